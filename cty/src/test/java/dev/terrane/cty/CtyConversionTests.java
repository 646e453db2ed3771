package dev.terrane.cty;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.terrane.cty.codec.Json;
import dev.terrane.cty.codec.MessagePack;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CtyConversionTests {
  private static void assertImpossible(String value, CtyType to, String message) {
    assertThatExceptionOfType(CtyException.class)
        .isThrownBy(() -> CtyConversion.convert(ValueNotation.parse(value), to))
        .withMessage(message);
  }

  @Test
  void errorsNameTheInnermostPlace() {
    var type = CtyType.object(Map.of("a", CtyType.list(CtyType.NUMBER)));

    assertImpossible("{\"a\" = [1, []]}", type, "a[1]: number required, but this is tuple");
    assertImpossible(
        "{\"a\" = [1, \"x\"]}", type, "a[1]: a number is required, but the text is \"x\"");
    assertImpossible("{\"b\" = 1}", type, "the attribute \"a\" is required");
    assertImpossible(
        "\"True\"",
        CtyType.BOOL,
        "a bool is required; to convert from string, use lowercase \"true\"");
  }

  @Test
  void missingOptionalAttributesBecomeNullAndSurplusOnesAreDropped() {
    var type = CtyType.object(Map.of("a", CtyType.STRING, "b", CtyType.NUMBER), Set.of("b"));

    assertThat(CtyConversion.convert(ValueNotation.parse("{\"a\" = 1, \"c\" = true}"), type))
        .isEqualTo(ValueNotation.parse("{\"a\" = \"1\", \"b\" = null(number)}"));
  }

  @Test
  void nullAndUnknownMapsBecomeObjectsOfTheTargetType() {
    var map = CtyType.map(CtyType.STRING);
    var type = CtyType.object(Map.of("a", CtyType.STRING), Set.of("a"));

    assertThat(CtyConversion.convert(CtyValue.nullOf(map), type))
        .isEqualTo(CtyValue.nullOf(type.withoutOptional()));
    assertThat(CtyConversion.convert(CtyValue.unknown(map), type))
        .isEqualTo(CtyValue.unknown(type.withoutOptional()));
  }

  @Test
  void aConvertedValueConformsAndConvertingItAgainChangesNothing() {
    var rows = TsvTable.of("gocty-conversions.tsv");
    for (var row : rows) {
      var type = Json.decodeType(row.get(1).getBytes(UTF_8));
      if (row.get(2).equals("error")) {
        continue;
      }
      var bytes = HexFormat.of().parseHex(row.get(0));
      var value = MessagePack.decode(bytes, CtyType.DYNAMIC);
      var once = CtyConversion.convert(value, type);

      assertThat(once.type().conforms(type.withoutOptional())).as("%s", row).isTrue();
      assertThat(CtyConversion.convert(once, type)).as("%s", row).isEqualTo(once);
    }
  }

  @Test
  void typesWithoutACommonTypeAreNotUnified() {
    assertThat(CtyConversion.unify(List.of())).isEmpty();
    assertThat(CtyConversion.unify(List.of(CtyType.BOOL, CtyType.list(CtyType.BOOL)))).isEmpty();
    assertThat(CtyConversion.unify(List.of(CtyType.BOOL, CtyType.NUMBER))).isEmpty();
    assertThat(CtyConversion.unify(List.of(CtyType.BOOL, CtyType.NUMBER, CtyType.STRING)))
        .contains(CtyType.STRING);
  }
}
