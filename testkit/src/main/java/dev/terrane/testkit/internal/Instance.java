package dev.terrane.testkit.internal;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Plan;
import dev.terrane.cty.CtyValue;
import java.util.Optional;

/// A resource instance with its own state. Each method runs commands of Terraform; errors of the
/// provider are diagnostics. Configurations are objects of the schema.
public interface Instance {
  /// `terraform validate`.
  CommandDiagnostics validate(CtyValue config);

  /// `terraform plan`. The state is unchanged.
  ///
  /// @param refresh false for `-refresh=false`
  Plan plan(CtyValue config, boolean refresh);

  /// `terraform apply`.
  ///
  /// @param planned the configuration of the plan, which may contain unknown values
  /// @param known the same configuration during apply, wholly known
  CommandDiagnostics apply(CtyValue planned, CtyValue known);

  /// `terraform apply -refresh-only`.
  CommandDiagnostics refresh();

  /// `terraform destroy`.
  CommandDiagnostics destroy();

  /// Imports by an id, into another state.
  Imported importId(String id);

  /// Imports by the identity in the state, into another state; empty if there is no identity.
  Optional<Imported> importIdentity();

  /// Replaces the entry in the state with one that another version of the resource type has
  /// written, or another type, from which the following commands move it.
  ///
  /// @param config the configuration of the following commands
  /// @return the diagnostics of a move; an engine may also report them at the next plan
  CommandDiagnostics takeOver(FormerState former, CtyValue config);

  /// The object in the state; null of its type if there is none.
  CtyValue state();

  /// The object in the state with its identity; empty if there is none. Called in [Engine#run].
  Optional<StoredData> stored();

  /// Saves the state.
  Snapshot save();

  /// A saved state.
  @FunctionalInterface
  interface Snapshot {
    /// Makes it the state of the instance again.
    void restore();
  }

  /// The result of an import.
  ///
  /// @param object the imported object; null of its type if there is none
  /// @param findings the diagnostics of the import
  record Imported(CtyValue object, CommandDiagnostics findings) {}
}
