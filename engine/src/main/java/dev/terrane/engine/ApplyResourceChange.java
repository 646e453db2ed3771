package dev.terrane.engine;

import dev.terrane.provider.Diagnostic;
import java.util.List;

/** Creates, updates or deletes. */
public final class ApplyResourceChange {
  private ApplyResourceChange() {}

  /** What Terraform asks. */
  public record Request(String typeName, DynamicValue priorState, DynamicValue plannedState, DynamicValue config, Bytes plannedPrivate) {}

  /** What the provider answers. */
  public record Response(DynamicValue newState, Bytes privateState, List<Diagnostic> diagnostics) {
    /** Copies what it is given. */
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
