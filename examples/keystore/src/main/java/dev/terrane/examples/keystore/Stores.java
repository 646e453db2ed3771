package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.Handles.PASSWORD;
import static dev.terrane.examples.keystore.Handles.PATH;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The client of this provider: where key stores lie, and which passwords to try on one whose own
/// is not known.
///
/// @param root where relative paths start
/// @param passwords in the order in which they are tried
record Stores(Path root, List<String> passwords) {
  Stores {
    passwords = List.copyOf(passwords);
  }

  StoreFile file(String path) {
    try {
      return new StoreFile(root.resolve(path));
    } catch (InvalidPathException e) {
      throw PATH.error("Invalid path", "No file can have this path: " + e.getReason() + ".");
    }
  }

  /// Opens a store that a resource manages, with the first password that fits: those that the
  /// resource knows, then the provider's.
  ///
  /// @return empty when there is no file
  Optional<OpenStore> managed(String path, List<String> known) {
    var all = Stream.concat(known.stream(), passwords.stream()).distinct().toList();
    return open(
        path,
        all,
        known.isEmpty()
            ? " does not open with any of the passwords in the provider block. Add the right one"
                + " there."
            : " does not open with the password that Terraform knows. If the password was changed by"
                + " hand, add the new one to passwords in the provider block; if the file is of no use"
                + " any more, remove it to have it made anew.");
  }

  /// Opens a store that somebody else manages.
  ///
  /// @return empty when there is no file
  Optional<OpenStore> foreign(String path, String password) {
    return open(
        path,
        List.of(password),
        " does not open with this password. Write the password of the file.");
  }

  private Optional<OpenStore> open(String path, List<String> all, String complaint) {
    var file = file(path);
    return file.read()
        .map(content ->
            OpenStore.of(file, content, all)
                .orElseThrow(() -> PASSWORD.error("Wrong password", file.path() + complaint)));
  }
}
