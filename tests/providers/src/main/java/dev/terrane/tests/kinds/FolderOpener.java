package dev.terrane.tests.kinds;

import dev.terrane.provider.Call;
import dev.terrane.provider.statestore.StateStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Opens folders of states.
final class FolderOpener implements FolderModel.Opener<Path> {
  @Override
  public StateStorage open(Call<Path> call, Folder in) throws IOException {
    return new FolderStorage(Files.createDirectories(call.client().resolve(in.name())));
  }
}
