package dev.terrane.engine.resource;

import dev.terrane.cty.CtyType;
import java.util.List;

/// The identity schema of a resource type.
///
/// @param version the version of the identity schema
/// @param attributes the identity attributes
public record IdentitySchema(long version, List<Part> attributes) {
  public IdentitySchema {
    attributes = List.copyOf(attributes);
  }

  /// An attribute of the identity.
  ///
  /// @param name the attribute's name
  /// @param type a primitive type (S22)
  /// @param optionalForImport whether an import may omit it; otherwise it is required (S21)
  /// @param description for users
  public record Part(String name, CtyType type, boolean optionalForImport, String description) {}
}
