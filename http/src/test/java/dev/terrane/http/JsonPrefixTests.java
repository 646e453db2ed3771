package dev.terrane.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonPrefixTests {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        " [ ] ",
        "[1,-2.5e+3,true,null,\"a\\\"b\"]",
        "{\"a\":{\"b\":[{}]},\"c\":\"\"}",
        "\"text\"",
        "{\"a\":1}\n{\"a\":2}\n",
      })
  void jsonIsKnown(String text) {
    assertThat(JsonPrefix.isJson(text, false)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "{]",
        "]",
        "{\"a\"}",
        "{\"a\" 1}",
        "{\"a\":}",
        "{\"a\":1,}",
        "[1,]",
        "[1 2]",
        "[,1]",
        "{1:2}",
        "{password=x}",
        "{a: 1}",
        "[\"a]",
        "1,2",
        "nul",
        "[default]\npassword = x",
      })
  void otherTextIsNot(String text) {
    assertThat(JsonPrefix.isJson(text, false)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "{\"a", "{\"a\":", "[1,", "[\"a b ", "[tru"})
  void aPrefixOfJsonIsKnown(String text) {
    assertThat(JsonPrefix.isJson(text, true)).isTrue();
    assertThat(JsonPrefix.isJson(text, false)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{a", "[1 2", "{\"a\",", "[default] password ="})
  void aPrefixOfOtherTextIsNot(String text) {
    assertThat(JsonPrefix.isJson(text, true)).isFalse();
  }
}
