package dev.terrane.core;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.provider.Deferred;
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
  /// @param deferral Terraform's name of the reason why the change waits for another plan, such as
  ///   `absent_prereq`; empty if it is applied
  public record Change(
      Action action,
      CtyValue prior,
      CtyValue planned,
      List<CtyPath> replace,
      Bytes privateState,
      DynamicValue identity,
      Optional<String> deferral) {
    /// Copies the paths, so that the record is immutable.
    public Change {
      replace = List.copyOf(replace);
    }

    static Change of(Action action, CtyValue prior, ResourceState planned) {
      return new Change(
          action,
          prior,
          planned.value(),
          List.of(),
          planned.privateState(),
          planned.identity(),
          Optional.empty());
    }

    Change replacing(List<CtyPath> paths) {
      return new Change(Action.REPLACE, prior, planned, paths, privateState, identity, deferral);
    }

    /// The change with the reason of a deferral, unless it has one.
    Change deferredBy(Optional<Deferred.Reason> reason) {
      var first = deferral.or(() -> reason.map(Change::name));
      return new Change(action, prior, planned, replace, privateState, identity, first);
    }

    private static String name(Deferred.Reason reason) {
      return switch (reason) {
        case RESOURCE_CONFIG_UNKNOWN -> "resource_config_unknown";
        case PROVIDER_CONFIG_UNKNOWN -> "provider_config_unknown";
        case ABSENT_PREREQUISITE -> "absent_prereq";
      };
    }

    ResourceState after() {
      return new ResourceState(planned, privateState, identity);
    }
  }

  /// Whether there is something to apply: neither nothing changes, nor is the change deferred.
  ///
  /// @return false when the plan failed
  boolean isApplicable() {
    return change
        .filter(one -> one.action() != Action.NO_OP && one.deferral().isEmpty())
        .isPresent();
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
