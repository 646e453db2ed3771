package dev.terrane.engine;

import dev.terrane.provider.Diagnostic;
import java.util.List;

/** Reads a stored state with the schema of today. */
public final class UpgradeResourceState {
  private UpgradeResourceState() {}

  /** What Terraform asks. */
  public record Request(String typeName, long version, RawState rawState) {}

  /** What the provider answers. */
  public record Response(DynamicValue upgradedState, List<Diagnostic> diagnostics) {
    /** Copies what it is given. */
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
