package dev.terrane.tests.kinds;

import dev.terrane.provider.statestore.Locking;
import dev.terrane.provider.statestore.StateCall;
import dev.terrane.provider.statestore.StateContent;
import dev.terrane.provider.statestore.StateLock;
import dev.terrane.provider.statestore.StateLockedException;
import dev.terrane.provider.statestore.StateStorage;
import dev.terrane.provider.statestore.StateWriter;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/// A folder with a file for each state and each lock.
///
/// @param folder the folder
record FolderStorage(Path folder) implements StateStorage, Locking {
  private static final String SUFFIX = ".tfstate";

  private Path file(String stateId) {
    return folder.resolve(stateId + SUFFIX);
  }

  private Path lockFile(String stateId) {
    return folder.resolve(stateId + ".lock");
  }

  @Override
  public List<String> list(StateCall call) throws IOException {
    try (var files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(SUFFIX))
          .map(name -> name.substring(0, name.length() - SUFFIX.length()))
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
  public StateWriter write(StateCall call, String stateId, long length) {
    return StateWriter.buffered(bytes -> Files.write(file(stateId), bytes));
  }

  @Override
  public void delete(StateCall call, String stateId) throws IOException {
    Files.deleteIfExists(file(stateId));
  }

  @Override
  public void lock(StateCall call, String stateId, StateLock lock) throws Exception {
    try {
      Files.writeString(lockFile(stateId), lock.toJson(), StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException _) {
      throw new StateLockedException(existing(stateId));
    }
  }

  @Override
  public void unlock(StateCall call, String stateId, String lockId) throws Exception {
    var existing = existing(stateId);
    if (!existing.id().equals(lockId)) {
      throw new StateLockedException(existing);
    }
    Files.delete(lockFile(stateId));
  }

  private StateLock existing(String stateId) throws IOException {
    return StateLock.ofJson(Files.readString(lockFile(stateId)));
  }
}
