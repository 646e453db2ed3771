package dev.terrane.testkit.internal;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.ProviderType;
import java.util.Map;

/// A provider, and how Terraform starts and calls it.
///
/// @param type the provider
/// @param block its `provider` block
/// @param environment the variables that are visible to it
/// @param allowsDeferral whether plans have the option `-allow-deferral`
public record ProviderSetup(
    ProviderType<?, ?> type,
    CtyValue block,
    Map<String, String> environment,
    boolean allowsDeferral) {
  /// Copies the environment, so that the record is immutable.
  public ProviderSetup {
    environment = Map.copyOf(environment);
  }

  /// A provider without environment variables, whose changes cannot be deferred.
  public ProviderSetup(ProviderType<?, ?> type, CtyValue block) {
    this(type, block, Map.of(), false);
  }

  /// The setup of another provider.
  public ProviderSetup with(ProviderType<?, ?> other, CtyValue otherBlock) {
    return new ProviderSetup(other, otherBlock, environment, allowsDeferral);
  }

  /// The setup with other environment variables.
  public ProviderSetup with(Map<String, String> variables) {
    return new ProviderSetup(type, block, variables, allowsDeferral);
  }

  /// The setup with `-allow-deferral`.
  public ProviderSetup allowingDeferral() {
    return new ProviderSetup(type, block, environment, true);
  }
}
