package dev.terrane.examples.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.examples.files.NoteModel.Id;
import dev.terrane.examples.files.NoteModel.Input;
import dev.terrane.examples.files.NoteModel.Stored;
import dev.terrane.testkit.Calls;
import dev.terrane.testkit.RecordedCall;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoteResourceTests {
  /** As sha256sum prints it. */
  private static final String HASH_OF_HI =
      "8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4";

  private static final Note.Owner OWNER = new Note.Owner("me", null);
  private static final Id ID = new Id("a.txt");
  private static final Stored STORED = new Stored("a.txt", "hi", "0644", HASH_OF_HI, null);

  private final NoteResource notes = new NoteResource();
  @TempDir Path dir;
  private RecordedCall<Path> call;

  @BeforeEach
  void call() {
    call = Calls.with(dir);
  }

  @Test
  void aNoteIsWrittenAndItsHashIsFilledIn() throws IOException {
    var note = new NoteModel.Input("a.txt", "hi", "0600", null);
    var made = new NoteResource().create(Calls.with(dir), note);
    assertThat(made).isEqualTo(new Note("a.txt", "hi", "0600", HASH_OF_HI, null));
    assertThat(dir.resolve("a.txt")).hasContent("hi");
    assertThat(permissions()).isEqualTo("rw-------");
  }

  @Test
  void whatWasMadeIsFoundButForItsOwnerWhomNoFileKnows() throws IOException {
    var made = notes.create(call, new Input("a.txt", "hi", "0640", OWNER));
    assertThat(made.owner()).isEqualTo(OWNER);
    assertThat(notes.find(call, ID)).hasValue(new Note("a.txt", "hi", "0640", HASH_OF_HI, null));
  }

  @Test
  void driftIsSeen() throws IOException {
    notes.create(call, new Input("a.txt", "hi", "0644", null));
    Files.writeString(dir.resolve("a.txt"), "by hand");
    Files.setPosixFilePermissions(
        dir.resolve("a.txt"), PosixFilePermissions.fromString("r--r-----"));
    var found = notes.find(call, ID).orElseThrow();
    assertThat(found.content()).isEqualTo("by hand");
    assertThat(found.mode()).isEqualTo("0440");
    assertThat(found.sha256()).isEqualTo(Disk.sha256("by hand")).isNotEqualTo(HASH_OF_HI);
  }

  @Test
  void anUpdateRewritesTheFile() throws IOException {
    notes.create(call, new Input("a.txt", "hi", "0644", null));
    var changed = notes.update(call, STORED, new Input("a.txt", "bye", "0755", null));
    assertThat(changed.content()).isEqualTo("bye");
    assertThat(dir.resolve("a.txt")).hasContent("bye");
    assertThat(permissions()).isEqualTo("rwxr-xr-x");
  }

  @Test
  void aNoteThatIsGoneIsNotFoundAndDeletingItIsNoFailure() throws IOException {
    notes.create(call, new Input("a.txt", "hi", "0644", null));
    notes.delete(call, STORED);
    assertThat(dir).isEmptyDirectory();
    assertThat(notes.find(call, ID)).isEmpty();
    notes.delete(call, STORED);
  }

  @Test
  void aNoteInADirectoryThatIsNotThereFails() {
    assertThatThrownBy(() -> notes.create(call, new Input("no/a.txt", "hi", "0644", null)))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void theModelSaysWhatHasToChange() {
    var changes = new Input("a.txt", "bye", "0644", null).since(STORED);
    assertThat(changes.has(NoteModel.CONTENT)).isTrue();
    assertThat(changes.has(NoteModel.MODE, NoteModel.OWNER)).isFalse();
  }

  private String permissions() throws IOException {
    return PosixFilePermissions.toString(
        Set.copyOf(Files.getPosixFilePermissions(dir.resolve("a.txt"))));
  }
}
