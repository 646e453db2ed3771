package dev.terrane.testkit.faults;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.ProviderType;
import java.util.List;
import java.util.Map;

/// A resource whose life cycles are tested with faults. `ResourceInstance` of
/// `dev.terrane.testkit.core` creates it.
///
/// @param type the provider
/// @param block the arguments of the `provider` block
/// @param environment the environment of the provider
/// @param typeName the resource type
/// @param configurations the configurations that are applied one after the other, all known
public record FaultSubject(
    ProviderType<?, ?> type,
    CtyValue block,
    Map<String, String> environment,
    String typeName,
    List<CtyValue> configurations) {
  /// Checks the configurations.
  ///
  /// @throws IllegalArgumentException if there is none
  public FaultSubject {
    environment = Map.copyOf(environment);
    configurations = List.copyOf(configurations);
    if (configurations.isEmpty()) {
      throw new IllegalArgumentException("There is no object. Apply a configuration first.");
    }
  }

  RemoteCalls calls() {
    return type instanceof ObservedProvider<?, ?> observed ? observed.calls() : new RemoteCalls();
  }
}
