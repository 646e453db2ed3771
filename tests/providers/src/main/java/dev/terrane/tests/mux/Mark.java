package dev.terrane.tests.mux;

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

/// A file with a text.
final class Mark implements HandleResource<Path> {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Attribute<String> TEXT = Attribute.string("text").required();
  private static final Schema SCHEMA = Schema.resource(NAME, TEXT);

  private final String name;

  Mark(String name) {
    this.name = name;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  private static Path file(Call<Path> call, ObjectView one) {
    return call.client().resolve(one.get(NAME));
  }

  @Override
  public ObjectView create(ApplyCall<Path> call, ObjectView in) throws IOException {
    return update(call, in, in);
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
