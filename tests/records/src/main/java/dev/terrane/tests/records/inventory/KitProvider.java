package dev.terrane.tests.records.inventory;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.Path;
import java.util.List;

/// Serves kits, which protocol 5 cannot express.
public final class KitProvider implements Provider<KitConfig, Inventory> {
  @Override
  public Inventory connect(Connecting call, KitConfig config) {
    return new Inventory(Path.of(""));
  }

  @Override
  public List<? extends Part<? super Inventory>> parts() {
    return List.of(new KitResource());
  }
}
