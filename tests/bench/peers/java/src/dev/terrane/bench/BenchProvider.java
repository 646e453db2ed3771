package dev.terrane.bench;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.Path;
import java.util.List;

/** Serves one session. There is nothing to connect to: its client is a directory. */
public final class BenchProvider implements Provider<BenchConfig, Path> {
  @Override
  public Path connect(Connecting call, BenchConfig config) {
    return Path.of(config.root() == null ? "" : config.root()).toAbsolutePath();
  }

  @Override
  public List<? extends Part<? super Path>> parts() {
    var notes = new NoteResource();
    return List.of(notes, NoteModel.dataSource(notes));
  }
}
