package dev.terrane.packaging.release;

import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/// The kind of program in a package.
public enum PackageKind {
  /// A provider, which `init` installs.
  PROVIDER("provider"),
  /// A provisioner, which CLIs find in folders of plugins.
  PROVISIONER("provisioner");

  private static final String SERVICES = "META-INF/services/dev.terrane.provider.";

  private final String word;

  PackageKind(String word) {
    this.word = word;
  }

  /// The kind of the program on a class path, by its service entry.
  ///
  /// @throws PackagingException if the class path contains both
  public static PackageKind of(Collection<Path> classPath) {
    var provisioner = has(classPath, SERVICES + "provisioner.ProvisionerType");
    if (provisioner && has(classPath, SERVICES + "schema.ProviderType")) {
      throw new PackagingException(
          "the class path contains a provider and a provisioner; each is a program of its own, so"
              + " package each of them from a module of its own");
    }
    return provisioner ? PROVISIONER : PROVIDER;
  }

  private static boolean has(Collection<Path> classPath, String entry) {
    return classPath.stream().anyMatch(path -> has(path, entry));
  }

  /// Entries that cannot be read are reported when they are packaged.
  private static boolean has(Path path, String entry) {
    if (Files.isDirectory(path)) {
      return Files.exists(path.resolve(entry));
    }
    if (Files.notExists(path)) {
      return false;
    }
    try (var jar = new ZipFile(path.toFile())) {
      return jar.getEntry(entry) != null;
    } catch (ZipException e) {
      return false;
    } catch (IOException e) {
      throw PackagingException.of(e);
    }
  }

  /// The prefix of the names of its files.
  String prefix() {
    return "terraform-" + word + "-";
  }

  /// The versions of the protocol that it can have.
  public Set<Integer> protocols() {
    return this == PROVISIONER ? Set.of(5) : Set.of(5, 6);
  }

  /// The name of the kind, for messages and for the launcher.
  @Override
  public String toString() {
    return word;
  }
}
