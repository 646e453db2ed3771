package dev.terrane.packaging.release;

import dev.terrane.packaging.system.FileTree;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.Deflater;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/// Writes a folder as one compressed file, which the launcher unpacks. Sorted and without times and
/// owners, so that archives of equal files are equal.
public final class RuntimeArchive {
  private static final int EXECUTABLE = 0755;
  private static final int FILE = 0644;

  private RuntimeArchive() {}

  /// Writes an archive.
  public static void write(Path folder, Path archive) throws IOException {
    var parameters = new GzipParameters();
    parameters.setCompressionLevel(Deflater.BEST_COMPRESSION);
    try (var file = new BufferedOutputStream(Files.newOutputStream(archive));
        var gzip = new GzipCompressorOutputStream(file, parameters);
        var out = new TarArchiveOutputStream(gzip)) {
      out.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
      for (var one : FileTree.files(folder).entrySet()) {
        add(out, one.getKey(), one.getValue());
      }
    }
  }

  private static void add(TarArchiveOutputStream out, String name, Path file) throws IOException {
    var entry = new TarArchiveEntry(name);
    entry.setSize(Files.size(file));
    entry.setMode(Files.isExecutable(file) ? EXECUTABLE : FILE);
    entry.setModTime(0);
    out.putArchiveEntry(entry);
    Files.copy(file, out);
    out.closeArchiveEntry();
  }
}
