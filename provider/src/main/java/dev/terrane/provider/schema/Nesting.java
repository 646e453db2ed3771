package dev.terrane.provider.schema;

/// How often a nested object may stand at its place; the words are Terraform's.
public enum Nesting {
  /// At most once; absent is null.
  SINGLE,
  /// In order; as a block never null.
  LIST,
  /// Without order; as a block never null.
  SET,
  /// By a key; as a block never null.
  MAP,
  /// As a block only: exactly one, made of nulls where nothing is written.
  GROUP
}
