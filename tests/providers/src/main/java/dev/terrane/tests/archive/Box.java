package dev.terrane.tests.archive;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.resource.StateUpgrader;
import dev.terrane.provider.resource.Upgrading;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The current version of a box.
final class Box implements HandleResource<Path>, Upgrading<ObjectView> {
  static final Attribute<String> NAME = Attribute.string("name").required().identity();
  static final Attribute<Long> GRAMS = Attribute.int64("grams").required();
  static final Attribute<String> SHELF =
      Attribute.string("shelf").defaultTo("low").identity().optionalForImport();
  private static final Schema SCHEMA =
      Schema.resource(NAME, GRAMS, SHELF).version(1).importId("{name}");

  @Override
  public String name() {
    return "box";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public List<StateUpgrader<ObjectView>> stateUpgraders() {
    return List.of(StateUpgrader.of(0, FormerBox.SCHEMA, Box::upgraded));
  }

  private static ObjectView upgraded(ObjectView prior) {
    return ObjectView.EMPTY
        .with(NAME, prior.get(FormerBox.LABEL))
        .with(GRAMS, grams(prior.get(FormerBox.WEIGHT)))
        .with(SHELF, "low");
  }

  private static long grams(String weight) {
    return weight.endsWith("kg")
        ? 1000 * Long.parseLong(weight.substring(0, weight.length() - 2))
        : Long.parseLong(weight);
  }

  @Override
  public ObjectView create(ApplyCall<Path> call, ObjectView in) throws IOException {
    var said = in.get(GRAMS) + " " + in.get(SHELF);
    Files.writeString(call.client().resolve(in.get(NAME)), said);
    return in;
  }

  @Override
  public ObjectView update(ApplyCall<Path> call, ObjectView before, ObjectView in)
      throws IOException {
    return create(call, in);
  }

  @Override
  public Optional<ObjectView> read(Call<Path> call, ObjectView last) throws IOException {
    var file = call.client().resolve(last.get(NAME));
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    // A box of the prior provider has no shelf.
    var said = (Files.readString(file) + " low").split(" ", -1);
    return last.find(SHELF).filter(shelf -> !shelf.equals(said[1])).isPresent()
        ? Optional.empty()
        : Optional.of(last.with(GRAMS, grams(said[0])).with(SHELF, said[1]));
  }

  @Override
  public void delete(Call<Path> call, ObjectView last) throws IOException {
    Files.deleteIfExists(call.client().resolve(last.get(NAME)));
  }
}
