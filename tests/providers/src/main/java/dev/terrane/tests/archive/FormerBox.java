package dev.terrane.tests.archive;

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

/// A box as it was: another name for its name, and a weight with its unit.
final class FormerBox implements HandleResource<Path> {
  static final Attribute<String> LABEL = Attribute.string("label").required().identity();
  static final Attribute<String> WEIGHT = Attribute.string("weight").required();
  static final Attribute<String> COLOUR = Attribute.string("colour").optional();
  static final Schema SCHEMA = Schema.resource(LABEL, WEIGHT, COLOUR);

  @Override
  public String name() {
    return "box";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public ObjectView create(ApplyCall<Path> call, ObjectView in) throws IOException {
    Files.writeString(call.client().resolve(in.get(LABEL)), in.get(WEIGHT));
    return in;
  }

  @Override
  public ObjectView update(ApplyCall<Path> call, ObjectView before, ObjectView in)
      throws IOException {
    return create(call, in);
  }

  @Override
  public Optional<ObjectView> read(Call<Path> call, ObjectView last) throws IOException {
    var file = call.client().resolve(last.get(LABEL));
    return Files.exists(file)
        ? Optional.of(last.with(WEIGHT, Files.readString(file)))
        : Optional.empty();
  }

  @Override
  public void delete(Call<Path> call, ObjectView last) throws IOException {
    Files.deleteIfExists(call.client().resolve(last.get(LABEL)));
  }
}
