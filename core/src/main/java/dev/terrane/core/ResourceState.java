package dev.terrane.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;

/// An object of a resource in a request or a response.
///
/// @param value the object; null for none
/// @param privateState its private state
/// @param identity its identity; absent for none
record ResourceState(CtyValue value, Bytes privateState, DynamicValue identity) {
  /// A value without private state and identity.
  static ResourceState of(CtyValue value) {
    return new ResourceState(value, Bytes.EMPTY, DynamicValue.ABSENT);
  }

  ResourceState with(CtyValue other) {
    return new ResourceState(other, privateState, identity);
  }
}
