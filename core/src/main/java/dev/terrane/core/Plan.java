package dev.terrane.core;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import java.util.List;
import java.util.Optional;

/// The plan of one resource instance.
///
/// @param change the planned change; empty if the plan failed
/// @param findings the diagnostics of all its calls
public record Plan(Optional<Change> change, CommandDiagnostics findings) {
  /// A planned change.
  ///
  /// @param action the action
  /// @param prior the prior object; null for none
  /// @param planned the planned object, which may contain unknown values; null for none
  /// @param replace the paths because of which the object is replaced
  /// @param privateState the private state that the provider has planned
  /// @param identity the identity that the provider has planned
  public record Change(
      Action action,
      CtyValue prior,
      CtyValue planned,
      List<CtyPath> replace,
      Bytes privateState,
      DynamicValue identity) {
    /// Copies the paths, so that the record is immutable.
    public Change {
      replace = List.copyOf(replace);
    }

    static Change of(Action action, CtyValue prior, ResourceState planned) {
      return new Change(
          action, prior, planned.value(), List.of(), planned.privateState(), planned.identity());
    }

    Change replacing(List<CtyPath> paths) {
      return new Change(Action.REPLACE, prior, planned, paths, privateState, identity);
    }

    ResourceState after() {
      return new ResourceState(planned, privateState, identity);
    }
  }

  static Plan failed(CommandDiagnostics findings) {
    return new Plan(Optional.empty(), findings);
  }

  static Plan of(Change change, CommandDiagnostics findings) {
    return new Plan(Optional.of(change), findings);
  }

  /// The planned change.
  ///
  /// @throws IllegalStateException when the plan failed
  public Change get() {
    return change.orElseThrow(
        () -> new IllegalStateException("the plan failed:" + findings.text()));
  }

  /// The planned action.
  ///
  /// @throws IllegalStateException when the plan failed
  public Action action() {
    return get().action();
  }

  /// The planned object.
  ///
  /// @throws IllegalStateException when the plan failed
  public CtyValue planned() {
    return get().planned();
  }

  /// The paths because of which the object is replaced, as text.
  ///
  /// @throws IllegalStateException when the plan failed
  public List<String> replace() {
    return get().replace().stream().map(CtyPath::toString).toList();
  }
}
