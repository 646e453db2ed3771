package dev.terrane.provider.type;

import java.util.HexFormat;
import java.util.regex.Pattern;

/// A MAC address of 48 bits (EUI-48).
///
/// @param value the address as a number, from 0 to 2^48 - 1
public record MacAddress(long value) {
  private static final int BYTES = 6;
  private static final int BITS = 48;
  private static final Pattern BY_BYTE =
      Pattern.compile(
          "\\p{XDigit}{2}(?<separator>[:-])(?:\\p{XDigit}{2}\\k<separator>){4}\\p{XDigit}{2}");
  private static final Pattern BY_WORD = Pattern.compile("\\p{XDigit}{4}(?:\\.\\p{XDigit}{4}){2}");
  private static final HexFormat COLONS = HexFormat.ofDelimiter(":");

  /// Creates an address.
  ///
  /// @throws IllegalArgumentException if the value has more than 48 bits
  public MacAddress {
    if (value >>> BITS != 0) {
      throw new IllegalArgumentException(value + " has more than 48 bits");
    }
  }

  /// Parses an address.
  ///
  /// @param text `00:00:5e:00:53:01`, `00-00-5e-00-53-01` or `0000.5e00.5301`, in any case
  /// @return the address
  /// @throws IllegalArgumentException if the text is not a MAC address
  public static MacAddress parse(String text) {
    if (!BY_BYTE.matcher(text).matches() && !BY_WORD.matcher(text).matches()) {
      throw new IllegalArgumentException(text + " is not a MAC address");
    }
    return new MacAddress(HexFormat.fromHexDigitsToLong(text.replaceAll("[:.-]", "")));
  }

  /// {@return the address in lower case, with colons}
  @Override
  public String toString() {
    var bytes = new byte[BYTES];
    for (var i = 0; i < BYTES; i++) {
      bytes[i] = (byte) (value >>> (BITS - Byte.SIZE * (i + 1)));
    }
    return COLONS.formatHex(bytes);
  }
}
