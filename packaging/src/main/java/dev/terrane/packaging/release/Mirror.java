package dev.terrane.packaging.release;

import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// A filesystem mirror, a folder from which CLIs install providers.
///
/// @param folder the mirror, which need not exist yet
public record Mirror(Path folder) {
  /// Adds a package. One of the same version and platform is replaced atomically, by a rename. Its
  /// other form, zip or folder, is deleted, because CLIs may use either.
  ///
  /// @param made the package: its zip, or its folder
  /// @return its path in the mirror
  /// @throws PackagingException if it is not a package of this provider
  public Path install(ProviderAddress address, Path made) throws IOException {
    var name = PackageName.of(made);
    if (!name.type().equals(address.type())) {
      throw new PackagingException(
          made + " is a package of " + name.type() + ", not of " + address);
    }
    var provider =
        folder.resolve(address.host()).resolve(address.namespace()).resolve(address.type());
    var folderPlace = provider.resolve(name.version()).resolve(name.platform().toString());
    var zipPlace = provider.resolve(name.zip());
    requireExecutable(made, name.executable());
    if (Files.isDirectory(made)) {
      unpacked(made, folderPlace);
      Files.deleteIfExists(zipPlace);
      return folderPlace;
    }
    packed(made, zipPlace);
    remove(folderPlace);
    return zipPlace;
  }

  private static void requireExecutable(Path made, String executable) throws IOException {
    if (Files.isDirectory(made)
        ? !Files.isRegularFile(made.resolve(executable))
        : !PackageZip.has(made, executable)) {
      throw new PackagingException(
          made
              + " is not a package, because it does not contain "
              + executable
              + "; create the package again, and do not rename it");
    }
  }

  /// A path with the process ID, so that concurrent installations use different ones.
  private static Path beside(Path place, String suffix) {
    var own = ProcessHandle.current().pid();
    return place.resolveSibling("." + place.getFileName() + "." + own + "." + suffix);
  }

  private static void packed(Path zip, Path place) throws IOException {
    var copy = beside(place, "part");
    Files.createDirectories(copy.getParent());
    Files.copy(zip, copy, StandardCopyOption.REPLACE_EXISTING);
    Files.move(copy, place, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  private static void unpacked(Path made, Path place) throws IOException {
    var copy = beside(place, "part");
    FileTree.delete(copy);
    FileTree.copy(made, copy);
    var old = setAside(place);
    Files.move(copy, place, StandardCopyOption.ATOMIC_MOVE);
    FileTree.delete(old);
  }

  private static void remove(Path place) throws IOException {
    FileTree.delete(setAside(place));
  }

  private static Path setAside(Path place) throws IOException {
    var old = beside(place, "old");
    FileTree.delete(old);
    if (Files.exists(place)) {
      Files.move(place, old, StandardCopyOption.ATOMIC_MOVE);
    }
    return old;
  }

  /// The CLI configuration to install the providers of this mirror from it, and all others from
  /// their usual source.
  public String configuration(ProviderAddress address) {
    return """
    provider_installation {
      filesystem_mirror {
        path    = "%s"
        include = ["%s"]
      }
      direct {
        exclude = ["%s"]
      }
    }
    """
        .formatted(quoted(folder), address, address);
  }

  /// The CLI configuration to start a provider from its folder, without init, lock file and
  /// checksums.
  ///
  /// @param made the folder of the package
  public static String override(ProviderAddress address, Path made) {
    return """
    provider_installation {
      dev_overrides {
        "%s" = "%s"
      }
      direct {}
    }
    """
        .formatted(address, quoted(made));
  }

  private static String quoted(Path path) {
    return path.toAbsolutePath()
        .normalize()
        .toString()
        .replace("\\", "\\\\")
        .replace("\"", "\\\"")
        .replace("${", "$${")
        .replace("%{", "%%{");
  }
}
