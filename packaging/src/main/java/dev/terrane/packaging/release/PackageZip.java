package dev.terrane.packaging.release;

import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.Objects;
import java.util.zip.Deflater;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.apache.commons.compress.archivers.zip.Zip64Mode;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/// Writes a folder as a zip for CLIs: with the modes of files, and without entries for folders,
/// which only one of the two checksums would include. Sorted and with a fixed time, so that zips of
/// equal files are equal.
public final class PackageZip {
  /// The earliest time that a zip can store; it has no time zone.
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private static final int EXECUTABLE = 0100755;
  private static final int FILE = 0100644;

  private PackageZip() {}

  /// Writes a zip, and replaces an existing one.
  public static void write(Path folder, Path zip) throws IOException {
    var unfinished = zip.resolveSibling(zip.getFileName() + ".part");
    try {
      writeAll(folder, unfinished);
      Files.move(unfinished, zip, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  private static void writeAll(Path folder, Path zip) throws IOException {
    try (var out = new ZipArchiveOutputStream(zip)) {
      out.setLevel(Deflater.BEST_COMPRESSION);
      out.setUseZip64(Zip64Mode.AsNeeded);
      for (var file : FileTree.files(folder).entrySet()) {
        add(out, file.getKey(), file.getValue());
      }
    }
  }

  /// Unpacks a zip as CLIs do: with the modes of its files, and at the present time.
  ///
  /// @param folder a folder that does not exist yet
  public static void unpack(Path zip, Path folder) throws IOException {
    try (var in = org.apache.commons.compress.archivers.zip.ZipFile.builder().setPath(zip).get()) {
      for (var entry : Collections.list(in.getEntries())) {
        var file = folder.resolve(entry.getName());
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.copy(in.getInputStream(entry), file);
        if (entry.getUnixMode() == EXECUTABLE && !file.toFile().setExecutable(true, false)) {
          throw new PackagingException(
              "cannot make " + file + " executable; set java.io.tmpdir to another folder");
        }
      }
    }
  }

  /// Whether a zip contains a file.
  ///
  /// @throws PackagingException if it is not a complete zip
  static boolean has(Path zip, String file) throws IOException {
    try (var open = new ZipFile(zip.toFile())) {
      return open.getEntry(file) != null;
    } catch (ZipException e) {
      throw new PackagingException(
          zip + " is not a complete zip file (" + e.getMessage() + "); download or create it again",
          e);
    }
  }

  private static void add(ZipArchiveOutputStream out, String name, Path file) throws IOException {
    var entry = new ZipArchiveEntry(name);
    entry.setUnixMode(Files.isExecutable(file) ? EXECUTABLE : FILE);
    entry.setTimeLocal(TIME);
    out.putArchiveEntry(entry);
    Files.copy(file, out);
    out.closeArchiveEntry();
  }
}
