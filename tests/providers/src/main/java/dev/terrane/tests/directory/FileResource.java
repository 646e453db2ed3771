package dev.terrane.tests.directory;

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

/// A file in the directory of the provider that contains the attribute `text`.
public abstract class FileResource implements HandleResource<Path> {
  /// The content.
  protected static final Attribute<String> TEXT = Attribute.string("text").required();

  private final String name;
  private final Schema schema;

  /// A resource.
  ///
  /// @param schema contains [#TEXT]
  protected FileResource(String name, Schema schema) {
    this.name = name;
    this.schema = schema;
  }

  /// The name of the file of an object.
  protected abstract String fileName(ObjectView one);

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final Schema schema() {
    return schema;
  }

  private Path file(Call<Path> call, ObjectView one) {
    return call.client().resolve(fileName(one));
  }

  @Override
  public ObjectView create(ApplyCall<Path> call, ObjectView in) throws IOException {
    return update(call, in, in);
  }

  @Override
  public final ObjectView update(ApplyCall<Path> call, ObjectView before, ObjectView in)
      throws IOException {
    Files.writeString(file(call, in), in.get(TEXT));
    return in;
  }

  @Override
  public final Optional<ObjectView> read(Call<Path> call, ObjectView last) throws IOException {
    var file = file(call, last);
    return Files.exists(file)
        ? Optional.of(last.with(TEXT, Files.readString(file)))
        : Optional.empty();
  }

  @Override
  public final void delete(Call<Path> call, ObjectView last) throws IOException {
    Files.deleteIfExists(file(call, last));
  }
}
