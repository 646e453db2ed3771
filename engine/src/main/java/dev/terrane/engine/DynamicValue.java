package dev.terrane.engine;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.cty.codec.MessagePack;
import java.nio.charset.StandardCharsets;

/// A value as it travels; only who knows the schema can read it.
public record DynamicValue(Bytes msgpack, Bytes json) {
  /// No value, which reads as null.
  public static final DynamicValue ABSENT = new DynamicValue(Bytes.EMPTY, Bytes.EMPTY);

  private static final Bytes NULL = Bytes.of(new byte[] {(byte) 0xc0});

  /// Writes a value as MessagePack.
  ///
  /// @throws CtyException with the place, for what Terraform could not read
  public static DynamicValue of(CtyValue value, CtyType type) {
    return new DynamicValue(Bytes.of(MessagePack.encode(value, type)), Bytes.EMPTY);
  }

  /// Whether there is no value, in contrast to a null that was sent.
  public boolean isAbsent() {
    return equals(ABSENT);
  }

  /// Whether it encodes null, which is recognized without a schema.
  public boolean isNull() {
    return msgpack.isEmpty() ? isNullJson() : msgpack.equals(NULL);
  }

  private boolean isNullJson() {
    return json.isEmpty()
        || new String(json.array(), StandardCharsets.UTF_8).strip().equals("null");
  }

  /// Reads the value; absent is null.
  ///
  /// @throws CtyException with the place and the reason
  public CtyValue decode(CtyType type) {
    if (!msgpack.isEmpty()) {
      return MessagePack.decode(msgpack.array(), type);
    }
    return json.isEmpty() ? CtyValue.nullOf(type) : Json.decode(json.array(), type);
  }
}
