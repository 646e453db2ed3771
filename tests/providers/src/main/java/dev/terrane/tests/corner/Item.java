package dev.terrane.tests.corner;

import dev.terrane.provider.Call;
import dev.terrane.provider.Writing;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;

/// A file whose name the remote side chooses. A second file says that its create has saved it.
final class Item implements HandleResource<Path> {
  static final Attribute<String> LABEL = Attribute.string("label").required().requiresReplace();
  static final Attribute<String> ID = Attribute.string("id").computed().identity();
  private static final Schema SCHEMA = Schema.resource(LABEL, ID);

  @Override
  public String name() {
    return "item";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  private static Path file(Call<Path> call, String id) {
    return call.client().resolve("item-" + id);
  }

  @Override
  public ObjectView create(Writing<Path> call, ObjectView in) throws Exception {
    var id = UUID.randomUUID().toString();
    Files.writeString(file(call, id), in.get(LABEL));
    var made = call.checkpoint(in.with(ID, id));
    Files.createFile(call.client().resolve("saved-" + id));
    return made;
  }

  @Override
  public ObjectView update(Writing<Path> call, ObjectView before, ObjectView in) {
    return before;
  }

  @Override
  public Optional<ObjectView> read(Call<Path> call, ObjectView last) throws IOException {
    var file = file(call, last.get(ID));
    return Files.exists(file)
        ? Optional.of(last.with(LABEL, Files.readString(file)))
        : Optional.empty();
  }

  @Override
  public void delete(Call<Path> call, ObjectView last) throws IOException {
    Files.deleteIfExists(file(call, last.get(ID)));
  }
}
