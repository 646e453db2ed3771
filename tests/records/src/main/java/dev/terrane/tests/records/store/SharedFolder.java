package dev.terrane.tests.records.store;

import dev.terrane.provider.Call;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.statestore.HandleStateStore;
import dev.terrane.provider.statestore.StateStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A folder without locks, by handles.
final class SharedFolder implements HandleStateStore<Path> {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Schema SCHEMA = Schema.stateStore(NAME).describedAs("A folder.");

  @Override
  public String name() {
    return "shared";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public StateStorage open(Call<Path> call, ObjectView in) throws IOException {
    var directory = Files.createDirectories(call.client().resolve(in.get(NAME)));
    return new FolderFiles(directory, ".json", "none");
  }
}
