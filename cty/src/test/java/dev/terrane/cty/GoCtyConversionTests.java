package dev.terrane.cty;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.terrane.cty.CtyType.TupleType;
import dev.terrane.cty.codec.Json;
import dev.terrane.cty.codec.MessagePack;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random conversions and unifications as the original implementation does them. */
class GoCtyConversionTests {
  private static final HexFormat HEX = HexFormat.of();

  static List<List<String>> conversions() {
    return TsvTable.ofGoCty("conversions");
  }

  static List<List<String>> unifications() {
    return TsvTable.ofGoCty("unifications");
  }

  @ParameterizedTest(name = "[{index}] {0}")
  @MethodSource("conversions")
  void valuesAreConvertedAsTheOriginalDoes(List<String> row) {
    var value = MessagePack.decode(HEX.parseHex(row.get(0)), CtyType.DYNAMIC);
    var type = Json.decodeType(row.get(1).getBytes(UTF_8));

    if (row.get(2).equals("error")) {
      assertThatExceptionOfType(CtyException.class)
          .isThrownBy(() -> CtyConversion.convert(value, type));
    } else {
      var converted = CtyConversion.convert(value, type);
      assertThat(HEX.formatHex(MessagePack.encode(converted, CtyType.DYNAMIC)))
          .as("%s to %s is %s", value, type.friendlyName(), converted)
          .isEqualTo(row.get(2));
    }
  }

  @ParameterizedTest(name = "[{index}] {0}")
  @MethodSource("unifications")
  void typesAreUnifiedAsTheOriginalDoes(List<String> row) {
    var tuple = "[\"tuple\"," + row.get(0) + "]";
    var types = ((TupleType) Json.decodeType(tuple.getBytes(UTF_8))).elements();

    assertThat(text(CtyConversion.unify(types))).isEqualTo(row.get(1));
    assertThat(text(CtyConversion.unifyUnsafe(types))).isEqualTo(row.get(2));
  }

  private static String text(Optional<CtyType> type) {
    return type.map(found -> new String(Json.encodeType(found), UTF_8)).orElse("none");
  }
}
