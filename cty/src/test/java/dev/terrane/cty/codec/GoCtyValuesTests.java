package dev.terrane.cty.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.TsvTable;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random values as the original implementation encodes them. */
class GoCtyValuesTests {
  private static final HexFormat HEX = HexFormat.of();

  static List<List<String>> rows() {
    return TsvTable.ofGoCty("values");
  }

  @ParameterizedTest(name = "[{index}] {0}")
  @MethodSource("rows")
  void valuesAreReadAndWrittenAsTheOriginalDoes(List<String> row) {
    var type = Json.decodeType(row.get(0).getBytes(UTF_8));
    var value = MessagePack.decode(HEX.parseHex(row.get(1)), type);

    assertThat(Json.encodeType(type)).asString(UTF_8).isEqualTo(row.get(0));
    assertThat(HEX.formatHex(MessagePack.encode(value, type))).isEqualTo(row.get(1));
    if (!row.get(2).equals("-")) {
      assertThat(Json.encode(value, type)).asString(UTF_8).isEqualTo(row.get(2));
      assertThat(Json.decode(row.get(2).getBytes(UTF_8), type)).isEqualTo(value);
    }
  }
}
