package dev.terrane.goplugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftoversTests {
  @TempDir Path place;
  private Room room;
  private Leftovers leftovers;

  @BeforeEach
  void furnish() throws IOException {
    room = new Room(place, "k", "k.1");
    Files.createDirectory(room.directory());
    leftovers = new Leftovers(room, "files");
  }

  private void leave(String name, String text) throws IOException {
    Files.writeString(place.resolve(name), text);
  }

  @Test
  void whatWasNotCrossedOutIsTakenInItsOrder() throws IOException {
    leave("kept-files-0a", "+1 one\n+2 two\n-1\n+10 ten\n+3 three\n?\n\n-3");
    assertThat(leftovers.take()).containsExactly("two", "ten");
  }

  @Test
  void whatWasWrittenIsReadAgain() throws IOException {
    var untold = room.untold("files", "0a");
    untold.told(untold.exists("one"));
    untold.exists("two");
    untold.leaveIn(place);
    assertThat(leftovers.take()).containsExactly("two");
  }

  @Test
  void whatBelongsToAnotherProgramStays() throws IOException {
    leave("kept-other-0a", "+1 one\n");
    leave("kept-files-too-0a", "+1 one\n");
    assertThat(leftovers.take()).isEmpty();
    assertThat(place.resolve("kept-files-too-0a")).exists();
  }

  @Test
  void oneAloneTakesIt() throws IOException {
    leave("kept-files-0a", "+1 one\n");
    assertThat(leftovers.take()).hasSize(1);
    assertThat(new Leftovers(room, "files").take()).isEmpty();
  }

  @Test
  void whatIsToldIsGone() throws IOException {
    leave("kept-files-0a", "+1 one\n");
    leftovers.take();
    leftovers.told();
    leftovers.leave();
    assertThat(room.directory()).isEmptyDirectory();
    assertThat(place).isDirectoryNotContaining("glob:**kept-*");
  }

  @Test
  void whatIsTakenAndNotToldIsLeftToTheNext() throws IOException {
    leave("kept-files-0a", "+1 one\n");
    leftovers.take();
    leftovers.leave();
    assertThat(new Leftovers(room, "files").take()).containsExactly("one");
  }

  @Test
  void whatIsTakenIsLeftToTheNextWhenTheProcessEnds() throws IOException {
    leave("kept-files-0a", "+1 one\n");
    leftovers.take();
    room.remove();
    assertThat(place.resolve("kept-files-0a")).exists();
  }
}
