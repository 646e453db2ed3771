package dev.terrane.provider.type;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

/// Bytes that cannot change, for attributes in base64. In contrast to an array they are compared by
/// content.
public final class ByteString {
  private final byte[] bytes;

  private ByteString(byte[] bytes) {
    this.bytes = bytes;
  }

  /// Copies bytes.
  ///
  /// @param bytes the bytes
  /// @return the copy
  public static ByteString of(byte[] bytes) {
    return new ByteString(bytes.clone());
  }

  /// Encodes a text in UTF-8.
  ///
  /// @param text the text
  /// @return its bytes
  public static ByteString utf8(String text) {
    return new ByteString(text.getBytes(StandardCharsets.UTF_8));
  }

  /// Decodes base64 with the alphabet of RFC 4648, section 4. Padding may be missing; line breaks
  /// are not allowed.
  ///
  /// @param text the encoded bytes
  /// @return the bytes
  /// @throws IllegalArgumentException if the text is not base64
  public static ByteString parseBase64(String text) {
    return new ByteString(Base64.getDecoder().decode(text));
  }

  /// The number of bytes.
  ///
  /// @return the number
  public int size() {
    return bytes.length;
  }

  /// Copies the bytes.
  ///
  /// @return a new array
  public byte[] toByteArray() {
    return bytes.clone();
  }

  /// Encodes the bytes in base64, with padding.
  ///
  /// @return the text
  public String toBase64() {
    return Base64.getEncoder().encodeToString(bytes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ByteString that && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  /// {@return the number of bytes; never their content, which may be secret}
  @Override
  public String toString() {
    return "ByteString of " + bytes.length + " bytes";
  }
}
