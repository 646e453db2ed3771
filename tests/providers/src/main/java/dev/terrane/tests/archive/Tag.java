package dev.terrane.tests.archive;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Failure;
import dev.terrane.provider.resource.MoveCall;
import dev.terrane.provider.resource.MoveSource;
import dev.terrane.provider.resource.Moving;
import dev.terrane.provider.resource.StateMover;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.directory.FileResource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;

/// A file that is named when it is made: its identity is computed. A box whose name contains a
/// hyphen becomes a tag by a move.
final class Tag extends FileResource implements Moving<ObjectView> {
  static final Attribute<String> SHELF = Attribute.string("shelf").required().identity();
  static final Attribute<String> ID = Attribute.string("id").computed().identity();

  Tag() {
    super("tag", Schema.resource(SHELF, ID, TEXT));
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

  @Override
  protected String fileName(ObjectView one) {
    return one.get(SHELF) + "-" + one.get(ID);
  }

  @Override
  public ObjectView create(ApplyCall<Path> call, ObjectView in) throws IOException {
    return super.create(call, in.with(ID, UUID.randomUUID().toString()));
  }
}
