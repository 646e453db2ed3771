package dev.terrane.goplugin.host;

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

/// The files of this process: a directory of its own in the place where launchers look for it.
///
/// @param place the directory that all launchers and processes of this user share
/// @param key what the launches of this process have in common
/// @param name the directory of this process
record Room(Path place, String key, String name) {
  private static final int LONGEST_RECORD = 4 << 10;

  Path directory() {
    return place.resolve(name);
  }

  Path socket() {
    return directory().resolve("s");
  }

  /// Takes everything away, unless a launcher is on its way to this process.
  ///
  /// @param sure asked again when no launcher can come any more
  /// @return whether it was taken away
  boolean removeUnderLock(BooleanSupplier sure) throws IOException {
    var lock = place.resolve(key + ".lock");
    if (!Files.exists(lock)) {
      create(lock);
    }
    // Whoever leaves removes the lock, and what is locked here may not be the lock any more. It is
    // when the same file stood there before it was opened, and stands there now.
    var before = identity(lock);
    try (var channel = FileChannel.open(lock, StandardOpenOption.WRITE)) {
      var held = Optional.ofNullable(channel.tryLock());
      var isThere = before.isPresent() && before.equals(identity(lock));
      if (held.isEmpty() || !isThere || !sure.getAsBoolean()) {
        return false;
      }
      remove();
      Files.deleteIfExists(lock);
      return true;
    } catch (NoSuchFileException e) {
      // Somebody has just left, or come; there will be another look.
      return false;
    }
  }

  private static void create(Path lock) throws IOException {
    try {
      Files.createFile(lock);
    } catch (FileAlreadyExistsException e) {
      // A launcher was faster.
    }
  }

  /// Takes everything away.
  void remove() throws IOException {
    for (var file : files(directory())) {
      Files.deleteIfExists(file);
    }
    Files.deleteIfExists(directory());
    var pointer = place.resolve(key + ".json");
    // A later process of the same key may have put its own there.
    if (isOwn(pointer)) {
      Files.deleteIfExists(pointer);
    }
  }

  /// What is no file, or longer than any record, was not written by a launcher.
  private boolean isOwn(Path pointer) throws IOException {
    if (!Files.isRegularFile(pointer, LinkOption.NOFOLLOW_LINKS)
        || Files.size(pointer) > LONGEST_RECORD) {
      return false;
    }
    return Files.readString(pointer, StandardCharsets.ISO_8859_1).contains("\"" + name + "\"");
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
