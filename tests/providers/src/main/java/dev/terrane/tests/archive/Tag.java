package dev.terrane.tests.archive;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.resource.MoveCall;
import dev.terrane.provider.resource.MoveSource;
import dev.terrane.provider.resource.Moving;
import dev.terrane.provider.resource.StateMover;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// A file that is named when it is made: its identity is computed. A box whose name contains a
/// hyphen becomes a tag by a move.
final class Tag implements HandleResource<Path>, Moving<ObjectView> {
  static final Attribute<String> SHELF = Attribute.string("shelf").required().identity();
  static final Attribute<String> ID = Attribute.string("id").computed().identity();
  static final Attribute<String> TEXT = Attribute.string("text").required();
  private static final Schema SCHEMA = Schema.resource(SHELF, ID, TEXT);

  @Override
  public String name() {
    return "tag";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public List<StateMover<ObjectView>> stateMovers() {
    var source = MoveSource.of("archive_box", 1);
    return List.of(StateMover.of(source, Schema.resource(Box.NAME), Tag::moved));
  }

  private static ObjectView moved(MoveCall call, ObjectView box) {
    var name = box.get(Box.NAME);
    var hyphen = name.indexOf('-');
    if (hyphen < 0) {
      throw new Failure("Box has no shelf", "The name " + name + " contains no hyphen.");
    }
    return ObjectView.EMPTY
        .with(SHELF, name.substring(0, hyphen))
        .with(ID, name.substring(hyphen + 1));
  }

  private static Path file(Call<Path> call, ObjectView one) {
    return call.client().resolve(one.get(SHELF) + "-" + one.get(ID));
  }

  @Override
  public ObjectView create(ApplyCall<Path> call, ObjectView in) throws IOException {
    return update(call, in, in.with(ID, UUID.randomUUID().toString()));
  }

  @Override
  public ObjectView update(ApplyCall<Path> call, ObjectView before, ObjectView in)
      throws IOException {
    Files.writeString(file(call, in), in.get(TEXT));
    return in;
  }

  @Override
  public Optional<ObjectView> read(Call<Path> call, ObjectView last) throws IOException {
    var file = file(call, last);
    return Files.exists(file)
        ? Optional.of(last.with(TEXT, Files.readString(file)))
        : Optional.empty();
  }

  @Override
  public void delete(Call<Path> call, ObjectView last) throws IOException {
    Files.deleteIfExists(file(call, last));
  }
}
