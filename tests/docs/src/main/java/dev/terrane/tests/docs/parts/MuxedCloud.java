package dev.terrane.tests.docs.parts;

import dev.terrane.provider.Provider;
import dev.terrane.provider.mux.ExistingProvider;
import java.util.List;

/// A provider that serves an existing one in addition to its own parts.
///
/// @param <G> the configuration
/// @param <C> the client
abstract class MuxedCloud<G, C> implements Provider<G, C> {
  @Override
  public List<ExistingProvider> existing() {
    return List.of(
        ExistingProvider.builder("terraform-provider-cloud").replacing("cloud_firewall").build());
  }
}
