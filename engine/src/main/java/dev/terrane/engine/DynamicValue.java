package dev.terrane.engine;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.cty.codec.MessagePack;
import java.nio.charset.StandardCharsets;

/// An encoded value; decoding requires its type.
public record DynamicValue(Bytes msgpack, Bytes json) {
  /// No value, which reads as null.
  public static final DynamicValue ABSENT = new DynamicValue(Bytes.EMPTY, Bytes.EMPTY);

  private static final Bytes NULL = Bytes.of(new byte[] {(byte) 0xc0});

  /// Encodes a value as MessagePack.
  ///
  /// @throws CtyException with the path of a value that Terraform cannot decode
  public static DynamicValue of(CtyValue value, CtyType type) {
    return new DynamicValue(Bytes.of(MessagePack.encode(value, type)), Bytes.EMPTY);
  }

  /// Whether there is no value. An encoded null is a value.
  public boolean isAbsent() {
    return equals(ABSENT);
  }

  /// Whether it encodes null, which is the same for each type.
  public boolean isNull() {
    return msgpack.isEmpty() ? isNullJson() : msgpack.equals(NULL);
  }

  private boolean isNullJson() {
    return json.isEmpty()
        || new String(json.array(), StandardCharsets.UTF_8).strip().equals("null");
  }

  /// Decodes the value; an absent value is null.
  ///
  /// @throws CtyException with the path and the reason
  public CtyValue decode(CtyType type) {
    if (!msgpack.isEmpty()) {
      return MessagePack.decode(msgpack.array(), type);
    }
    return json.isEmpty() ? CtyValue.nullOf(type) : Json.decode(json.array(), type);
  }
}
