package dev.terrane.examples.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Diagnostic;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.testkit.junit.Needs;
import dev.terrane.testkit.junit.ProviderTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Notes as Terraform creates, plans, imports and destroys them. */
@ProviderTest(FilesProviderType.class)
class NoteLifeTests {
  @TempDir Path dir;
  private ResourceInstance<NoteModel.Stored> note;

  @BeforeEach
  void note(Core core) {
    note =
        core.configured(in -> in.set(FilesConfigModel.ROOT, dir.toString()))
            .resource(NoteModel.resource());
  }

  private ResourceInstance<NoteModel.Stored> applied(String content) {
    return note.apply(in -> in.set(NoteModel.PATH, "a.txt").set(NoteModel.CONTENT, content));
  }

  @Test
  void aNoteIsCreatedImportedAndDestroyed() {
    applied("hi").importsById("a.txt");
    assertThat(note.state().sha256()).startsWith("8f43");
    assertThat(note.state().mode()).isEqualTo("0644");
    note.destroy();
    assertThat(dir).isEmptyDirectory();
    assertThat(note.exists()).isFalse();
  }

  @Test
  @Needs(CliFeature.RESOURCE_IDENTITY)
  void aNoteIsImportedByItsIdentity() {
    applied("hi").importsByIdentity();
  }

  @Test
  void aHashOfAnUnknownContentIsUnknown() {
    var plan = note.plan(in -> in.set(NoteModel.PATH, "a.txt").unknown(NoteModel.CONTENT));
    assertThat(plan.action()).isEqualTo(Action.CREATE);
    assertThat(plan.isUnknown(NoteModel.SHA256)).isTrue();
    note.apply(
        in -> in.set(NoteModel.PATH, "a.txt").unknown(NoteModel.CONTENT),
        in -> in.set(NoteModel.PATH, "a.txt").set(NoteModel.CONTENT, "hi"));
    assertThat(dir.resolve("a.txt")).hasContent("hi");
  }

  @Test
  void anotherPathIsAnotherNote() {
    applied("hi");
    var plan = note.plan(in -> in.set(NoteModel.PATH, "b.txt").set(NoteModel.CONTENT, "hi"));
    assertThat(plan.action()).isEqualTo(Action.REPLACE);
    assertThat(plan.isReplacedBecauseOf(NoteModel.PATH)).isTrue();
    assertThat(plan.changes(NoteModel.CONTENT)).isFalse();
  }

  @Test
  void driftIsCorrected() throws IOException {
    applied("hi");
    Files.writeString(dir.resolve("a.txt"), "by hand");
    assertThat(note.refresh().state().content()).isEqualTo("by hand");
    applied("hi");
    assertThat(dir.resolve("a.txt")).hasContent("hi");
  }

  @Test
  void aModeThatIsNoneIsRejected() {
    var findings =
        note.applyFails(in ->
            in.set(NoteModel.PATH, "a.txt").set(NoteModel.CONTENT, "hi").set(NoteModel.MODE, "rw"));
    assertThat(findings)
        .extracting(Diagnostic::summary)
        .containsExactly("Invalid Attribute Value: mode");
    assertThat(note.exists()).isFalse();
  }
}
