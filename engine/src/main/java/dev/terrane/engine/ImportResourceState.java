package dev.terrane.engine;

import dev.terrane.provider.Diagnostic;
import java.util.List;

/** Makes the first state of an object that Terraform did not create. */
public final class ImportResourceState {
  private ImportResourceState() {}

  /** What Terraform asks. */
  public record Request(String typeName, String id, ClientCapabilities clientCapabilities) {}

  /** What the provider answers. */
  public record Response(List<Imported> imported, List<Diagnostic> diagnostics) {
    /** Copies what it is given. */
    public Response {
      imported = List.copyOf(imported);
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /** One object, with as much state as reading it needs. */
  public record Imported(String typeName, DynamicValue state, Bytes privateState) {}
}
