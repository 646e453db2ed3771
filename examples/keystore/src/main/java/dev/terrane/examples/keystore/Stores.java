package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.LocationModel.PASSWORD;
import static dev.terrane.examples.keystore.LocationModel.PATH;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The client of this provider: the directory of key stores, and the passwords to try on one with
/// an unknown password.
///
/// @param root the base directory of relative paths
/// @param passwords the passwords, in the order in which they are tried
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

  /// Opens a store that a resource manages, with the first correct password: those of the resource,
  /// then the provider's.
  ///
  /// @return empty if there is no file
  Optional<OpenStore> managed(String path, @Nullable String... known) {
    var own = Stream.of(known).filter(Objects::nonNull).toList();
    var all = Stream.concat(own.stream(), passwords.stream()).distinct().toList();
    return open(path, all, own.isEmpty() ? unknown(all) : changed());
  }

  private static Complaint unknown(List<String> tried) {
    return tried.isEmpty()
        ? new Complaint(
            "Password is not known",
            " cannot be imported without its password. Add it to passwords in the provider block.")
        : new Complaint(
            "Wrong password",
            " does not open with any of the passwords in the provider block. Add the right one"
                + " there.");
  }

  private static Complaint changed() {
    return new Complaint(
        "Wrong password",
        " cannot be opened with the password of the resource. If the password was changed by hand,"
            + " add the new one to passwords in the provider block; if the file is no"
            + " longer needed, remove it, and Terraform creates a new one.");
  }

  /// Opens a store that is managed elsewhere.
  ///
  /// @return empty when there is no file
  Optional<OpenStore> foreign(String path, String password) {
    return open(
        path,
        List.of(password),
        new Complaint(
            "Wrong password",
            " does not open with this password. Write the password of the file."));
  }

  private Optional<OpenStore> open(String path, List<String> all, Complaint complaint) {
    var file = file(path);
    return file.read()
        .map(content ->
            OpenStore.of(file, content, all)
                .orElseThrow(
                    () -> PASSWORD.error(complaint.summary, file.path() + complaint.detail)));
  }

  /// The error if no password is correct.
  private record Complaint(String summary, String detail) {}
}
