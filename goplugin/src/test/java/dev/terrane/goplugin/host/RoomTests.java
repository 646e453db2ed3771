package dev.terrane.goplugin.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RoomTests {
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

  @TempDir Path place;
  private Room room;

  @BeforeEach
  void furnish() throws IOException {
    room = new Room(place, "k", "k.1");
    Files.createDirectory(room.directory());
    Files.createFile(room.socket());
    Files.createFile(place.resolve("k.lock"));
    Files.writeString(place.resolve("k.json"), "{\"room\":\"k.1\",\"secret\":\"00\"}");
  }

  @Test
  void whoLeavesTakesEverythingAway() throws IOException {
    assertThat(room.removeUnderLock(() -> true)).isTrue();
    assertThat(place).isEmptyDirectory();
  }

  @Test
  void whoLeavesNeedsNoLockThatIsThereAlready() throws IOException {
    Files.delete(place.resolve("k.lock"));
    assertThat(room.removeUnderLock(() -> true)).isTrue();
    assertThat(place).isEmptyDirectory();
  }

  @Test
  void whoeverHoldsTheLockIsNotLeft() throws Exception {
    var held = place.resolve("k.lock");
    var program = Files.writeString(place.resolve("Holder.java"), HOLDER);
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var holder = new ProcessBuilder(java, program.toString(), held.toString()).start();
    try {
      assertThat(holder.inputReader().readLine()).isEqualTo("held");
      assertThat(room.removeUnderLock(() -> true)).isFalse();
      // It leaves, and takes the lock away; another stands there then.
      holder.getOutputStream().close();
      assertThat(holder.waitFor()).isZero();
      assertThat(room.removeUnderLock(() -> true)).isTrue();
    } finally {
      holder.destroyForcibly();
    }
    assertThat(held).doesNotExist();
  }

  @Test
  void withoutAPlaceThereIsNothingToStayFor() throws IOException {
    var lost = new Room(place.resolve("lost"), "k", "k.1");
    assertThatThrownBy(() -> lost.removeUnderLock(() -> true)).isInstanceOf(IOException.class);
  }

  @Test
  void whoStaysAfterAllLeavesEverything() throws IOException {
    assertThat(room.removeUnderLock(() -> false)).isFalse();
    assertThat(room.socket()).exists();
    assertThat(place.resolve("k.json")).exists();
  }

  @Test
  void theRecordOfALaterProcessStays() throws IOException {
    Files.writeString(place.resolve("k.json"), "{\"room\":\"k.2\",\"secret\":\"00\"}");
    room.remove();
    assertThat(room.directory()).doesNotExist();
    assertThat(place.resolve("k.json")).exists();
  }

  @Test
  void whatIsNoRecordStaysAndDoesNotKeepAProcess() throws IOException {
    var record = place.resolve("k.json");
    Files.writeString(record, "{\"room\":\"k.1\"}" + " ".repeat(5000));
    room.remove();
    assertThat(record).exists();
    Files.delete(record);
    Files.createDirectory(record);
    room.remove();
    assertThat(record).isDirectory();
  }
}
