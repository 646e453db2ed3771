package dev.terrane.engine;

import dev.terrane.provider.Diagnostic;
import java.util.List;

/** Reads a data source. */
public final class ReadDataSource {
  private ReadDataSource() {}

  /** What Terraform asks. */
  public record Request(String typeName, DynamicValue config, ClientCapabilities clientCapabilities) {}

  /** What the provider answers. */
  public record Response(DynamicValue state, List<Diagnostic> diagnostics) {
    /** Copies what it is given. */
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
