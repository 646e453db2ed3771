package dev.terrane.tests.acceptance.files;

import static dev.terrane.tests.acceptance.files.FilesExample.note;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.RunningProviders;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The note lives the same life as a record and by handles; what the example has beside it.
@ParameterizedClass
@EnumSource(Protocol.class)
@ExtendWith(RunningProviders.Injected.class)
class FilesAT {
  private static final String RECORD = "files_note";
  private static final String HANDLES = "files_note_by_handles";

  /// As sha256sum prints it.
  private static final String HASH_OF_HI =
      "8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4";

  private final Workspace workspace;
  private final Path file;

  FilesAT(Protocol protocol, RunningProviders providers, @TempDir Path scratch) {
    workspace = FilesExample.attached(providers, scratch, protocol);
    file = workspace.file("a.txt");
  }

  private void hi(String type, String... more) {
    note(workspace, type, "path = \"a.txt\"", "content = \"hi\"", String.join("\n", more));
  }

  @ParameterizedTest
  @ValueSource(strings = {RECORD, HANDLES})
  void aNoteIsPlannedWrittenMendedMovedAndRemoved(String type) throws IOException {
    var it = type + ".it";
    hi(type);
    var plan = workspace.plan();
    assertThat(plan.actions(it)).containsExactly("create");
    assertThat(plan.after(it, "sha256").text()).as("known at plan").isEqualTo(HASH_OF_HI);
    assertThat(plan.after(it, "mode").text()).as("the default").isEqualTo("0644");
    workspace.apply("plan.bin");
    assertThat(file).hasContent("hi");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r--r--");
    assertThat(workspace.plan().hasChanges()).isFalse();

    Files.writeString(file, "by hand");
    assertThat(workspace.plan().actions(it)).as("drift").containsExactly("update");
    workspace.apply("plan.bin");
    assertThat(file).hasContent("hi");

    Files.delete(file);
    assertThat(workspace.plan().actions(it)).as("removed by hand").containsExactly("create");
    workspace.apply("plan.bin");

    note(workspace, type, "path = \"b.txt\"", "content = \"hi\"");
    var moved = workspace.plan();
    assertThat(moved.actions(it)).containsExactly("delete", "create");
    assertThat(moved.replacePaths(it)).containsExactly("[\"path\"]");
    workspace.apply("plan.bin");
    assertThat(file).doesNotExist();
    assertThat(workspace.file("b.txt")).hasContent("hi");
    workspace.destroy();
    assertThat(workspace.file("b.txt")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {RECORD, HANDLES})
  void whenTheContentIsUnknownTheHashIsButWillNotBeNull(String type) {
    workspace.write("word.tf", "resource \"terraform_data\" \"word\" {}\n");
    note(workspace, type, "path = \"a.txt\"", "content = terraform_data.word.id");
    workspace.write(
        "count.tf",
        """
        resource "terraform_data" "counted" {
          count = %s.it.sha256 == null ? 0 : 1
        }
        """
            .formatted(type));
    var plan = workspace.plan();
    assertThat(plan.isUnknown(type + ".it", "sha256")).isTrue();
    assertThat(plan.actions("terraform_data.counted[0]")).containsExactly("create");
    workspace.apply("plan.bin");
    assertThat(workspace.state().values(type + ".it").at("sha256").text()).matches("[0-9a-f]{64}");
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void whatFailsOnANoteNamesItsPath() throws IOException {
    hi(RECORD);
    workspace.apply();
    Files.delete(file);
    Files.createDirectories(file.resolve("not empty"));
    assertThat(workspace.planFails())
        .singleElement()
        .returns("Failed: read of resource files_note \"a.txt\"", Finding::summary);
    workspace.write("note.tf", "");
    assertThat(workspace.applyFails("-refresh=false"))
        .filteredOn(Finding::isError)
        .singleElement()
        .returns("Failed: delete of resource files_note \"a.txt\"", Finding::summary);
  }

  @ParameterizedTest
  @ValueSource(strings = {RECORD, HANDLES})
  void aNoteIsImportedByItsPath(String type) {
    workspace.write("a.txt", "hi");
    hi(type);
    workspace.run("import", "-no-color", type + ".it", "a.txt").succeeded();
    assertThat(workspace.state().values(type + ".it").at("sha256").text()).isEqualTo(HASH_OF_HI);
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.run("import", "-no-color", type + ".other", "none.txt").failed();
    assertThat(workspace.state().addresses()).containsExactly(type + ".it");
  }

  @ParameterizedTest
  @ValueSource(strings = {RECORD, HANDLES})
  void anImportBlockAdoptsANote(String type) {
    workspace.cli().assume(CliFeature.IMPORT_BLOCK);
    adopt(type, "id = \"a.txt\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {RECORD, HANDLES})
  void anImportBlockNamesTheIdentity(String type) {
    workspace.cli().assume(CliFeature.RESOURCE_IDENTITY);
    adopt(type, "identity = {\n    path = \"a.txt\"\n  }");
  }

  private void adopt(String type, String by) {
    workspace.write("a.txt", "hi");
    hi(type);
    workspace.write("import.tf", "import {\n  to = %s.it\n  %s\n}\n".formatted(type, by));
    var plan = workspace.plan();
    assertThat(plan.imports(type + ".it")).isTrue();
    assertThat(plan.actions(type + ".it")).containsExactly("no-op");
    workspace.apply("plan.bin");
    assertThat(workspace.state().values(type + ".it").at("sha256").text()).isEqualTo(HASH_OF_HI);
  }

  @ParameterizedTest
  @ValueSource(strings = {RECORD, HANDLES})
  void aModeThatIsNoneIsReportedAtItsLine(String type) {
    hi(type, "mode = \"rw\"");
    assertThat(workspace.validate())
        .singleElement()
        .returns("Invalid Attribute Value: mode", Finding::summary)
        .returns("mode = \"rw\"", Finding::code)
        .extracting(Finding::detail)
        .isEqualTo("The attribute mode must match 0[0-7]{3}, but is \"rw\".");
  }

  @ParameterizedTest
  @ValueSource(strings = {RECORD, HANDLES})
  void anOwnerIsKeptAlthoughNoFileTellsHim(String type) throws IOException {
    var it = type + ".it";
    hi(type, "owner {\n  user = \"me\"\n}");
    workspace.apply();
    Files.writeString(file, "by hand");
    workspace.apply("-refresh-only");
    assertThat(workspace.state().values(it).at("owner", "user").text()).isEqualTo("me");
    workspace.apply();

    hi(type, "owner {\n  user  = \"you\"\n  group = \"all\"\n}");
    assertThat(workspace.plan().actions(it)).containsExactly("update");
    workspace.apply("plan.bin");
    assertThat(workspace.state().values(it).at("owner", "group").text()).isEqualTo("all");
    assertThat(workspace.plan().hasChanges()).isFalse();

    hi(type, "owner {}");
    assertThat(workspace.validate())
        .singleElement()
        .returns("Missing required argument", Finding::summary);
  }

  @Test
  void aDataSourceReadsANoteByItsIdentity() {
    workspace.write("a.txt", "hi");
    workspace.write("data.tf", "data \"files_note\" \"it\" {\n  path = \"a.txt\"\n}\n");
    workspace.apply();
    var read = workspace.state().values("data.files_note.it");
    assertThat(read.at("content").text()).isEqualTo("hi");
    assertThat(read.at("sha256").text()).isEqualTo(HASH_OF_HI);

    workspace.write("data.tf", "data \"files_note\" \"it\" {\n  path = \"none.txt\"\n}\n");
    assertThat(workspace.planFails())
        .singleElement()
        .returns("No such note", Finding::summary)
        .extracting(Finding::detail)
        .asString()
        .contains("none.txt");
  }

  @Test
  void aDataSourceListsADirectory() {
    workspace.write("b.txt", "12345");
    workspace.write("a.txt", "hi");
    workspace.write(
        "data.tf", "data \"files_directory\" \"it\" {\n  path = \".\"\n  glob = \"*.txt\"\n}\n");
    workspace.apply();
    var found = workspace.state().values("data.files_directory.it").at("files").elements();
    assertThat(found.map(one -> one.at("name").text() + " " + one.at("size").text()))
        .containsExactly("a.txt 2", "b.txt 5");

    workspace.write("data.tf", "data \"files_directory\" \"it\" {\n  path = \"none\"\n}\n");
    assertThat(workspace.planFails())
        .singleElement()
        .returns("No such directory", Finding::summary)
        .returns("path = \"none\"", Finding::code);
  }

  @Test
  void aFunctionMakesAName() {
    workspace.cli().assume(CliFeature.PROVIDER_FUNCTIONS);
    workspace.write(
        "out.tf",
        """
        output "name" {
          value = provider::files::slug("My Notes", "Café", 2026)
        }
        """);
    workspace.apply();
    assertThat(workspace.state().output("name").text()).isEqualTo("my-notes-cafe-2026");
  }
}
