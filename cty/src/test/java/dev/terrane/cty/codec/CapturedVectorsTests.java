package dev.terrane.cty.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.TsvTable;
import dev.terrane.cty.ValueNotation;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bytes that Terraform was seen to send, with the expressions that made them. The expected values
 * are written from the expressions, without a look at the bytes.
 */
class CapturedVectorsTests {
  private static final HexFormat HEX = HexFormat.of();
  private static final int ROWS = 201;

  static List<List<String>> captured() {
    var rows = TsvTable.of("msgpack-vectors.tsv");
    return rows.subList(1, rows.size());
  }

  static Stream<Arguments> rows() {
    var rows = captured();
    var values = TsvTable.of("msgpack-values.txt");
    return IntStream.range(0, rows.size())
        .mapToObj(i ->
            Arguments.of(
                rows.get(i).get(0),
                rows.get(i).get(1),
                rows.get(i).get(2),
                values.get(i).getFirst()));
  }

  @ParameterizedTest(name = "{1} as {0}")
  @MethodSource("rows")
  void aCapturedValueIsReadAndWritten(
      String typeJson, String expression, String bytes, String expected) {
    var type = Json.decodeType(typeJson.getBytes(UTF_8));
    var value = ValueNotation.parse(expected);

    assertThat(MessagePack.decode(HEX.parseHex(bytes), type)).isEqualTo(value);
    assertThat(HEX.formatHex(MessagePack.encode(value, type))).as(expression).isEqualTo(bytes);
  }

  @Test
  void noRowIsMissing() {
    assertThat(captured()).hasSize(ROWS);
    assertThat(TsvTable.of("msgpack-values.txt")).hasSize(ROWS);
  }
}
