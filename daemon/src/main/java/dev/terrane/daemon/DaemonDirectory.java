package dev.terrane.daemon;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// The directory of the daemon, and the files of the base directory by which launchers find it.
///
/// @param base the directory that all launchers and daemons of this user share
/// @param key identifies the launches that may use the daemon
/// @param name the name of the daemon's directory in the base directory
record DaemonDirectory(Path base, String key, String name) {
  static final int MAX_RECORD_LENGTH = 4 << 10;

  Path path() {
    return base.resolve(name);
  }

  Path socket() {
    return path().resolve("s");
  }

  Path lock() {
    return base.resolve(key + ".lock");
  }

  /// The record: the file by which launchers find the daemon of a key.
  Path record() {
    return base.resolve(key + ".json");
  }

  /// Deletes all files under the lock of the key, unless a launcher holds it.
  ///
  /// @param condition checked while the lock is held
  /// @return whether the files were deleted
  boolean deleteUnderLock(BooleanSupplier condition) throws IOException {
    var lock = lock();
    if (!Files.exists(lock)) {
      create(lock);
    }
    // The lock may be deleted and created again by others. It is held only if the path led to the
    // same file before it was opened and leads to it now.
    var before = identity(lock);
    try (var channel = FileChannel.open(lock, StandardOpenOption.WRITE)) {
      var held = Optional.ofNullable(channel.tryLock());
      var isCurrent = before.isPresent() && before.equals(identity(lock));
      if (held.isEmpty() || !isCurrent || !condition.getAsBoolean()) {
        return false;
      }
      delete();
      Files.deleteIfExists(lock);
      return true;
    } catch (NoSuchFileException e) {
      // Another process has deleted the lock; the caller tries again later.
      return false;
    }
  }

  private static void create(Path lock) throws IOException {
    try {
      Files.createFile(lock);
    } catch (FileAlreadyExistsException e) {
      // A launcher has created it.
    }
  }

  /// Deletes the directory, and the record if it is that of this daemon.
  void delete() throws IOException {
    for (var file : files(path())) {
      Files.deleteIfExists(file);
    }
    Files.deleteIfExists(path());
    if (isOwnRecord()) {
      Files.deleteIfExists(record());
    }
  }

  /// Whether the record names this daemon: a later daemon of the same key may have replaced it.
  private boolean isOwnRecord() throws IOException {
    var record = record();
    if (!Files.isRegularFile(record, LinkOption.NOFOLLOW_LINKS)
        || Files.size(record) > MAX_RECORD_LENGTH) {
      return false;
    }
    return Files.readString(record, StandardCharsets.ISO_8859_1).contains("\"" + name + "\"");
  }

  private static List<Path> files(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (var files = Files.list(directory)) {
      return files.toList();
    }
  }

  private static Optional<Object> identity(Path file) throws IOException {
    try {
      @Nullable Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
      return Optional.of(Objects.requireNonNullElse(key, file));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }
}
