package dev.terrane.packaging.release;

import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// A folder in which CLIs find provisioners: `terraform.d/plugins` of a configuration, or
/// `~/.terraform.d/plugins`.
///
/// @param folder the folder, which need not exist yet
public record PluginFolder(Path folder) {
  /// Adds the package of a provisioner, in the folder of its platform. One of the same version is
  /// replaced. CLIs use the highest version.
  ///
  /// @param made the package: its zip, or its folder
  /// @return the installed executable
  /// @throws PackagingException if it is not the package of a provisioner
  public Path install(Path made) throws IOException {
    var name = PackageName.of(made);
    if (name.kind() != PackageKind.PROVISIONER) {
      throw new PackagingException(
          made + " is the package of a provider; CLIs install it from a mirror or a registry");
    }
    var place = folder.resolve(name.platform().toString());
    var unpacked = place.resolve("." + name + "." + ProcessHandle.current().pid());
    Files.createDirectories(place);
    FileTree.delete(unpacked);
    try {
      unpack(made, unpacked);
      FileTree.delete(name.content(place));
      Files.move(name.content(unpacked), name.content(place), StandardCopyOption.ATOMIC_MOVE);
      return Files.move(
          unpacked.resolve(name.executable()),
          place.resolve(name.executable()),
          StandardCopyOption.ATOMIC_MOVE);
    } finally {
      FileTree.delete(unpacked);
    }
  }

  private static void unpack(Path made, Path place) throws IOException {
    if (Files.isDirectory(made)) {
      FileTree.copy(made, place);
    } else {
      PackageZip.unpack(made, place);
    }
  }
}
