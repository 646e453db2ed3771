package dev.terrane.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonLayoutTests {
  @Test
  void membersAndElementsHaveALineEach() {
    assertThat(JsonLayout.of("{\"a\": [1,true,\"x, }\"],\"b\":{},\"c\":[ ]}"))
        .isEqualTo(
            """
            {
              "a": [
                1,
                true,
                "x, }"
              ],
              "b": {},
              "c": []
            }\
            """);
  }

  @Test
  void theValueOfASecretMemberIsMasked() {
    assertThat(JsonLayout.of("{\"access_token\":\"a\\\"b\",\"pin\":1,\"client_secret\":7,\"x\":2}"))
        .isEqualTo(
            """
            {
              "access_token": "***",
              "pin": "***",
              "client_secret": "***",
              "x": 2
            }\
            """);
  }

  @Test
  void allThatASecretMemberContainsIsMasked() {
    assertThat(JsonLayout.of("{\"credentials\":[{\"name\":\"n\"},\"k\"],\"after\":\"seen\"}"))
        .contains("\"name\": \"***\"", "\"***\"\n  ]", "\"after\": \"seen\"")
        .doesNotContain("\"n\"", "\"k\"");
  }

  @Test
  void textThatIsCutIsKept() {
    assertThat(JsonLayout.of("{\"password\":\"abc")).isEqualTo("{\n  \"password\": \"***\"");
    assertThat(JsonLayout.of("{\"a\":\"b\\")).isEqualTo("{\n  \"a\": \"b\\");
    assertThat(JsonLayout.of("]}no json")).isEqualTo("]\n}nojson");
  }

  @Test
  void theIndentationHasALimit() {
    assertThat(JsonLayout.of("[".repeat(10_000))).hasSizeLessThan(10_000 * 140);
  }
}
