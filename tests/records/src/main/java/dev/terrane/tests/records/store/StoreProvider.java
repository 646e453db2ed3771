package dev.terrane.tests.records.store;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.Path;
import java.util.List;

/// Serves state stores.
public final class StoreProvider implements Provider<StoreConfig, Path> {
  @Override
  public Path connect(Connecting call, StoreConfig config) {
    return Path.of(config.root());
  }

  @Override
  public List<? extends Part<? super Path>> parts() {
    return List.of(new FolderOpener(), new SharedFolder());
  }
}
