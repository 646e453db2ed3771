package dev.terrane.engine.resource;

import dev.terrane.cty.CtyType;
import java.util.List;

/// The identity schema of a resource type.
///
/// @param version the number of its shape
/// @param attributes the parts
public record IdentitySchema(long version, List<Part> attributes) {
  public IdentitySchema {
    attributes = List.copyOf(attributes);
  }

  /// One part of an identity.
  ///
  /// @param name the attribute's name
  /// @param type a primitive type (S22)
  /// @param optionalForImport whether an import may leave it out, else it has to name it (S21)
  /// @param description for users
  public record Part(String name, CtyType type, boolean optionalForImport, String description) {}
}
