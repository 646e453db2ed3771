package dev.terrane.provider.schema;

import java.io.Serial;

/// A schema that Terraform would refuse. It is the author's to mend, before any user sees it.
public final class SchemaException extends IllegalArgumentException {
  @Serial private static final long serialVersionUID = 1;

  /// Names the place and the reason.
  ///
  /// @param place the attribute or block, with its parents: `owner.user`; empty for the schema
  /// @param reason what is wrong and what to write instead
  public SchemaException(String place, String reason) {
    super(place.isEmpty() ? reason : place + ": " + reason);
  }
}
