package dev.terrane.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.provider.Deferred;
import java.util.Optional;

/// The options with which Core calls a provider.
///
/// @param version the version of Terraform that ConfigureProvider announces
/// @param capabilities the capabilities that Core announces
/// @param enforcesRules whether a response that violates a rule of Core ends the command with a
///   [CoreException]; otherwise Core continues with the response
/// @param providerMeta the `provider_meta` block of the module; absent if it has none
public record CoreOptions(
    String version,
    ClientCapabilities capabilities,
    boolean enforcesRules,
    DynamicValue providerMeta) {
  /// Terraform 1.16 with its rules; it allows no deferral.
  public static final CoreOptions TERRAFORM_1_16 =
      new CoreOptions("1.16.0", new ClientCapabilities(false, true, true, true), true);

  /// Options of a module without a `provider_meta` block.
  public CoreOptions(String version, ClientCapabilities capabilities, boolean enforcesRules) {
    this(version, capabilities, enforcesRules, DynamicValue.ABSENT);
  }

  /// These options for a module with a `provider_meta` block.
  ///
  /// @param block an object of the schema that the provider declares
  public CoreOptions withProviderMeta(CtyValue block) {
    return new CoreOptions(
        version, capabilities, enforcesRules, DynamicValue.of(block, block.type()));
  }

  /// These options with `-allow-deferral`.
  public CoreOptions allowingDeferral() {
    return withDeferral(true);
  }

  /// These options for calls in which Core does not allow a deferral.
  CoreOptions withoutDeferral() {
    return withDeferral(false);
  }

  private CoreOptions withDeferral(boolean allowed) {
    var all =
        new ClientCapabilities(
            allowed,
            capabilities.writeOnlyAttributesAllowed(),
            capabilities.storePlannedPrivate(),
            capabilities.computedBlocksAllowed());
    return new CoreOptions(version, all, enforcesRules, providerMeta);
  }

  /// The enforcement of rules.
  RuleEnforcement rules() {
    return new RuleEnforcement(enforcesRules);
  }

  /// Rejects a deferral that Core does not allow (R3).
  void requireAllowed(String step, Optional<Deferred.Reason> deferral) {
    if (!capabilities.deferralAllowed()) {
      rules().requireNoDeferral(step, deferral);
    }
  }

  /// These options for calls of a provider. Core sends null for a module without a block if the
  /// provider declares a schema of it, and nothing otherwise.
  CoreOptions of(GetProviderSchema.Response declared) {
    return declared
        .providerMeta()
        .filter(_ -> providerMeta.isAbsent())
        .map(schema -> withProviderMeta(CtyValue.nullOf(schema.type())))
        .orElse(this);
  }
}
