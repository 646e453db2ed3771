package dev.terrane.engine.journal;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;

/// A directory that only its user can read. Where the system has no such permissions, the user's
/// own directories are trusted.
record PrivateDirectory(Path path, String user) {
  private static final Set<PosixFilePermission> DIRECTORY =
      Set.copyOf(PosixFilePermissions.fromString("rwx------"));
  private static final Set<PosixFilePermission> FILE =
      Set.copyOf(PosixFilePermissions.fromString("rw-------"));

  /// The attributes of new files in it.
  FileAttribute<?>[] files() {
    return attributes(FILE);
  }

  private FileAttribute<?>[] attributes(Set<PosixFilePermission> permissions) {
    return isPosix()
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }

  private boolean isPosix() {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  /// Creates it, if it does not exist.
  ///
  /// @throws IOException also when it belongs to another user, as a home after `sudo` does
  void create() throws IOException {
    if (isPosix()) {
      expectOwner(nearest());
    }
    for (var i = 1; i <= path.getNameCount(); i++) {
      create(path.getRoot().resolve(path.subpath(0, i)));
    }
    if (isPosix()) {
      expectOwner(path);
      restrict();
    }
  }

  private void create(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      return;
    }
    try {
      Files.createDirectory(directory, attributes(DIRECTORY));
    } catch (FileAlreadyExistsException e) {
      if (!Files.isDirectory(directory)) {
        throw e;
      }
    }
  }

  private Path nearest() {
    var at = path;
    while (at.getParent() != null && !Files.exists(at)) {
      at = at.getParent();
    }
    return at;
  }

  private void expectOwner(Path directory) throws IOException {
    var owner = Files.getOwner(directory).getName();
    if (!owner.equals(user)) {
      throw new IOException(directory + " belongs to " + owner + ", not to " + user);
    }
  }

  private void restrict() throws IOException {
    var view =
        Files.getFileAttributeView(path, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    var attributes = view.readAttributes();
    if (!attributes.isDirectory()) {
      throw new IOException(path + " is not a directory");
    }
    var open = EnumSet.copyOf(attributes.permissions());
    open.removeAll(DIRECTORY);
    if (!open.isEmpty()) {
      view.setPermissions(DIRECTORY);
    }
  }
}
