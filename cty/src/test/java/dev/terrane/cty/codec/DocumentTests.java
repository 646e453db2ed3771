package dev.terrane.cty.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON of which nothing is known before. */
class DocumentTests {
  private static CtyValue decode(String json) {
    return Json.decodeDocument(json.getBytes(UTF_8));
  }

  @Test
  void saysItsOwnTypes() {
    assertThat(decode("{\"a\": [1, \"1\", true, null], \"b\": {}}"))
        .isEqualTo(
            CtyValue.object(
                Map.of(
                    "a",
                    CtyValue.tuple(
                        List.of(
                            CtyValue.number(1),
                            CtyValue.string("1"),
                            CtyValue.bool(true),
                            CtyValue.nullOf(CtyType.DYNAMIC))),
                    "b",
                    CtyValue.object(Map.of()))));
  }

  @Test
  void anyTextMayNameAMember() {
    assertThat(decode("{\"\": 1, \"a b\": 2}"))
        .isEqualTo(CtyValue.object(Map.of("", CtyValue.number(1), "a b", CtyValue.number(2))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "{", "[1,]", "{\"a\"}", "nul", "1 2", "'a'", "01", "1e99999999999"})
  void whatIsNoJsonIsRefused(String json) {
    assertThatExceptionOfType(CtyException.class).isThrownBy(() -> decode(json));
  }

  @Test
  void whatIsNestedTooDeeplyIsRefused() {
    assertThatExceptionOfType(CtyException.class)
        .isThrownBy(() -> decode("[".repeat(600) + "]".repeat(600)))
        .withMessageContaining("levels deep");
  }
}
