package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.LocationModel.PATH;

import dev.terrane.provider.Failure;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Optional;

/// A file that is read with a size limit and replaced atomically: new content is written to another
/// file, which only its owner can read and which is then renamed.
///
/// @param path its path
record StoreFile(Path path) {
  private static final long LIMIT = 16L << 20;

  /// Reads the content; empty if there is no file.
  Optional<byte[]> read() {
    if (Files.notExists(path)) {
      return Optional.empty();
    }
    if (!Files.isRegularFile(path)) {
      throw PATH.error(
          "Not a file", path + " is not a regular file. Choose another path, or remove it.");
    }
    try {
      return Optional.of(content());
    } catch (NoSuchFileException _) {
      return Optional.empty();
    } catch (IOException e) {
      throw failed("read", e);
    }
  }

  private byte[] content() throws IOException {
    if (Files.size(path) > LIMIT) {
      throw PATH.error(
          "Not a key store",
          path + " is larger than 16 MiB, which no key store is. Check the path.");
    }
    return Files.readAllBytes(path);
  }

  /// Writes a new file; one that exists already stays as it is.
  void create(byte[] content) {
    try {
      withDraft(content, this::publish);
    } catch (FileAlreadyExistsException e) {
      throw PATH.error(
              "File exists already",
              path
                  + " was not created by this resource and was not changed. To manage that file,"
                  + " import it; the import id is the path. Otherwise choose another path, or"
                  + " remove the file.")
          .because(e);
    } catch (IOException e) {
      throw failed("write", e);
    }
  }

  /// Takes the name without ever taking it from another file: a link refuses to replace one.
  private void publish(Path draft) throws IOException {
    try {
      Files.createLink(path, draft);
    } catch (UnsupportedOperationException _) {
      Files.move(draft, path);
    } catch (IOException e) {
      // Over a network, the answer of a link that was made can be lost.
      if (Files.notExists(path) || !Files.isSameFile(path, draft)) {
        throw e;
      }
    }
  }

  /// Replaces the content of an existing file, which keeps its permissions.
  void replace(byte[] content) {
    try {
      var target = Files.exists(path) ? path.toRealPath() : path;
      new StoreFile(target).withDraft(content, draft -> swap(draft, target));
    } catch (IOException e) {
      throw failed("write", e);
    }
  }

  private static void swap(Path draft, Path target) throws IOException {
    var posix = Files.getFileAttributeView(target, PosixFileAttributeView.class);
    if (posix != null && Files.exists(target)) {
      Files.setPosixFilePermissions(draft, posix.readAttributes().permissions());
    }
    Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
  }

  void delete() {
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      throw failed("delete", e);
    }
  }

  private void withDraft(byte[] content, Publishing publishing) throws IOException {
    var directory = path.toAbsolutePath().getParent();
    if (directory == null || path.getFileName().toString().isEmpty()) {
      throw PATH.error("Not a file", path + " is a directory. Name a file in it.");
    }
    // Temporary files are readable by their owner alone.
    var draft = Files.createTempFile(directory, "." + path.getFileName(), ".new");
    try {
      write(draft, content);
      publishing.publish(draft);
    } finally {
      discard(draft);
    }
  }

  private static void discard(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException _) {
      // The store itself is written, or the reason why it is not is thrown.
    }
  }

  private static void write(Path draft, byte[] content) throws IOException {
    Files.write(draft, content);
    // Flushed to disk before the rename, so that a crash leaves the old file or the new one.
    try (var channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  private Failure failed(String action, IOException cause) {
    return PATH.error("Cannot " + action + " the file", path + " failed: " + reason(cause) + ".")
        .because(cause);
  }

  private static String reason(IOException cause) {
    return switch (cause) {
      case NoSuchFileException _ -> "its directory does not exist; create it first";
      case AccessDeniedException _ ->
          "permission denied; correct the permissions of the file and its directory";
      case FileSystemException system when system.getReason() != null -> system.getReason();
      default -> String.valueOf(cause.getMessage());
    };
  }

  private interface Publishing {
    void publish(Path draft) throws IOException;
  }
}
