package dev.terrane.packaging.release;

import com.github.luben.zstd.ZstdOutputStream;
import dev.terrane.packaging.system.FileTree;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;

/// Writes a folder as one compressed file, which the launcher unpacks. Sorted and without times and
/// owners, so that archives of equal files are equal.
public final class RuntimeArchive {
  private static final int EXECUTABLE = 0755;
  private static final int FILE = 0644;

  private RuntimeArchive() {}

  /// Writes an archive.
  ///
  /// @param level the level of Zstandard, from 1 to 19: up to there the launcher has enough memory
  public static void write(Path folder, Path archive, int level) throws IOException {
    try (var file = new BufferedOutputStream(Files.newOutputStream(archive));
        var compressed = new ZstdOutputStream(file, level);
        var out = new TarArchiveOutputStream(compressed)) {
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
