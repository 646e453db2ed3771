package dev.terrane.check.part;

import dev.terrane.check.config.Arguments;
import dev.terrane.check.config.Configurations;
import dev.terrane.check.process.CallFailure;
import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import org.jspecify.annotations.Nullable;

/// Configures the provider: with the author's block, or with required arguments only. A provider
/// that rejects its configuration is not configured again. Not thread-safe.
public final class ProviderConfiguration {
  private final Arguments arguments;
  private @Nullable String failure;

  /// The configuration of a provider.
  public ProviderConfiguration(Arguments arguments) {
    this.arguments = arguments;
  }

  /// Configures a provider that runs.
  ///
  /// @throws SkippedException if it returns an error
  /// @throws CallFailure if it does not respond, once
  void configure(CheckedProvider provider) {
    if (failure != null) {
      throw new SkippedException(failure);
    }
    try {
      var findings = configured(provider);
      if (!findings.ok()) {
        failure = reason(findings);
        throw new SkippedException(failure);
      }
    } catch (CallFailure e) {
      failure = "the provider cannot be configured: " + e.reason();
      throw e;
    }
  }

  private CommandDiagnostics configured(CheckedProvider provider) {
    var config = config(provider.schemas().usable().provider());
    var validated = provider.core().validate(provider.started(), config);
    return validated.ok()
        ? validated.and(provider.core().configure(provider.started(), config))
        : validated;
  }

  private CtyValue config(Schema schema) {
    return arguments
        .provider()
        .map(block -> Arguments.configuration("provider", schema, block))
        .orElseGet(() -> Configurations.minimal(schema.members()).value());
  }

  private static String reason(CommandDiagnostics findings) {
    var error = findings.all().stream().filter(Diagnostic::isError).findFirst().orElseThrow();
    return "the provider cannot be configured: "
        + error.summary()
        + "; give its arguments with --config";
  }
}
