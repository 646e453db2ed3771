package dev.terrane.testkit.internal;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Schema;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A root module as text, and its state. Each command is called in [Engine#run].
public interface TextModule {
  /// Replaces the files of the module.
  ///
  /// @param files the content by the path in the directory of the module
  CommandDiagnostics write(Map<String, String> files);

  /// Installs providers from a filesystem mirror. The provider of the test is not installed.
  void mirror(Path directory);

  /// Whether the provider is also installed from the mirror after the next [#write], in place of
  /// the one of the test.
  void useReleased(boolean isReleased);

  /// `terraform plan`. The state is unchanged.
  ///
  /// @param options more options of the command
  Planned plan(List<String> options);

  /// `terraform plan -generate-config-out`, with the configuration that the CLI writes.
  Generated generateConfig();

  /// `terraform apply` of the last plan.
  ///
  /// @param options more options of the command
  CommandDiagnostics apply(List<String> options);

  /// `terraform destroy`.
  CommandDiagnostics destroy();

  /// The object in the state; null of the type if there is none.
  CtyValue state(String address, CtyType type);

  /// The object in the state with its identity; empty if there is none. Called in [Engine#run].
  Optional<StoredData> stored(String address, Schema schema);

  /// An output in the state.
  Optional<CtyValue> output(String name);

  /// Whether the state contains resources.
  boolean exists();

  /// The result of a plan that generates configurations.
  ///
  /// @param text the configurations; empty if there are none
  /// @param findings the diagnostics
  record Generated(String text, CommandDiagnostics findings) {}

  /// The result of a plan.
  ///
  /// @param plan empty after an error
  /// @param findings the diagnostics
  record Planned(Optional<ModulePlan> plan, CommandDiagnostics findings) {}
}
