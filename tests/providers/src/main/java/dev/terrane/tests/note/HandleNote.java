package dev.terrane.tests.note;

import static dev.terrane.tests.note.NoteHandles.CONTENT;
import static dev.terrane.tests.note.NoteHandles.MODE;
import static dev.terrane.tests.note.NoteHandles.PATH;
import static dev.terrane.tests.note.NoteHandles.SHA256;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.PlanCall;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A note whose views are keyed by handles.
public final class HandleNote
    implements HandleResource<Disk>, Planning<Disk, ValueView, ObjectView, ValueView> {
  @Override
  public String name() {
    return "note";
  }

  @Override
  public Schema schema() {
    return NoteHandles.SCHEMA;
  }

  @Override
  public ValueView plan(
      PlanCall<Disk> call, ValueView config, @Nullable ObjectView before, ValueView proposed) {
    return proposed.with(SHA256, config.get(CONTENT).map(Disk::sha256));
  }

  @Override
  public ObjectView create(ApplyCall<Disk> call, ObjectView in) throws IOException {
    call.client().write(in.get(PATH), in.get(CONTENT), in.get(MODE));
    return in.with(SHA256, Disk.sha256(in.get(CONTENT)));
  }

  @Override
  public ObjectView update(ApplyCall<Disk> call, ObjectView before, ObjectView in)
      throws IOException {
    return create(call, in);
  }

  @Override
  public Optional<ObjectView> read(Call<Disk> call, ObjectView last) throws IOException {
    var file = call.client().file(last.get(PATH));
    if (Files.notExists(file)) {
      return Optional.empty();
    }
    var content = Files.readString(file);
    return Optional.of(
        last.with(CONTENT, content).with(MODE, Disk.mode(file)).with(SHA256, Disk.sha256(content)));
  }

  @Override
  public void delete(Call<Disk> call, ObjectView last) throws IOException {
    Files.deleteIfExists(call.client().file(last.get(PATH)));
  }
}
