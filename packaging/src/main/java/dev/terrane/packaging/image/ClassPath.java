package dev.terrane.packaging.image;

import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipOutputStream;

/// The jars of a package, in the order in which the JVM looks through them.
///
/// @param compressed whether the jars stay compressed; in an archive that compresses all at once
///   they are smaller when they are not
public record ClassPath(boolean compressed) {
  /// What looks like the executable could be taken for it.
  private static final String EXECUTABLE = "terraform-provider-";

  private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  /// Copies jars into a folder; a folder of classes becomes a jar, because no AOT cache takes it.
  /// Jars keep their names; the second of one name gets a number.
  ///
  /// @param entries jars, and folders of classes
  /// @param folder a folder that is not there yet
  /// @return the jars in the folder, in the same order
  /// @throws PackagingException for an entry that is not there, or is no jar
  public List<Path> copy(List<Path> entries, Path folder) {
    var names = new HashSet<String>();
    var jars = new ArrayList<Path>();
    try {
      Files.createDirectories(folder);
      for (var entry : entries) {
        var jar = folder.resolve(free(name(entry), names));
        write(entry, jar);
        jars.add(jar);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(jars);
  }

  private static String name(Path entry) {
    if (Files.isDirectory(entry)) {
      return "classes.jar";
    }
    var name = String.valueOf(entry.getFileName());
    if (!Files.isRegularFile(entry) || !name.endsWith(".jar")) {
      throw new PackagingException(
          entry + " on the class path is no jar and no folder of classes; is the provider built?");
    }
    return name.startsWith(EXECUTABLE) ? name.substring(EXECUTABLE.length()) : name;
  }

  private static String free(String name, Set<String> names) {
    var free = name;
    for (var number = 2; !names.add(free); number++) {
      free = name.substring(0, name.length() - ".jar".length()) + "-" + number + ".jar";
    }
    return free;
  }

  private void write(Path entry, Path jar) throws IOException {
    if (Files.isDirectory(entry)) {
      jar(entry, jar);
    } else if (compressed) {
      Files.copy(entry, jar);
    } else {
      store(entry, jar);
    }
  }

  private static void store(Path entry, Path jar) throws IOException {
    try {
      StoredJar.write(entry, jar);
    } catch (ZipException e) {
      throw new PackagingException(
          entry.getFileName() + " on the class path is damaged: " + e.getMessage(), e);
    }
  }

  private static void jar(Path entry, Path jar) throws IOException {
    try (var out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (var file : FileTree.files(entry).entrySet()) {
        var one = new ZipEntry(file.getKey());
        one.setTimeLocal(TIME);
        out.putNextEntry(one);
        Files.copy(file.getValue(), out);
        out.closeEntry();
      }
    }
  }
}
