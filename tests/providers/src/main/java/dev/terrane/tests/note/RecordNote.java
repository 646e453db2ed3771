package dev.terrane.tests.note;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.tests.note.NoteModel.Config;
import dev.terrane.tests.note.NoteModel.Id;
import dev.terrane.tests.note.NoteModel.Input;
import dev.terrane.tests.note.NoteModel.Plan;
import dev.terrane.tests.note.NoteModel.Stored;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A note whose views are records.
final class RecordNote implements NoteModel.Resource<Disk>, NoteModel.Planning<Disk> {
  @Override
  public Plan plan(PlanCall<Disk> call, Config config, @Nullable Stored before, Plan proposed) {
    return proposed.withSha256(config.content().map(Disk::sha256));
  }

  @Override
  public Note create(ApplyCall<Disk> call, Input in) throws IOException {
    call.client().write(in.path(), in.content(), in.mode());
    return in.toState(Disk.sha256(in.content()));
  }

  @Override
  public Note update(ApplyCall<Disk> call, Stored before, Input in) throws IOException {
    return create(call, in);
  }

  @Override
  public Optional<Note> find(Call<Disk> call, Id id) throws IOException {
    var file = call.client().file(id.path());
    if (Files.notExists(file)) {
      return Optional.empty();
    }
    var content = Files.readString(file);
    return Optional.of(new Note(id.path(), content, Disk.mode(file), Disk.sha256(content), null));
  }

  @Override
  public Optional<Note> read(Call<Disk> call, Stored last) throws IOException {
    // The disk does not store the owner.
    return find(call, last.toId()).map(found -> found.of(last.owner()));
  }

  @Override
  public void delete(Call<Disk> call, Stored last) throws IOException {
    Files.deleteIfExists(call.client().file(last.path()));
  }
}
