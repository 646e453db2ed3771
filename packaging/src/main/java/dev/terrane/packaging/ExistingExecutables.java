package dev.terrane.packaging;

import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.Hash;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.Platform;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The executables of existing providers in a package.
final class ExistingExecutables {
  private static final String FOLDER = "lib/executables";

  /// The option by which the provider finds them.
  static final String OPTION = "-Dterrane.executables=${package}/" + FOLDER;

  private ExistingExecutables() {}

  /// Copies those of a platform into a package.
  ///
  /// @param source contains a folder for each platform
  /// @throws PackagingException if there are none for the platform
  static void copy(Path source, Platform platform, Path folder) throws IOException {
    var own = source.resolve(platform.toString());
    if (!Files.isDirectory(own) || FileTree.files(own).isEmpty()) {
      throw new PackagingException(
          own + " contains no executables; put those for " + platform + " there");
    }
    for (var file : FileTree.files(own).entrySet()) {
      var copy = folder.resolve(FOLDER).resolve(file.getKey());
      Files.createDirectories(copy.getParent());
      Files.copy(file.getValue(), copy);
      PackageFolder.makeExecutable(copy);
    }
  }

  /// The hash of those of a package; empty if it has none.
  static String hash(Path folder) throws IOException {
    var own = folder.resolve(FOLDER);
    return Files.isDirectory(own) ? Hash.of(Hash.h1(own)) : "";
  }
}
