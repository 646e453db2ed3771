package dev.terrane.packaging.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuntimeArchiveTests {
  /// `maxWindow` of launcher/archive.go.
  private static final long MEMORY_OF_THE_LAUNCHER = 8 << 20;

  @TempDir Path scratch;
  private Path folder;

  @BeforeEach
  void make() throws IOException {
    folder = Files.createDirectories(scratch.resolve("folder/bin"));
    Files.writeString(folder.resolve("b"), "two ".repeat(10_000));
    Files.writeString(folder.resolve("a"), "one");
  }

  private byte[] archive(int level) throws IOException {
    var file = scratch.resolve("archive");
    RuntimeArchive.write(scratch.resolve("folder"), file, level);
    return Files.readAllBytes(file);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 19})
  void twoArchivesOfTheSameFilesAreTheSame(int level) throws IOException {
    var first = archive(level);
    Files.setLastModifiedTime(folder.resolve("a"), FileTime.fromMillis(1_000_000_000_000L));
    assertThat(archive(level)).isEqualTo(first);
  }

  /// RFC 8878, 3.1.1.1: the window follows the descriptor of the frame, as exponent and mantissa.
  @ParameterizedTest
  @ValueSource(ints = {3, 19})
  void theLauncherHasTheMemoryToUnpackIt(int level) throws IOException {
    var archive = archive(level);
    assertThat(archive).startsWith(0x28, 0xb5, 0x2f, 0xfd);
    assertThat(archive[4] & 0x20).as("one segment").isZero();
    var base = 1L << (10 + ((archive[5] & 0xff) >> 3));
    assertThat(base + (base / 8) * (archive[5] & 7)).isBetween(1L << 20, MEMORY_OF_THE_LAUNCHER);
  }
}
