package dev.terrane.tests.acceptance.archive;

import static dev.terrane.tests.acceptance.archive.Archive.box;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MoveAT {
  private static final String TAG = "archive_tag.one";

  @TempDir Path scratch;

  private Workspace withBox(Protocol protocol, String name) throws IOException {
    var workspace = Archive.today(scratch, protocol);
    workspace.cli().assume(CliFeature.MOVE_BETWEEN_TYPES);
    box(workspace, "name = \"" + name + "\"", "grams = 1");
    workspace.apply();
    return workspace;
  }

  private static void moveToTag(Workspace workspace) {
    workspace.write(
        "box.tf",
        """
        resource "archive_tag" "one" {
          shelf = "a"
          text  = "1 low"
        }
        moved {
          from = archive_box.one
          to   = archive_tag.one
        }
        """);
  }

  @ParameterizedTest
  @EnumSource
  void aMoveToAnotherTypeKeepsTheObject(Protocol protocol) throws IOException {
    Cli.find().assume(CliFeature.MOVE_TO_LOWER_VERSION);
    var workspace = withBox(protocol, "a-b");
    moveToTag(workspace);
    assertThat(workspace.plan().actions(TAG)).containsExactly("no-op");
    workspace.apply();
    assertThat(workspace.state().addresses()).containsExactly(TAG);
    assertThat(workspace.state().values(TAG).at("id").text()).isEqualTo("b");
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.destroy();
    assertThat(Archive.remote(scratch)).isEmptyDirectory();
  }

  @ParameterizedTest
  @EnumSource
  void aMoveThatFailsLeavesTheObject(Protocol protocol) throws IOException {
    var workspace = withBox(protocol, "ab");
    moveToTag(workspace);
    assertThat(workspace.planFails())
        .filteredOn(Finding::isError)
        .singleElement()
        .satisfies(error -> assertThat(error.detail()).contains("ab contains no hyphen"));
    assertThat(workspace.state().addresses()).containsExactly(Archive.BOX);
  }

  @ParameterizedTest
  @EnumSource
  void aMoveThatIsNotSupportedNamesBothTypes(Protocol protocol) throws IOException {
    var workspace = Archive.today(scratch, protocol);
    workspace.cli().assume(CliFeature.MOVE_BETWEEN_TYPES);
    workspace.write(
        "box.tf", "resource \"archive_tag\" \"one\" {\n  shelf = \"a\"\n  text = \"1\"\n}\n");
    workspace.apply();
    workspace.write(
        "box.tf",
        """
        resource "archive_box" "one" {
          name  = "a"
          grams = 1
        }
        moved {
          from = archive_tag.one
          to   = archive_box.one
        }
        """);
    assertThat(workspace.planFails())
        .filteredOn(Finding::isError)
        .singleElement()
        .satisfies(error ->
            assertThat(error.detail())
                .contains("archive_tag (version 0) of the provider", "does not support moves"));
  }
}
