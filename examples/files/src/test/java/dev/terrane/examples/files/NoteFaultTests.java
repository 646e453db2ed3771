package dev.terrane.examples.files;

import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.testkit.faults.RemoteCalls;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Notes whose disk fails, and notes with any valid arguments. */
class NoteFaultTests {
  @TempDir Path dir;

  private ResourceInstance<NoteModel.Stored> note() {
    var calls = new RemoteCalls();
    return Core.of(calls.observe(new FilesProviderType(), RemoteCalls::files))
        .configured(in -> in.set(FilesConfigModel.ROOT, dir.toString()))
        .resource(NoteModel.resource());
  }

  private static Configuration named(Configuration in, String path) {
    return in.set(NoteModel.PATH, path).set(NoteModel.MODE, "0600");
  }

  private Set<String> files() {
    try (var all = Files.list(dir)) {
      return all.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aNoteSurvivesEveryFault() {
    note()
        .apply(in -> named(in, "a.txt").set(NoteModel.CONTENT, "hi"))
        .apply(in -> named(in, "a.txt").set(NoteModel.CONTENT, "bye"))
        .apply(in -> named(in, "b.txt").set(NoteModel.CONTENT, "bye"))
        .faults()
        .existing(this::files)
        .survives();
  }

  @Test
  void aNoteLivesWithEachValidConfiguration() {
    note().generated().with(NoteModel.PATH, random -> random.name("note-")).live();
  }
}
