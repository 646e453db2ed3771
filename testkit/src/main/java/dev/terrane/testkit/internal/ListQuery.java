package dev.terrane.testkit.internal;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Schema;

/// A `list` block.
///
/// @param typeName the type of the list resource, and of the resource that it lists
/// @param schema the schema of the list resource
/// @param resource the schema of the resource
/// @param config the arguments
/// @param options the other arguments of the block
public record ListQuery(
    String typeName, Schema schema, Schema resource, CtyValue config, Options options) {
  /// The other arguments.
  ///
  /// @param includesResource whether the states are requested
  /// @param limit the maximum number of objects
  public record Options(boolean includesResource, long limit) {}
}
