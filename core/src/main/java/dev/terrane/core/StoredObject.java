package dev.terrane.core;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import java.util.Optional;

/// The entry of one resource instance in the state file.
///
/// @param json the object as JSON; empty if there is none
/// @param privateState its private state
/// @param tainted whether the object must be replaced, because its create failed
/// @param version the schema version with which it was written
/// @param identity its identity, if the provider has returned one
public record StoredObject(
    Bytes json,
    Bytes privateState,
    boolean tainted,
    long version,
    Optional<StoredIdentity> identity) {
  /// No object.
  public static final StoredObject NOTHING =
      new StoredObject(Bytes.EMPTY, Bytes.EMPTY, false, 0, Optional.empty());

  /// The identity of an object.
  ///
  /// @param json the identity as JSON
  /// @param version the version of the identity schema with which it was written
  public record StoredIdentity(Bytes json, long version) {}

  /// Stores an object. An identity that is null or not wholly known is not stored (AP13).
  static StoredObject of(ResourceSchema schema, ResourceState state, boolean tainted) {
    if (state.value().isNull()) {
      return NOTHING;
    }
    var type = schema.schema().type();
    return new StoredObject(
        Bytes.of(Json.encode(state.value(), type)),
        state.privateState(),
        tainted,
        schema.schema().version(),
        identity(schema, state.identity()));
  }

  private static Optional<StoredIdentity> identity(ResourceSchema schema, DynamicValue identity) {
    var value = schema.decodeIdentity("the stored object", identity);
    if (value.isNull() || !value.isWhollyKnown()) {
      return Optional.empty();
    }
    var json = Bytes.of(Json.encode(value, schema.identityType()));
    return Optional.of(new StoredIdentity(json, schema.identityVersion()));
  }

  /// The same object with other private state.
  public StoredObject withPrivateState(Bytes other) {
    return new StoredObject(json, other, tainted, version, identity);
  }

  /// Whether there is an object.
  public boolean exists() {
    return !json.isEmpty();
  }

  /// The object.
  ///
  /// @param type the type of the schema with which it was written
  /// @return null of the type if there is none
  CtyValue value(CtyType type) {
    return exists() ? Json.decode(json.array(), type) : CtyValue.nullOf(type);
  }
}
