package dev.terrane.engine;

/// A request about one part. Its name and the kind of the RPC identify the part.
public interface PartRequest {
  /// The full name of the part.
  String typeName();
}
