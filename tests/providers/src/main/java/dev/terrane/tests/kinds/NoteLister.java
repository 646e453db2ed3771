package dev.terrane.tests.kinds;

import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.list.Listed;
import dev.terrane.tests.kinds.NoteFilterModel.Lister;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// Lists notes.
final class NoteLister implements Lister<Path> {
  @Override
  public Stream<Listed<NoteModel.Id, Note>> list(ListCall<Path> call, NoteFilter in)
      throws IOException {
    try (var files = Files.list(call.client())) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(in.suffix()))
          .sorted()
          .map(name -> listed(call.client(), name))
          .toList()
          .stream();
    }
  }

  private static Listed<NoteModel.Id, Note> listed(Path directory, String name) {
    return Listed.ifFound(new NoteModel.Id(name), name, () -> NoteResource.read(directory, name));
  }
}
