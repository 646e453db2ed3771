package dev.terrane.provider;

/// An attribute or a block of a schema.
public interface SchemaMember {
  /// {@return its name in the configuration}
  String name();
}
