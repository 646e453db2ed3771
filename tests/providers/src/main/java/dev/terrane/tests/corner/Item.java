package dev.terrane.tests.corner;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;

/// A file whose name is its id. A second file marks that its create has saved it.
final class Item implements HandleResource<Path> {
  static final Attribute<String> LABEL = Attribute.string("label").required().requiresReplace();

  private final String name;
  private final Attribute<String> id;
  private final Schema schema;

  private Item(String name, Attribute<String> id) {
    this.name = name;
    this.id = id;
    this.schema = Schema.resource(LABEL, id);
  }

  /// The remote side chooses its id.
  static Item numbered() {
    return new Item("item", Attribute.string("id").computed().identity());
  }

  /// The configuration has its id.
  static Item named() {
    return new Item("named_item", Attribute.string("id").required().identity());
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Schema schema() {
    return schema;
  }

  private static Path file(Call<Path> call, String id) {
    return call.client().resolve("item-" + id);
  }

  @Override
  public ObjectView create(ApplyCall<Path> call, ObjectView in) throws Exception {
    var chosen = in.find(id).orElseGet(() -> UUID.randomUUID().toString());
    Files.writeString(file(call, chosen), in.get(LABEL));
    var made = call.checkpoint(in.with(id, chosen));
    Files.createFile(call.client().resolve("saved-" + chosen));
    return made;
  }

  @Override
  public ObjectView update(ApplyCall<Path> call, ObjectView before, ObjectView in) {
    return before;
  }

  @Override
  public Optional<ObjectView> read(Call<Path> call, ObjectView last) throws IOException {
    var file = file(call, last.get(id));
    return Files.exists(file)
        ? Optional.of(last.with(LABEL, Files.readString(file)))
        : Optional.empty();
  }

  @Override
  public void delete(Call<Path> call, ObjectView last) throws IOException {
    Files.deleteIfExists(file(call, last.get(id)));
  }
}
