package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;

/// Values in the MessagePack form in which Terraform and providers exchange them. Thread-safe.
///
/// The type given is that of the slot: where it is [CtyType#DYNAMIC] the value's own type is
/// written along. Marks of optional attributes in it have no meaning here. Values may be nested 512
/// levels deep.
public final class MessagePack {
  private MessagePack() {}

  /// Encodes a value as Terraform itself would, byte for byte. Values that would make Terraform
  /// crash when it reads them are refused.
  ///
  /// @param value the value
  /// @param type the type of the slot
  /// @return the bytes
  /// @throws dev.terrane.cty.CtyException if the value does not conform to the type or is one that
  ///   Terraform cannot read
  public static byte[] encode(CtyValue value, CtyType type) {
    return new MessagePackEncoder().encode(value, type);
  }

  /// Decodes a value in any form that Terraform may send. Bytes after the value are ignored, and
  /// announced lengths are not trusted.
  ///
  /// @param bytes the bytes
  /// @param type the type of the slot
  /// @return the value
  /// @throws dev.terrane.cty.CtyException if the bytes are no value of the type
  public static CtyValue decode(byte[] bytes, CtyType type) {
    return new MessagePackDecoder(bytes).decode(type);
  }
}
