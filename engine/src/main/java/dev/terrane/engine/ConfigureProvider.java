package dev.terrane.engine;

import dev.terrane.provider.Diagnostic;

/** Connects. */
public final class ConfigureProvider {
  private ConfigureProvider() {}

  /** What Terraform asks. */
  public record Request(String terraformVersion, DynamicValue config, ClientCapabilities clientCapabilities) {}

  /** What the provider answers. */
  public record Response(List<Diagnostic> diagnostics) {
    /** Copies what it is given. */
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
