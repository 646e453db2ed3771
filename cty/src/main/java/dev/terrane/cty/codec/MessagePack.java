package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;

/// Encodes and decodes values in the MessagePack format of the provider protocol. Thread-safe.
///
/// The type is the declared type of the attribute: where it is [CtyType#DYNAMIC], the value's own
/// type is also written. Marks of optional attributes in it are ignored. Values may be nested 512
/// levels deep.
public final class MessagePack {
  private MessagePack() {}

  /// Encodes a value byte for byte as Terraform does. Values that would crash Terraform are
  /// rejected.
  ///
  /// @param value the value
  /// @param type the declared type
  /// @return the bytes
  /// @throws dev.terrane.cty.CtyException if the value does not conform to the type or Terraform
  ///   cannot decode it
  public static byte[] encode(CtyValue value, CtyType type) {
    return new MessagePackEncoder(value).encode(value, type);
  }

  /// Decodes a value in any form that Terraform may send. Bytes after the value are ignored.
  /// Lengths are checked before memory is allocated.
  ///
  /// @param bytes the bytes
  /// @param type the declared type
  /// @return the value
  /// @throws dev.terrane.cty.CtyException if the bytes are not a value of the type
  public static CtyValue decode(byte[] bytes, CtyType type) {
    return new MessagePackDecoder(bytes).decode(type);
  }
}
