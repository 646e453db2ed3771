package dev.terrane.tests.kinds;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.MoveCall;
import dev.terrane.tests.kinds.NoteModel.Id;
import dev.terrane.tests.kinds.NoteModel.Input;
import dev.terrane.tests.kinds.NoteModel.Stored;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/// Stores notes as files.
final class NoteResource
    implements NoteModel.Resource<Path>, NoteModel.Upgrading, NoteModel.Moving {
  @Override
  public Note create(ApplyCall<Path> call, Input in) throws IOException {
    Files.writeString(call.client().resolve(in.path()), in.content());
    return in.toState();
  }

  @Override
  public Note update(ApplyCall<Path> call, Stored before, Input in) throws IOException {
    return create(call, in);
  }

  @Override
  public Optional<Note> find(Call<Path> call, Id id) throws IOException {
    return read(call.client(), id.path());
  }

  static Optional<Note> read(Path directory, String path) throws IOException {
    try {
      return Optional.of(NoteModel.found(path, Files.readString(directory.resolve(path))));
    } catch (NoSuchFileException _) {
      return Optional.empty();
    }
  }

  @Override
  public void delete(Call<Path> call, Stored last) throws IOException {
    Files.deleteIfExists(call.client().resolve(last.path()));
  }

  @Override
  public Stored upgrade(FormerNote prior) {
    return new Stored(prior.path(), prior.text(), Note.sha256(prior.text()));
  }

  @Override
  public Stored move(MoveCall call, FormerData source) {
    return new Stored(source.id(), "", Note.sha256(""));
  }
}
