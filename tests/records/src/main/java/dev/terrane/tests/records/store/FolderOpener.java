package dev.terrane.tests.records.store;

import dev.terrane.provider.Call;
import dev.terrane.provider.Value;
import dev.terrane.provider.statestore.StateStorage;
import dev.terrane.provider.validation.Findings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Opens a folder.
final class FolderOpener implements FolderModel.Opener<Path>, FolderModel.Validating {
  @Override
  public void validate(FolderModel.Config config, Findings findings) {
    if (config.name() instanceof Value.Known<String>(var name) && name.contains("/")) {
      findings.error(FolderModel.NAME, "Invalid folder", "The name must not contain a slash.");
    }
  }

  @Override
  public StateStorage open(Call<Path> call, Folder in) throws IOException {
    var directory = Files.createDirectories(call.client().resolve(in.name()));
    return new LockedFolder(new FolderFiles(directory, in.suffix(), in.token()));
  }
}
