package dev.terrane.examples.files;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Serves one session. There is nothing to connect to: its client is a directory. */
public final class FilesProvider implements Provider<FilesConfig, Path> {
  @Override
  public Path connect(Connecting call, FilesConfig config) {
    return Path.of(config.root() == null ? "" : config.root()).toAbsolutePath();
  }

  @Override
  public List<? extends Part<? super Path>> parts() {
    var notes = new NoteResource();
    var parts = new ArrayList<Part<? super Path>>();
    parts.add(notes);
    parts.add(NoteModel.dataSource(notes));
    parts.add(new HandleNoteResource());
    parts.add(new DirectoryReader());
    parts.addAll(TextFunctions.all());
    return parts;
  }
}
