package dev.terrane.engine.note;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.cty.CtyPath;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.note.NoteProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A whole resource, written in both styles: what passes with handles passes with records.
@ParameterizedClass
@EnumSource(NoteTests.Style.class)
class NoteTests {
  private static final String HI_SHA256 =
      "8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4";
  private static final String HI = "{path = \"a.txt\", content = \"hi\"}";

  enum Style {
    HANDLES(NoteProvider::handles),
    RECORDS(NoteProvider::records);

    @SuppressWarnings("ImmutableEnumChecker") // handles and constructors are immutable
    private final Supplier<NoteProvider> provider;

    Style(Supplier<NoteProvider> provider) {
      this.provider = provider;
    }
  }

  private final Style style;
  private final Path root;

  NoteTests(Style style, @TempDir Path root) {
    this.style = style;
    this.root = root;
  }

  private TestInstance note() {
    return TestCore.of(style.provider.get())
        .configure("{root = \"" + root + "\"}")
        .resource("files_note");
  }

  private TestInstance appliedNote() {
    var note = note();
    assertThat(note.apply(HI).all()).isEmpty();
    return note;
  }

  @Test
  void livesFromCreateToDestroy() throws IOException {
    var note = note();
    assertThat(note.plan(HI).action()).isEqualTo(Action.CREATE);

    assertThat(note.apply(HI).all()).isEmpty();
    assertThat(root.resolve("a.txt")).hasContent("hi");

    var changed = "{path = \"a.txt\", content = \"ho\", mode = \"0600\"}";
    assertThat(note.plan(changed).action()).isEqualTo(Action.UPDATE);
    assertThat(note.apply(changed).all()).isEmpty();
    assertThat(root.resolve("a.txt")).hasContent("ho");

    assertThat(note.destroy().all()).isEmpty();
    assertThat(note.exists()).isFalse();
    assertThat(root.resolve("a.txt")).doesNotExist();
  }

  @Test
  void hasTheDefaultModeWhereNoneIsWritten() {
    assertThat(appliedNote().state())
        .isEqualTo(
            note()
                .value(
                    "{path = \"a.txt\", content = \"hi\", mode = \"0644\", sha256 = \""
                        + HI_SHA256
                        + "\"}"));
  }

  @Test
  void returnsToTheDefaultWhenTheArgumentIsRemoved() {
    var note = note();
    note.apply("{path = \"a.txt\", content = \"hi\", mode = \"0600\"}");
    assertThat(note.apply(HI).all()).isEmpty();
    assertThat(note.state()).isEqualTo(appliedNote().state());
  }

  @Test
  void planKnowsTheHashWhenTheContentIsKnown() {
    assertThat(note().plan(HI).planned())
        .isEqualTo(
            note()
                .value(
                    "{path = \"a.txt\", content = \"hi\", mode = \"0644\", sha256 = \""
                        + HI_SHA256
                        + "\"}"));
  }

  @Test
  void planKnowsOfAnUnknownHashThatItIsNotNull() {
    assertThat(note().plan("{path = \"a.txt\", content = ?}").planned())
        .isEqualTo(note().value("{path = \"a.txt\", content = ?, mode = \"0644\", sha256 = ?!}"));
  }

  @Test
  void whatThePlanLeftOpenIsFilledInByApply() {
    var note = note();
    assertThat(note.apply("{path = \"a.txt\", content = ?}", HI).all()).isEmpty();
    assertThat(note.state()).isEqualTo(appliedNote().state());
  }

  @Test
  void noChangeIsNoChange() {
    var note = appliedNote();
    assertThat(note.plan(HI).action()).isEqualTo(Action.NO_OP);
    assertThat(note.plan("{path = \"a.txt\", content = \"hi\", mode = \"0644\"}").action())
        .isEqualTo(Action.NO_OP);
  }

  @Test
  void anotherPathNeedsAnotherNote() {
    var note = appliedNote();
    var moved = "{path = \"b.txt\", content = \"hi\"}";

    var plan = note.plan(moved);
    assertThat(plan.action()).isEqualTo(Action.REPLACE);
    assertThat(plan.replace()).containsExactly("path");

    assertThat(note.apply(moved).all()).isEmpty();
    assertThat(root.resolve("a.txt")).doesNotExist();
    assertThat(root.resolve("b.txt")).hasContent("hi");
  }

  @Test
  void aPathThatIsNotKnownYetNeedsAnotherNote() {
    assertThat(appliedNote().plan("{path = ?, content = \"hi\"}").action())
        .isEqualTo(Action.REPLACE);
  }

  @Test
  void driftIsSeenAndMended() throws IOException {
    var note = appliedNote();
    Files.writeString(root.resolve("a.txt"), "somebody else's");

    var plan = note.plan(HI);
    assertThat(plan.action()).isEqualTo(Action.UPDATE);

    assertThat(note.apply(HI).all()).isEmpty();
    assertThat(root.resolve("a.txt")).hasContent("hi");
  }

  @Test
  void aNoteThatIsGoneIsCreatedAgain() throws IOException {
    var note = appliedNote();
    Files.delete(root.resolve("a.txt"));
    assertThat(note.plan(HI).action()).isEqualTo(Action.CREATE);
    assertThat(note.refresh().all()).isEmpty();
    assertThat(note.exists()).isFalse();
  }

  @Test
  void aNoteThatIsGoneIsDestroyedWithoutAWord() throws IOException {
    var note = appliedNote();
    Files.delete(root.resolve("a.txt"));
    assertThat(note.destroy().all()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"644", "0999", "rw-r--r--", "00644", ""})
  void anInvalidModeIsNamedWithItsPlace(String mode) {
    var finding =
        note().validate("{path = \"a\", content = \"b\", mode = \"" + mode + "\"}").only();
    assertThat(finding.path()).isEqualTo(CtyPath.ROOT.attribute("mode"));
    assertThat(finding.summary()).isEqualTo("Invalid Attribute Value: mode");
    assertThat(finding.detail())
        .isEqualTo("The attribute mode must match 0[0-7]{3}, but is \"" + mode + "\".");
  }

  @Test
  void isImportedByItsPath() {
    var created = appliedNote();
    var imported = note();
    assertThat(imported.importId("a.txt").all()).isEmpty();
    assertThat(imported.state()).isEqualTo(created.state());
    assertThat(imported.plan(HI).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void whatIsNotThereCannotBeImported() {
    var note = note();
    note.importId("nowhere.txt");
    assertThat(note.exists()).isFalse();
  }

  @Test
  void keepsTheBlockOfItsOwner() {
    var note = note();
    var owned = "{path = \"a.txt\", content = \"hi\", owner = {user = \"ann\"}}";
    assertThat(note.apply(owned).all()).isEmpty();
    assertThat(note.plan(owned).action()).isEqualTo(Action.NO_OP);
    assertThat(note.plan(HI).action()).isEqualTo(Action.UPDATE);
    assertThat(note.apply(HI).all()).isEmpty();
  }

  @Test
  void anOwnerWhoIsPartlyKnownSurvivesACoarserPlanView() {
    var note = note();
    var partly = "{path = \"a.txt\", content = \"hi\", owner = {user = \"ann\", group = ?}}";
    assertThat(note.plan(partly).planned())
        .isEqualTo(
            note.value(
                "{path = \"a.txt\", content = \"hi\", mode = \"0644\", sha256 = \""
                    + HI_SHA256
                    + "\", owner = {user = \"ann\", group = ?}}"));
    assertThat(note.apply(partly, partly.replace("?", "\"staff\"")).all()).isEmpty();
  }

  @Test
  void aRequiredMemberOfAnAbsentOwnerIsNotMissing() {
    assertThat(note().validate(HI).all()).isEmpty();
    assertThat(note().validate("{path = \"a\", content = \"b\", owner = {}}").only().path())
        .hasToString("owner.user");
  }
}
