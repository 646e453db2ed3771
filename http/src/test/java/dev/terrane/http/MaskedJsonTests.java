package dev.terrane.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MaskedJsonTests {
  @Test
  void membersAndElementsHaveALineEach() {
    assertThat(MaskedJson.format("{\"a\": [1,true,\"x, }\"],\"b\":{},\"c\":[ ]}"))
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
    assertThat(
            MaskedJson.format(
                "{\"access_token\":\"a\\\"b\",\"pin\":1,\"client_secret\":7,\"x\":2}"))
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
    assertThat(MaskedJson.format("{\"credentials\":[{\"name\":\"n\"},\"k\"],\"after\":\"seen\"}"))
        .contains("\"name\": \"***\"", "\"***\"\n  ]", "\"after\": \"seen\"")
        .doesNotContain("\"n\"", "\"k\"");
  }

  @Test
  void textThatIsCutIsKept() {
    assertThat(MaskedJson.format("{\"password\":\"abc")).isEqualTo("{\n  \"password\": \"***\"");
    assertThat(MaskedJson.format("{\"a\":\"b\\")).isEqualTo("{\n  \"a\": \"b\\");
    assertThat(MaskedJson.format("]}no json")).isEqualTo("]\n}nojson");
  }

  @Test
  void theIndentationHasALimit() {
    assertThat(MaskedJson.format("[".repeat(10_000))).hasSizeLessThan(10_000 * 140);
  }
}
