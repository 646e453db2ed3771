package dev.terrane.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DaemonDirectoryTests {
  private static final String HOLDER =
      """
      void main(String[] arguments) throws Exception {
        var path = java.nio.file.Path.of(arguments[0]);
        try (var file = java.nio.channels.FileChannel.open(path, java.nio.file.StandardOpenOption.WRITE)) {
          file.lock();
          System.out.println("held");
          System.in.read();
          java.nio.file.Files.delete(path);
        }
      }
      """;

  @TempDir Path base;
  private DaemonDirectory directory;

  @BeforeEach
  void create() throws IOException {
    directory = new DaemonDirectory(base, "k", "k.1");
    Files.createDirectory(directory.path());
    Files.createFile(directory.socket());
    Files.createFile(base.resolve("k.lock"));
    Files.writeString(base.resolve("k.json"), "{\"directory\":\"k.1\",\"secret\":\"00\"}");
  }

  @Test
  void allFilesAreDeleted() throws IOException {
    assertThat(directory.deleteUnderLock(() -> true)).isTrue();
    assertThat(base).isEmptyDirectory();
  }

  @Test
  void aMissingLockIsCreated() throws IOException {
    Files.delete(base.resolve("k.lock"));
    assertThat(directory.deleteUnderLock(() -> true)).isTrue();
    assertThat(base).isEmptyDirectory();
  }

  @Test
  void nothingIsDeletedWhileALauncherHoldsTheLock() throws Exception {
    var held = base.resolve("k.lock");
    var program = Files.writeString(base.resolve("Holder.java"), HOLDER);
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var holder = new ProcessBuilder(java, program.toString(), held.toString()).start();
    try {
      assertThat(holder.inputReader().readLine()).isEqualTo("held");
      assertThat(directory.deleteUnderLock(() -> true)).isFalse();
      // The holder deletes the lock at its end, and a new one is created.
      holder.getOutputStream().close();
      assertThat(holder.waitFor()).isZero();
      assertThat(directory.deleteUnderLock(() -> true)).isTrue();
    } finally {
      holder.destroyForcibly();
    }
    assertThat(held).doesNotExist();
  }

  @Test
  void aMissingBaseDirectoryIsAnError() throws IOException {
    var lost = new DaemonDirectory(base.resolve("lost"), "k", "k.1");
    assertThatThrownBy(() -> lost.deleteUnderLock(() -> true)).isInstanceOf(IOException.class);
  }

  @Test
  void nothingIsDeletedWhenTheConditionIsFalse() throws IOException {
    assertThat(directory.deleteUnderLock(() -> false)).isFalse();
    assertThat(directory.socket()).exists();
    assertThat(base.resolve("k.json")).exists();
  }

  @Test
  void theRecordOfALaterDaemonIsKept() throws IOException {
    Files.writeString(base.resolve("k.json"), "{\"directory\":\"k.2\",\"secret\":\"00\"}");
    directory.delete();
    assertThat(directory.path()).doesNotExist();
    assertThat(base.resolve("k.json")).exists();
  }

  @Test
  void anInvalidRecordIsKept() throws IOException {
    var record = base.resolve("k.json");
    Files.writeString(record, "{\"directory\":\"k.1\"}" + " ".repeat(5000));
    directory.delete();
    assertThat(record).exists();
    Files.delete(record);
    Files.createDirectory(record);
    directory.delete();
    assertThat(record).isDirectory();
  }
}
