package dev.terrane.goplugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RoomTests {
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
  void whatNobodyWasToldOfIsLeftForTheNextLaunch() throws IOException {
    var untold = room.untold("x", "s1");
    var first = untold.exists("a \"one\" was made");
    untold.exists("a \"two\" was\nmade");
    untold.told(first);
    room.remove();
    assertThat(place.resolve("kept-x-s1"))
        .hasContent("+1 a \"one\" was made\n+2 a \"two\" was made\n-1\n");
  }

  @Test
  void whatIsToldLeavesNothing() throws IOException {
    var untold = room.untold("x", "s1");
    untold.told(untold.exists("a \"one\" was made"));
    assertThat(untold.leaveIn(place)).isEmpty();
    assertThat(place.resolve("kept-x-s1")).doesNotExist();
    assertThat(room.directory().resolve("kept-x-s1")).doesNotExist();
  }

  @Test
  void whatIsMadeAfterTheEndIsLeftForTheNextLaunchToo() throws IOException {
    var untold = room.untold("x", "s1");
    untold.exists("a \"one\" was made");
    assertThat(untold.leaveIn(place)).isEmpty();
    untold.exists("a \"two\" was made");
    room.remove();
    assertThat(place.resolve("kept-x-s1"))
        .hasContent("+1 a \"one\" was made\n+2 a \"two\" was made\n");
  }

  @Test
  void aFullDiskKeepsInMemoryWhatIsThere() throws IOException {
    room.remove();
    var untold = room.untold("x", "s1");
    untold.exists("a \"one\" was made");
    assertThat(untold.leaveIn(place)).containsExactly("a \"one\" was made");
  }

  @Test
  void whatCouldNotBeWrittenIsWrittenAtTheEnd() throws IOException {
    room.remove();
    var untold = room.untold("x", "s1");
    untold.exists("a \"one\" was made");
    Files.createDirectory(room.directory());
    assertThat(untold.leaveIn(place)).isEmpty();
    assertThat(place.resolve("kept-x-s1")).hasContent("+1 a \"one\" was made\n");
  }
}
