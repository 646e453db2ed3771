package dev.terrane.core;

import static dev.terrane.rpc.ephemeral.CloseEphemeralResourceRpc.CLOSE_EPHEMERAL_RESOURCE;
import static dev.terrane.rpc.ephemeral.OpenEphemeralResourceRpc.OPEN_EPHEMERAL_RESOURCE;
import static dev.terrane.rpc.ephemeral.RenewEphemeralResourceRpc.RENEW_EPHEMERAL_RESOURCE;
import static dev.terrane.rpc.ephemeral.ValidateEphemeralResourceConfigRpc.VALIDATE_EPHEMERAL_RESOURCE_CONFIG;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ephemeral.CloseEphemeralResource;
import dev.terrane.engine.ephemeral.OpenEphemeralResource;
import dev.terrane.engine.ephemeral.RenewEphemeralResource;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.engine.validation.ValidateConfig;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.time.Instant;
import java.util.Optional;

/// Calls an ephemeral resource as Core does. Errors of the provider are diagnostics of the result.
public final class EphemeralResourceCalls {
  private final ProviderStarter providers;
  private final CoreOptions options;
  private final BlockSchema block;

  EphemeralResourceCalls(ProviderStarter providers, CoreOptions options, BlockSchema block) {
    this.providers = providers;
    this.options = options;
    this.block = block;
  }

  /// The result of open.
  ///
  /// @param instance the open instance; empty after an error
  /// @param findings the diagnostics of validation and open
  public record Result(Optional<Instance> instance, CommandDiagnostics findings) {}

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
        provider.call(VALIDATE_EPHEMERAL_RESOURCE_CONFIG, request).diagnostics());
  }

  /// Validates and opens.
  ///
  /// @param config an object of the schema, wholly known
  /// @throws CoreException if the response violates a rule (E)
  public Result open(CtyValue config) {
    var provider = providers.configured();
    var validated = validate(provider, config);
    if (!validated.ok()) {
      return new Result(Optional.empty(), validated);
    }
    var request =
        new OpenEphemeralResource.Request(
            block.typeName(), block.encode(config), options.capabilities());
    var response = provider.call(OPEN_EPHEMERAL_RESOURCE, request);
    var findings = validated.and(new CommandDiagnostics(response.diagnostics()));
    return new Result(
        findings.ok() ? Optional.of(instance(provider, config, response)) : Optional.empty(),
        findings);
  }

  private Instance instance(
      Endpoint provider, CtyValue config, OpenEphemeralResource.Response response) {
    var rules = new RuleEnforcement(options.enforcesRules());
    rules.requireNoDeferral("open", response.deferral());
    var value = block.decode("open", response.result());
    rules.require("open", ResultRules.ephemeral(block.schema().members(), config, value));
    return new Instance(provider, value, response);
  }

  /// An ephemeral resource that is open, in the provider that opened it.
  public final class Instance {
    private final Endpoint provider;
    private final CtyValue value;
    private final Bytes closeData;
    private Bytes renewData;
    private Optional<Instant> renewAt;

    private Instance(Endpoint provider, CtyValue value, OpenEphemeralResource.Response response) {
      this.provider = provider;
      this.value = value;
      this.closeData = response.privateData();
      this.renewData = response.privateData();
      this.renewAt = response.renewAt();
    }

    /// The result of open.
    public CtyValue value() {
      return value;
    }

    /// The time at which Core renews it.
    public Optional<Instant> renewAt() {
      return renewAt;
    }

    /// Renews it, independent of the time.
    public CommandDiagnostics renew() {
      var request = new RenewEphemeralResource.Request(block.typeName(), renewData);
      var response = provider.call(RENEW_EPHEMERAL_RESOURCE, request);
      renewData = response.privateData();
      renewAt = response.renewAt();
      return new CommandDiagnostics(response.diagnostics());
    }

    /// Closes it, with the private data of open (E6).
    public CommandDiagnostics close() {
      var request = new CloseEphemeralResource.Request(block.typeName(), closeData);
      return new CommandDiagnostics(provider.call(CLOSE_EPHEMERAL_RESOURCE, request).diagnostics());
    }
  }
}
