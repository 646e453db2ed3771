package dev.terrane.cty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.codec.MessagePack;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random numbers, most of them near a border, as the original implementation prints them. */
class GoCtyNumbersTests {
  static List<List<String>> rows() {
    return TsvTable.ofGoCty("numbers");
  }

  @ParameterizedTest(name = "[{index}] {0}")
  @MethodSource("rows")
  void numbersAreWrittenAndComparedAsTheOriginalDoes(List<String> row) {
    var first = number(row.get(0));
    var second = number(row.get(3));

    assertThat(first.toText()).isEqualTo(row.get(2));
    assertThat(second.toText()).isEqualTo(row.get(5));
    assertThat(first.equals(second)).isEqualTo(Boolean.parseBoolean(row.get(6)));
    assertThat(first.compareTo(second) == 0).isEqualTo(first.equals(second));
    assertEncoded(first, row.get(1));
    assertEncoded(second, row.get(4));
  }

  /** The original writes whole doubles beyond 64 bits as text, which loses digits; we do not. */
  private static void assertEncoded(CtyNumber number, String expected) {
    if (number instanceof CtyNumber.Float64(var value)
        && value == Math.rint(value)
        && Math.abs(value) >= 0x1p63) {
      return;
    }
    var bytes = MessagePack.encode(CtyValue.number(number), CtyType.NUMBER);
    assertThat(HexFormat.of().formatHex(bytes)).isEqualTo(expected);
  }

  private static CtyNumber number(String description) {
    var argument = description.substring(description.indexOf(':') + 1);
    return switch (description.charAt(0)) {
      case 'i' -> CtyNumber.of(Long.parseLong(argument));
      case 'f' -> CtyNumber.of(Double.longBitsToDouble(Long.parseUnsignedLong(argument, 16)));
      default -> CtyNumber.parse(argument);
    };
  }
}
