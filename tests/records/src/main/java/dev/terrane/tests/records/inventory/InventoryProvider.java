package dev.terrane.tests.records.inventory;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.Path;
import java.util.List;

/// Serves items, and lists them.
public final class InventoryProvider implements Provider<InventoryConfig, Inventory> {
  @Override
  public Inventory connect(Connecting call, InventoryConfig config) {
    return new Inventory(Path.of(config.root()));
  }

  @Override
  public List<? extends Part<? super Inventory>> parts() {
    return List.of(new ItemResource(), new ItemLister());
  }
}
