package dev.terrane.engine;

import dev.terrane.provider.Diagnostic;

/** Looks at a data block. */
public final class ValidateDataResourceConfig {
  private ValidateDataResourceConfig() {}

  /** What Terraform asks. */
  public record Request(String typeName, DynamicValue config) {}

  /** What the provider answers. */
  public record Response(List<Diagnostic> diagnostics) {
    /** Copies what it is given. */
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
