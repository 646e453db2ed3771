package dev.terrane.examples.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.terrane.examples.files.NoteModel.Id;
import dev.terrane.examples.files.NoteModel.Input;
import dev.terrane.testkit.Calls;
import dev.terrane.testkit.RecordedCall;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plain unit tests: a method of a resource is a method. */
class NoteResourceTests {
  private static final Input HI = new Input("a.txt", "hi", "0600", null);

  private final Path dir;
  private final RecordedCall<Path> call;
  private final NoteResource notes = new NoteResource();

  NoteResourceTests(@TempDir Path dir) {
    this.dir = dir;
    this.call = Calls.with(dir);
  }

  @Test
  void createWritesTheFile() throws IOException {
    var note = notes.create(call, HI);
    assertThat(dir.resolve("a.txt")).hasContent("hi");
    assertThat(note.sha256()).startsWith("8f434346");
    assertThat(call.warnings()).isEmpty();
  }

  @Test
  void findTellsWhatIsThere() throws IOException {
    assertThat(notes.find(call, new Id("a.txt"))).isEmpty();
    var note = notes.create(call, HI);
    assertThat(notes.find(call, new Id("a.txt"))).contains(note);
  }

  @Test
  void updateWritesTheFileAnew() throws IOException {
    notes.create(call, HI);
    notes.update(call, HI.stored(), new Input("a.txt", "ho", "0644", null));
    assertThat(dir.resolve("a.txt")).hasContent("ho");
  }

  @Test
  void deleteRemovesTheFileAndDoesNotMindWhenItIsGone() throws IOException {
    notes.create(call, HI);
    notes.delete(call, HI.stored());
    notes.delete(call, HI.stored());
    assertThat(Files.exists(dir.resolve("a.txt"))).isFalse();
  }

  @Test
  void aDirectoryThatIsNotThereIsAFailure() {
    var nowhere = new Input("sub/a.txt", "hi", "0644", null);
    assertThatIOException().isThrownBy(() -> notes.create(call, nowhere));
  }
}
