package dev.terrane.tests.archive;

import dev.terrane.provider.Call;
import dev.terrane.provider.Writing;
import dev.terrane.provider.resource.FormerShape;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.resource.Upgrading;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A box as it is today.
final class Box implements HandleResource<Path>, Upgrading<ObjectView> {
  static final Attribute<String> NAME = Attribute.string("name").required().identity();
  static final Attribute<Long> GRAMS = Attribute.int64("grams").required();
  private static final Schema SCHEMA = Schema.resource(NAME, GRAMS).version(1);

  @Override
  public String name() {
    return "box";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public List<FormerShape<ObjectView>> formers() {
    return List.of(FormerShape.of(0, FormerBox.SCHEMA, Box::upgraded));
  }

  private static ObjectView upgraded(ObjectView former) {
    return ObjectView.EMPTY
        .with(NAME, former.get(FormerBox.LABEL))
        .with(GRAMS, grams(former.get(FormerBox.WEIGHT)));
  }

  private static long grams(String weight) {
    return weight.endsWith("kg")
        ? 1000 * Long.parseLong(weight.substring(0, weight.length() - 2))
        : Long.parseLong(weight);
  }

  @Override
  public ObjectView create(Writing<Path> call, ObjectView in) throws IOException {
    Files.writeString(call.client().resolve(in.get(NAME)), in.get(GRAMS).toString());
    return in;
  }

  @Override
  public ObjectView update(Writing<Path> call, ObjectView before, ObjectView in)
      throws IOException {
    return create(call, in);
  }

  @Override
  public Optional<ObjectView> read(Call<Path> call, ObjectView last) throws IOException {
    var file = call.client().resolve(last.get(NAME));
    return Files.exists(file)
        ? Optional.of(last.with(GRAMS, grams(Files.readString(file))))
        : Optional.empty();
  }

  @Override
  public void delete(Call<Path> call, ObjectView last) throws IOException {
    Files.deleteIfExists(call.client().resolve(last.get(NAME)));
  }
}
