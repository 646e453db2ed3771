package dev.terrane.examples.files;

import dev.terrane.examples.files.NoteModel.Id;
import dev.terrane.examples.files.NoteModel.Input;
import dev.terrane.examples.files.NoteModel.Stored;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Writes, reads and removes notes. Its client is the directory of the notes. */
final class NoteResource implements NoteModel.Resource<Path> {
  @Override
  public Note create(ApplyCall<Path> call, Input in) throws IOException {
    Disk.write(call.client().resolve(in.path()), in.content(), in.mode());
    return in.toState();
  }

  @Override
  public Note update(ApplyCall<Path> call, Stored before, Input in) throws IOException {
    return create(call, in);
  }

  @Override
  public Optional<Note> find(Call<Path> call, Id id) throws IOException {
    var file = call.client().resolve(id.path());
    if (Files.notExists(file)) {
      return Optional.empty();
    }
    return Optional.of(NoteModel.found(id.path(), Files.readString(file), Disk.mode(file)));
  }

  @Override
  public void delete(Call<Path> call, Stored last) throws IOException {
    Files.deleteIfExists(call.client().resolve(last.path()));
  }
}
