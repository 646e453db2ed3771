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
import java.util.List;
import java.util.Optional;

/// A folder with a lock file for each locked state.
record LockedFolder(FolderFiles files) implements StateStorage, Locking {
  private Path lockFile(String stateId) {
    return files.directory().resolve(stateId + ".lock");
  }

  @Override
  public void lock(StateCall call, String stateId, StateLock lock) throws Exception {
    var temporary = Files.createTempFile(files.directory(), stateId, ".new");
    try {
      Files.writeString(temporary, lock.toJson());
      Files.createLink(lockFile(stateId), temporary);
    } catch (FileAlreadyExistsException _) {
      throw new StateLockedException(existing(stateId));
    } finally {
      Files.deleteIfExists(temporary);
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
    var file = lockFile(stateId);
    try {
      return StateLock.ofJson(Files.readString(file));
    } catch (IllegalArgumentException _) {
      // An ID that a user can type, so that `terraform force-unlock` removes the damaged file.
      var created = Files.getLastModifiedTime(file).toInstant();
      return new StateLock("unreadable", "unknown", "unknown", created);
    }
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
