package dev.terrane.packaging.release;

import dev.terrane.packaging.system.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.zip.Deflater;
import org.apache.commons.compress.archivers.zip.Zip64Mode;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/// A folder as a zip that CLIs take: with modes, which they restore; without folders, which would
/// be part of one checksum and not of the other; sorted, and with one time, so that two zips of the
/// same files are the same.
public final class PackageZip {
  /// The first moment that a zip can tell; it knows no time zones.
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private static final int EXECUTABLE = 0100755;
  private static final int FILE = 0100644;

  private PackageZip() {}

  /// Writes a zip over any that is there.
  public static void write(Path folder, Path zip) throws IOException {
    var unfinished = zip.resolveSibling(zip.getFileName() + ".part");
    try (var out = new ZipArchiveOutputStream(unfinished)) {
      out.setLevel(Deflater.BEST_COMPRESSION);
      out.setUseZip64(Zip64Mode.AsNeeded);
      for (var file : FileTree.files(folder).entrySet()) {
        add(out, file.getKey(), file.getValue());
      }
    }
    Files.move(unfinished, zip, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
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
