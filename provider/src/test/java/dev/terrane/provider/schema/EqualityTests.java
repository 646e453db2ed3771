package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.attribute.Equality;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The equalities that are ready to be used.
class EqualityTests {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\": 1, \"b\": [true, null]} | {\"b\":[true,null],\"a\":1}",
        "1.0 | 1",
        "1e3 | 1000",
        "0.10 | 0.1",
        "-0 | 0",
        "\"\\u0061\" | \"a\"",
        " [ ] | []",
        "{\"a\":1,\"a\":2} | {\"a\":2}"
      })
  void jsonOfTheSameMeaningIsTheSame(String one, String other) {
    assertThat(Equality.json().same(one, other)).isTrue();
    assertThat(Equality.json().same(other, one)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[1,2] | [2,1]",
        "{\"a\":null} | {}",
        "1 | \"1\"",
        "true | \"true\"",
        "{} | []",
        "null | {}",
        "1 | 1.00000000000000000001",
        "{\"a\":1} | {\"a\":1} x",
        "x | y",
        "{ | {"
      })
  void jsonOfAnotherMeaningIsAnother(String one, String other) {
    assertThat(Equality.json().same(one, other)).isEqualTo(one.equals(other));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{} | {\"a\":1}",
        "{\"a\":1} | {\"b\":2,\"a\":1.0}",
        "{\"a\":{\"b\":1}} | {\"a\":{\"b\":1,\"c\":2}}",
        "[{\"a\":1}] | [{\"a\":1,\"b\":2}]",
        "{\"a\":null} | {}",
        "{\"a\":null} | {\"a\":null}"
      })
  void aSubsetIgnoresMembersThatOnlyTheRemoteObjectHas(String stated, String observed) {
    assertThat(Equality.jsonSubset().same(stated, observed)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\":1} | {}",
        "{\"a\":1} | {\"a\":2}",
        "{\"a\":null} | {\"a\":1}",
        "{\"a\":{\"b\":1}} | {\"a\":1}",
        "[] | [1]",
        "[1,2] | [2,1]",
        "[] | {}",
        "{} | []",
        "{ | {}",
        "{} | {"
      })
  void aSubsetHasAllThatIsStated(String stated, String observed) {
    assertThat(Equality.jsonSubset().same(stated, observed)).isFalse();
  }

  @Test
  void aChangeOfTheConfigurationIsNotComparedAsASubset() {
    var subset = Equality.jsonSubset();
    assertThat(subset.unchanged("{\"a\":1}", "{\"a\":1,\"b\":2}")).isFalse();
    assertThat(subset.unchanged("{\"a\":1,\"b\":2}", "{\"a\":1}")).isFalse();
    assertThat(subset.unchanged("{\"a\":1,\"b\":2}", "{\"b\":2.0, \"a\":1}")).isTrue();
  }

  @Test
  void textThatIsTooDeepToBeReadIsEqualToItselfAlone() {
    var deep = "[".repeat(100_000) + "]".repeat(100_000);
    assertThat(Equality.json().same(deep, deep + " ")).isFalse();
    assertThat(Equality.json().same(deep, deep)).isTrue();
  }

  @Test
  void caseDoesNotCountInAnyLanguage() {
    var equality = Equality.caseInsensitive();
    assertThat(equality.same("Straße", "STRAßE")).isTrue();
    assertThat(equality.same("ÄÖ", "äö")).isTrue();
    assertThat(equality.same("a", "b")).isFalse();
  }
}
