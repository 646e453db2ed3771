package dev.terrane.testkit.internal;

import dev.terrane.core.CommandDiagnostics;
import java.util.Optional;

/// Commands whose states are in a state store. Each one is called in [Engine#run].
public interface StoreCommands {
  /// `terraform init`.
  CommandDiagnostics init();

  /// `terraform apply`.
  ///
  /// @param value the value of the only output
  CommandDiagnostics apply(String value);

  /// The output in the state; empty if there is none.
  Optional<String> value();

  /// `terraform workspace`.
  CommandDiagnostics workspace(String... arguments);
}
