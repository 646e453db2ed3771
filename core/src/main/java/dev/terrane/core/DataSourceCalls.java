package dev.terrane.core;

import static dev.terrane.rpc.datasource.ReadDataSourceRpc.READ_DATA_SOURCE;
import static dev.terrane.rpc.datasource.ValidateDataResourceConfigRpc.VALIDATE_DATA_RESOURCE_CONFIG;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.engine.validation.ValidateConfig;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.util.Optional;

/// Calls a data source as Core does. Errors of the provider are diagnostics of the result.
public final class DataSourceCalls {
  private final ProviderStarter providers;
  private final CoreOptions options;
  private final BlockSchema block;

  DataSourceCalls(ProviderStarter providers, CoreOptions options, BlockSchema block) {
    this.providers = providers;
    this.options = options;
    this.block = block;
  }

  /// The result of a read.
  ///
  /// @param value the object; empty after an error, and if the read is deferred
  /// @param findings the diagnostics of validation and read
  public record Result(Optional<CtyValue> value, CommandDiagnostics findings) {}

  /// The schema.
  public Schema schema() {
    return block.schema();
  }

  /// `terraform validate`.
  ///
  /// @param config an object of the schema
  public CommandDiagnostics validate(CtyValue config) {
    return validate(providers.started(), config);
  }

  private CommandDiagnostics validate(Endpoint provider, CtyValue config) {
    var request = new ValidateConfig.Request(block.typeName(), block.encode(config));
    return new CommandDiagnostics(
        provider.call(VALIDATE_DATA_RESOURCE_CONFIG, request).diagnostics());
  }

  /// Validates and reads.
  ///
  /// @param config an object of the schema, wholly known
  /// @throws CoreException if the response violates a rule (DS)
  public Result read(CtyValue config) {
    var provider = providers.configured();
    var validated = validate(provider, config);
    if (!validated.ok()) {
      return new Result(Optional.empty(), validated);
    }
    var request =
        new ReadDataSource.Request(
            block.typeName(), block.encode(config), options.capabilities(), options.providerMeta());
    var response = provider.call(READ_DATA_SOURCE, request);
    var findings = validated.and(new CommandDiagnostics(response.diagnostics()));
    return new Result(findings.ok() ? checked(response) : Optional.empty(), findings);
  }

  private Optional<CtyValue> checked(ReadDataSource.Response response) {
    options.requireAllowed("read", response.deferral());
    if (response.deferral().isPresent() && options.capabilities().deferralAllowed()) {
      return Optional.empty();
    }
    var value = block.decode("read", response.state());
    options.rules().require("read", ResultRules.dataSource(block.schema().members(), value));
    return Optional.of(value);
  }
}
