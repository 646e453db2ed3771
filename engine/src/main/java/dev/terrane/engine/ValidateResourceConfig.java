package dev.terrane.engine;

import dev.terrane.provider.Diagnostic;

/** Looks at a resource block. */
public final class ValidateResourceConfig {
  private ValidateResourceConfig() {}

  /** What Terraform asks. */
  public record Request(String typeName, DynamicValue config, ClientCapabilities clientCapabilities) {}

  /** What the provider answers. */
  public record Response(List<Diagnostic> diagnostics) {
    /** Copies what it is given. */
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
