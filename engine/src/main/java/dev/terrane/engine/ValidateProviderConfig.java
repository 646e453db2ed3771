package dev.terrane.engine;

import dev.terrane.provider.Diagnostic;
import java.util.List;

/** Looks at the provider block. */
public final class ValidateProviderConfig {
  private ValidateProviderConfig() {}

  /** What Terraform asks. */
  public record Request(DynamicValue config) {}

  /** What the provider answers. */
  public record Response(DynamicValue preparedConfig, List<Diagnostic> diagnostics) {
    /** Copies what it is given. */
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
