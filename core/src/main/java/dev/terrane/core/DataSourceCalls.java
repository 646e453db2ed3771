package dev.terrane.core;

import static dev.terrane.rpc.datasource.ReadDataSourceRpc.READ_DATA_SOURCE;
import static dev.terrane.rpc.datasource.ValidateDataResourceConfigRpc.VALIDATE_DATA_RESOURCE_CONFIG;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.datasource.ValidateDataResourceConfig;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.util.Optional;

/// Calls a data source as Core does. Errors of the provider are diagnostics of the result.
public final class DataSourceCalls {
  private final ProviderStarter providers;
  private final CoreOptions options;
  private final String typeName;
  private final Schema schema;

  DataSourceCalls(ProviderStarter providers, CoreOptions options, String typeName, Schema schema) {
    this.providers = providers;
    this.options = options;
    this.typeName = typeName;
    this.schema = schema;
  }

  /// The result of a read.
  ///
  /// @param value the object; empty after an error
  /// @param findings the diagnostics of validation and read
  public record Result(Optional<CtyValue> value, CommandDiagnostics findings) {}

  /// The schema.
  public Schema schema() {
    return schema;
  }

  /// `terraform validate`.
  ///
  /// @param config an object of the schema
  public CommandDiagnostics validate(CtyValue config) {
    return validate(providers.started(), config);
  }

  private CommandDiagnostics validate(Endpoint provider, CtyValue config) {
    var request = new ValidateDataResourceConfig.Request(typeName, encoded(config));
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
    var request = new ReadDataSource.Request(typeName, encoded(config), options.capabilities());
    var response = provider.call(READ_DATA_SOURCE, request);
    var findings = validated.and(new CommandDiagnostics(response.diagnostics()));
    return new Result(findings.ok() ? Optional.of(checked(response)) : Optional.empty(), findings);
  }

  private CtyValue checked(ReadDataSource.Response response) {
    var rules = new RuleEnforcement(options.enforcesRules());
    rules.requireNoDeferral("read", response.deferral());
    try {
      var value = response.state().decode(schema.type());
      rules.require("read", ResultRules.dataSource(schema.members(), value));
      return value;
    } catch (CtyException e) {
      throw new CoreException("read: the response does not match the schema: " + e.getMessage(), e);
    }
  }

  private DynamicValue encoded(CtyValue config) {
    return DynamicValue.of(config, schema.type());
  }
}
