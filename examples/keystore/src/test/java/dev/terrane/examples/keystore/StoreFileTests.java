package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.TestCertificates.assertFailure;
import static dev.terrane.examples.keystore.TestCertificates.at;
import static dev.terrane.examples.keystore.TestCertificates.error;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class StoreFileTests {
  private static final byte[] OLD = {1};
  private static final byte[] NEW = {2};

  @TempDir Path directory;

  @Test
  void comesBackAsItWasWritten() {
    var file = new StoreFile(directory.resolve("a"));
    file.create(OLD);
    assertThat(file.read()).hasValue(OLD);
    file.replace(NEW);
    assertThat(file.read()).hasValue(NEW);
    file.delete();
    assertThat(file.read()).isEmpty();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void onlyItsOwnerMayReadANewFile() throws IOException {
    var file = new StoreFile(directory.resolve("a"));
    file.create(OLD);
    assertThat(permissions(file.path())).isEqualTo("rw-------");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aFileThatIsReplacedKeepsItsPermissions() throws IOException {
    var file = new StoreFile(directory.resolve("a"));
    file.create(OLD);
    Files.setPosixFilePermissions(file.path(), PosixFilePermissions.fromString("rw-r-----"));
    file.replace(NEW);
    assertThat(permissions(file.path())).isEqualTo("rw-r-----");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkIsNotReplacedButTheFileThatItNames() throws IOException {
    var target = Files.write(directory.resolve("target"), OLD);
    var link = Files.createSymbolicLink(directory.resolve("link"), target);
    new StoreFile(link).replace(NEW);
    assertThat(link).isSymbolicLink();
    assertThat(target).hasBinaryContent(NEW);
  }

  @Test
  void aFileOfSomebodyElseIsNeverOverwritten() throws IOException {
    var path = Files.write(directory.resolve("a"), OLD);
    assertFailure(() -> new StoreFile(path).create(NEW))
        .isEqualTo(
            error(
                at("path"),
                "File exists already",
                path
                    + " was not created by this resource and was not changed. To manage that file,"
                    + " import it; the import id is the path. Otherwise choose another path, or"
                    + " remove the file."));
    assertThat(path).hasBinaryContent(OLD);
    assertOnly("a");
  }

  @Test
  void aMissingDirectoryIsNamedWithItsCure() {
    var path = directory.resolve("no/a");
    assertFailure(() -> new StoreFile(path).create(NEW))
        .isEqualTo(
            error(
                at("path"),
                "Cannot write the file",
                path + " failed: its directory does not exist; create it first."));
  }

  @Test
  void aDirectoryIsNoFile() {
    assertFailure(() -> new StoreFile(directory).read())
        .isEqualTo(
            error(
                at("path"),
                "Not a file",
                directory + " is not a regular file. Choose another path, or remove it."));
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void aHugeFileIsNotReadIntoMemory() throws IOException {
    var path = directory.resolve("huge");
    try (var huge = new RandomAccessFile(path.toFile(), "rw")) {
      huge.setLength(1L << 40);
    }
    assertFailure(() -> new StoreFile(path).read())
        .isEqualTo(
            error(
                at("path"),
                "Not a key store",
                path + " is larger than 16 MiB, which no key store is. Check the path."));
  }

  @Test
  void nothingIsLeftBesideTheFile() throws IOException {
    var file = new StoreFile(directory.resolve("a"));
    file.create(OLD);
    file.replace(NEW);
    assertOnly("a");
  }

  private void assertOnly(String name) throws IOException {
    try (Stream<Path> all = Files.list(directory)) {
      assertThat(all).extracting(path -> path.getFileName().toString()).containsExactly(name);
    }
  }

  private static String permissions(Path path) throws IOException {
    return PosixFilePermissions.toString(Set.copyOf(Files.getPosixFilePermissions(path)));
  }
}
