package dev.terrane.provider.schema;

/// The nesting mode of a block or a nested attribute, with Terraform's names.
public enum Nesting {
  /// At most one object; null when absent.
  SINGLE,
  /// A list of objects; never null for blocks.
  LIST,
  /// A set of objects; never null for blocks.
  SET,
  /// A map of objects; never null for blocks.
  MAP,
  /// Only for blocks: exactly one object, of null attributes when absent.
  GROUP
}
