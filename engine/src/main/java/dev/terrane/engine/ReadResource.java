package dev.terrane.engine;

import dev.terrane.provider.Diagnostic;
import java.util.List;

/** Looks at the remote object. */
public final class ReadResource {
  private ReadResource() {}

  /** What Terraform asks. */
  public record Request(String typeName, DynamicValue currentState, Bytes privateState, ClientCapabilities clientCapabilities) {}

  /** What the provider answers. */
  public record Response(DynamicValue newState, Bytes privateState, List<Diagnostic> diagnostics) {
    /** Copies what it is given. */
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
