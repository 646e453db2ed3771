package dev.terrane.packaging.image;

import dev.terrane.packaging.system.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// A jar of a package. Equal content results in equal bytes. Names, order and resources are those
/// of the original; signed classes are not changed, and others are rewritten where that shortens
/// the start.
final class PackagedJar implements AutoCloseable {
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private final ZipOutputStream out;
  private final boolean compressed;
  private final InvokeDynamicRewriter code;
  private final Set<String> names = new HashSet<>();

  /// @param compressed whether entries are compressed one by one; in an archive that compresses all
  ///   at once a jar is a quarter smaller when they are not
  PackagedJar(Path jar, boolean compressed, InvokeDynamicRewriter code) throws IOException {
    this.out = new ZipOutputStream(Files.newOutputStream(jar));
    this.compressed = compressed;
    this.code = code;
  }

  /// Adds all that is in another jar.
  void addJar(Path jar) throws IOException {
    try (var in = new ZipFile(jar.toFile())) {
      var entries = Collections.list(in.entries());
      var isSigned = isSigned(entries);
      for (var entry : entries) {
        var content = content(in, entry.getName());
        if (isSigned) {
          addAsItIs(entry.getName(), content);
        } else {
          add(entry.getName(), content);
        }
      }
    }
  }

  /// Adds the files of a folder.
  void addFolder(Path folder) throws IOException {
    for (var file : FileTree.files(folder).entrySet()) {
      add(file.getKey(), Files.readAllBytes(file.getValue()));
    }
  }

  /// JAR File Specification, "Signed JAR File".
  private static boolean isSigned(List<? extends ZipEntry> entries) {
    return entries.stream()
        .map(entry -> entry.getName().toUpperCase(Locale.ROOT))
        .anyMatch(name -> name.startsWith("META-INF/") && name.endsWith(".SF"));
  }

  private static byte[] content(ZipFile jar, String name) throws IOException {
    try (var in = jar.getInputStream(jar.getEntry(name))) {
      return in.readAllBytes();
    }
  }

  /// Adds an entry.
  void add(String name, byte[] content) throws IOException {
    addAsItIs(name, name.endsWith(".class") ? code.of(content) : content);
  }

  private void addAsItIs(String name, byte[] content) throws IOException {
    // Of two with one name the JVM finds one, and so does this.
    if (!names.add(name)) {
      return;
    }
    var entry = new ZipEntry(name);
    entry.setTimeLocal(TIME);
    if (!compressed) {
      var sum = new CRC32();
      sum.update(content);
      entry.setMethod(ZipEntry.STORED);
      entry.setSize(content.length);
      entry.setCrc(sum.getValue());
    }
    out.putNextEntry(entry);
    out.write(content);
    out.closeEntry();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
