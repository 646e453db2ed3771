package dev.terrane.provider.schema;

import java.io.Serial;

/// Thrown for a schema that Terraform would reject, or that cannot work. It is a bug in the
/// provider.
public final class SchemaException extends IllegalArgumentException {
  @Serial private static final long serialVersionUID = 1;

  /// Creates an exception.
  ///
  /// @param place the path of the attribute or block: `owner.user`; empty for the whole schema
  /// @param reason what is wrong, and what to use instead
  public SchemaException(String place, String reason) {
    super(place.isEmpty() ? reason : place + ": " + reason);
  }
}
