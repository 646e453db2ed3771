package dev.terrane.check.schema;

/// A violated rule of a schema.
///
/// @param rule the name of the rule
/// @param path the path of the attribute or block, names with dots between them; empty for the
///   whole schema
/// @param message what is wrong
/// @param isError whether Terraform rejects the schema
public record SchemaProblem(String rule, String path, String message, boolean isError) {
  SchemaProblem(String rule, String path, String message) {
    this(rule, path, message, true);
  }
}
