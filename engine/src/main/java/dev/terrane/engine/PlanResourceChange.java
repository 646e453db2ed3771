package dev.terrane.engine;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/** Predicts what apply will do. */
public final class PlanResourceChange {
  private PlanResourceChange() {}

  /** What Terraform asks. */
  public record Request(String typeName, DynamicValue priorState, DynamicValue proposedNewState, DynamicValue config, Bytes priorPrivate, Bytes plannedPrivate, ClientCapabilities clientCapabilities) {}

  /** What the provider answers. */
  public record Response(DynamicValue plannedState, List<CtyPath> requiresReplace, Bytes plannedPrivate, List<Diagnostic> diagnostics) {
    /** Copies what it is given. */
    public Response {
      requiresReplace = List.copyOf(requiresReplace);
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
