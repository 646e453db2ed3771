package dev.terrane.tests.records.store;

import dev.terrane.provider.statestore.Locking;
import dev.terrane.provider.statestore.StateCall;
import dev.terrane.provider.statestore.StateContent;
import dev.terrane.provider.statestore.StateLock;
import dev.terrane.provider.statestore.StateLockedException;
import dev.terrane.provider.statestore.StateStorage;
import dev.terrane.provider.statestore.StateWriter;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/// A folder with a lock file for each locked state.
record LockedFolder(FolderFiles files) implements StateStorage, Locking {
  private Path lockFile(String stateId) {
    return files.directory().resolve(stateId + ".lock");
  }

  @Override
  public void lock(StateCall call, String stateId, StateLock lock) throws Exception {
    try {
      Files.writeString(lockFile(stateId), lock.toJson(), StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException e) {
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

  @Override
  public List<String> list(StateCall call) throws IOException {
    return files.list(call);
  }

  @Override
  public Optional<StateContent> read(StateCall call, String stateId) throws IOException {
    return files.read(call, stateId);
  }

  @Override
  public StateWriter write(StateCall call, String stateId, long length) throws IOException {
    return files.write(call, stateId, length);
  }

  @Override
  public void delete(StateCall call, String stateId) throws IOException {
    files.delete(call, stateId);
  }
}
