package dev.terrane.rpc.message;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.Bytes;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import dev.terrane.rpc.proto.WireException;

/** The field types for cty types, which are encoded as JSON. */
public final class TypeFields {
  private TypeFields() {}

  /**
   * A type.
   *
   * @param owner the owner of the type, for errors
   */
  public static FieldType<CtyType> typeOf(String owner) {
    return new FieldType<>((in, field) -> read(in, field, owner), TypeFields::write);
  }

  private static CtyType read(ProtoMessage in, int field, String owner) {
    try {
      return Json.decodeType(in.bytes(field).array());
    } catch (CtyException e) {
      throw new WireException("the type of " + owner + " is unreadable", e);
    }
  }

  private static void write(ProtoWriter out, int field, CtyType type) {
    out.bytes(field, Bytes.of(Json.encodeType(type)));
  }
}
