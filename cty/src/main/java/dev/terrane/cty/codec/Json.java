package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import java.nio.charset.StandardCharsets;

/// Encodes and decodes values and types in Terraform's JSON formats: values as in state files,
/// types as in schemas. Numbers keep all digits. Thread-safe.
///
/// Values and types may be nested 512 levels deep.
public final class Json {
  private Json() {}

  /// Encodes a value, byte for byte as Terraform does.
  ///
  /// @param value the value, which must be wholly known
  /// @param type the declared type; where it is [CtyType#DYNAMIC], the value's own type is also
  ///   written
  /// @return JSON without white space
  /// @throws dev.terrane.cty.CtyException if the value does not conform to the type, or a part of
  ///   it is unknown or infinite
  public static byte[] encode(CtyValue value, CtyType type) {
    return new JsonEncoder().encode(value, type);
  }

  /// Decodes a value. Missing attributes become null. Numbers and bools may be written as strings,
  /// and strings as numbers or bools.
  ///
  /// @param bytes JSON
  /// @param type the declared type
  /// @return the value
  /// @throws dev.terrane.cty.CtyException if this is not valid JSON, is not a value of the type, or
  ///   has an attribute that the type does not have
  public static CtyValue decode(byte[] bytes, CtyType type) {
    return new JsonDecoder(bytes, false).decode(type);
  }

  /// Decodes a value as [#decode] does, but ignores attributes that the type does not have, at
  /// every depth. For states that were written with another version of the schema.
  ///
  /// @param bytes JSON
  /// @param type the declared type
  /// @return the value
  /// @throws dev.terrane.cty.CtyException if this is not valid JSON or not a value of the type
  public static CtyValue decodeLenient(byte[] bytes, CtyType type) {
    return new JsonDecoder(bytes, true).decode(type);
  }

  /// Decodes a JSON document of unknown type: an object becomes an object, an array a tuple. The
  /// order of members, white space and the notation of numbers do not affect the result, so
  /// equivalent documents are equal.
  ///
  /// @param bytes JSON
  /// @return the value; of members with the same name, the last one
  /// @throws dev.terrane.cty.CtyException if this is not valid JSON
  public static CtyValue decodeDocument(byte[] bytes) {
    return new JsonDecoder(bytes, false).decodeDocument();
  }

  /// Encodes a type as in schemas, byte for byte as Terraform does.
  ///
  /// @param type the type
  /// @return JSON without white space
  /// @throws dev.terrane.cty.CtyException if the type is nested too deeply
  public static byte[] encodeType(CtyType type) {
    TypeNesting.require(type, 1);
    return TypeWriter.write(type);
  }

  /// Decodes a type.
  ///
  /// @param bytes JSON
  /// @return the type
  /// @throws dev.terrane.cty.CtyException if this is not valid JSON or not a type
  public static CtyType decodeType(byte[] bytes) {
    return TypeReader.read(bytes);
  }

  static byte[] bytes(CharSequence text) {
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
