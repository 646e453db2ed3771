package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import java.nio.charset.StandardCharsets;

/// Values and types in Terraform's JSON forms: values as they stand in state files, types as they
/// stand in schemas. Numbers keep all their digits. Thread-safe.
///
/// Values and types may be nested 512 levels deep.
public final class Json {
  private Json() {}

  /// Encodes a value, byte for byte as Terraform does.
  ///
  /// @param value the value, which must be wholly known
  /// @param type the type of the slot; where it is [CtyType#DYNAMIC] the value's own type is
  ///   written along
  /// @return JSON without blanks
  /// @throws dev.terrane.cty.CtyException if the value does not conform to the type, or a part of
  ///   it is unknown or infinite
  public static byte[] encode(CtyValue value, CtyType type) {
    return new JsonEncoder().encode(value, type);
  }

  /// Decodes a value. Attributes that are missing become null; numbers and bools may be written as
  /// strings, and the other way round.
  ///
  /// @param bytes JSON
  /// @param type the type of the slot
  /// @return the value
  /// @throws dev.terrane.cty.CtyException if this is not JSON or no value of the type, or has an
  ///   attribute that the type has not
  public static CtyValue decode(byte[] bytes, CtyType type) {
    return new JsonDecoder(bytes, false).decode(type);
  }

  /// Decodes a value as [#decode] does, but passes over attributes that the type has not, at every
  /// depth. This is for state that was written with another version of the schema.
  ///
  /// @param bytes JSON
  /// @param type the type of the slot
  /// @return the value
  /// @throws dev.terrane.cty.CtyException if this is not JSON or no value of the type
  public static CtyValue decodeLenient(byte[] bytes, CtyType type) {
    return new JsonDecoder(bytes, true).decode(type);
  }

  /// Decodes a document that nothing is known of: an object becomes an object, an array a tuple.
  /// Two documents are equal when they say the same, whatever the order of members, the blanks and
  /// the spelling of numbers.
  ///
  /// @param bytes JSON
  /// @return the value; of members of the same name the last one counts
  /// @throws dev.terrane.cty.CtyException if this is not JSON
  public static CtyValue decodeDocument(byte[] bytes) {
    return new JsonDecoder(bytes, false).decodeDocument();
  }

  /// Encodes a type as schemas have it, byte for byte as Terraform does.
  ///
  /// @param type the type
  /// @return JSON without blanks
  /// @throws dev.terrane.cty.CtyException if the type is nested too deeply
  public static byte[] encodeType(CtyType type) {
    TypeNesting.require(type, 1);
    return TypeWriter.write(type);
  }

  /// Decodes a type.
  ///
  /// @param bytes JSON
  /// @return the type
  /// @throws dev.terrane.cty.CtyException if this is not JSON or no type
  public static CtyType decodeType(byte[] bytes) {
    return TypeReader.read(bytes);
  }

  static byte[] bytes(CharSequence text) {
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
