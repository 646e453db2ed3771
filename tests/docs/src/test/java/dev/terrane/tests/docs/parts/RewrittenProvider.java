package dev.terrane.tests.docs.parts;

import dev.terrane.provider.Provider;
import dev.terrane.provider.mux.ExistingProvider;
import java.util.List;

/// Compiles the snippet of docs/mux.md.
abstract class RewrittenProvider implements Provider<CloudConfig, Cloud> {
  @Override
  public List<ExistingProvider> existing() {
    return List.of(
        ExistingProvider.builder("terraform-provider-cloud").replacing("cloud_firewall").build());
  }
}
