package dev.terrane.testkit.internal;

import java.util.Optional;

/// An entry of the state file that was not written by the resource type of an instance, or by
/// another version of it.
///
/// @param source the type that wrote it; empty for the same type
/// @param version the schema version with which it was written
/// @param json the object
public record FormerState(Optional<Source> source, long version, String json) {
  /// Another resource type.
  ///
  /// @param provider the address of its provider without the host, `hashicorp/null`
  /// @param typeName its name
  public record Source(String provider, String typeName) {}
}
