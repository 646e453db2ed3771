package dev.terrane.engine.core;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.Bytes;
import dev.terrane.provider.schema.Schema;

/// What the state file holds of one instance.
///
/// @param json the object as JSON; empty where there is none
/// @param privateState what the provider keeps beside it
/// @param tainted whether the object has to be replaced, because its creation failed
/// @param version the version of the schema that wrote it
public record Stored(Bytes json, Bytes privateState, boolean tainted, long version) {
  static final Stored NOTHING = new Stored(Bytes.EMPTY, Bytes.EMPTY, false, 0);

  static Stored of(CtyValue value, Schema schema, Bytes privateState, boolean tainted) {
    return value.isNull()
        ? NOTHING
        : new Stored(
            Bytes.of(Json.encode(value, schema.type())), privateState, tainted, schema.version());
  }

  CtyValue value(CtyType type) {
    return json.isEmpty() ? CtyValue.nullOf(type) : Json.decode(json.array(), type);
  }
}
