package dev.terrane.tests.records.store;

import dev.terrane.provider.statestore.StateCall;
import dev.terrane.provider.statestore.StateContent;
import dev.terrane.provider.statestore.StateStorage;
import dev.terrane.provider.statestore.StateWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/// States as files. A write fails after its first bytes while the folder contains a file `full`.
///
/// @param directory the folder
/// @param suffix the end of the names of the files
/// @param token is part of the message of a full folder
record FolderFiles(Path directory, String suffix, String token) implements StateStorage {
  Path file(String stateId) {
    return directory.resolve(stateId + suffix);
  }

  @Override
  public List<String> list(StateCall call) throws IOException {
    try (var files = Files.list(directory)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(suffix))
          .map(name -> name.substring(0, name.length() - suffix.length()))
          .sorted()
          .toList();
    }
  }

  @Override
  public Optional<StateContent> read(StateCall call, String stateId) throws IOException {
    try {
      var channel = FileChannel.open(file(stateId));
      return Optional.of(new StateContent(channel.size(), Channels.newInputStream(channel)));
    } catch (NoSuchFileException _) {
      return Optional.empty();
    }
  }

  @Override
  public StateWriter write(StateCall call, String stateId, long length) throws IOException {
    var temporary = Files.createTempFile(directory, stateId, ".new");
    return new FileWriter(this, temporary, file(stateId), Files.newOutputStream(temporary));
  }

  @Override
  public void delete(StateCall call, String stateId) throws IOException {
    Files.deleteIfExists(file(stateId));
  }

  /// Writes to a new file, which replaces the old one in one step.
  private record FileWriter(FolderFiles folder, Path temporary, Path file, OutputStream out)
      implements StateWriter {
    @Override
    public void write(byte[] bytes) throws IOException {
      out.write(bytes);
      if (Files.exists(folder.directory.resolve("full"))) {
        throw new IOException("no space left for " + folder.token);
      }
    }

    @Override
    public void commit() throws IOException {
      out.close();
      Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void close() throws IOException {
      out.close();
      Files.deleteIfExists(temporary);
    }
  }
}
