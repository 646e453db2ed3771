package dev.terrane.tests.acceptance.archive;

import static dev.terrane.tests.acceptance.archive.Archive.BOX;
import static dev.terrane.tests.acceptance.archive.Archive.box;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Document;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
class IdentityAT {
  private final Protocol protocol;
  @TempDir Path scratch;
  private Workspace workspace;

  IdentityAT(Protocol protocol) {
    this.protocol = protocol;
  }

  @BeforeEach
  void workspace() throws IOException {
    workspace = Archive.today(scratch, protocol);
    workspace.cli().assume(CliFeature.RESOURCE_IDENTITY);
  }

  private Document stored() throws IOException {
    var file = Document.of(Files.readString(workspace.file("terraform.tfstate")));
    var resource = file.at("resources").elements().findFirst().orElseThrow();
    return resource.at("instances").elements().findFirst().orElseThrow();
  }

  @Test
  void theStateHoldsTheIdentity() throws IOException {
    box(workspace, "name = \"a\"", "grams = 1");
    workspace.apply();
    assertThat(stored().at("identity", "name").text()).isEqualTo("a");
    assertThat(stored().at("identity_schema_version").text()).isEqualTo("1");
    assertThat(workspace.plan().hasChanges()).isFalse();

    box(workspace, "name = \"a\"", "grams = 2");
    workspace.apply();
    assertThat(stored().at("identity", "name").text()).isEqualTo("a");

    box(workspace, "name = \"b\"", "grams = 2");
    assertThat(workspace.plan().actions(BOX)).containsExactly("delete", "create");
    workspace.apply("plan.bin");
    assertThat(stored().at("identity", "name").text()).isEqualTo("b");
    workspace.destroy();
  }

  private void tag(String shelf, String text) {
    workspace.write(
        "tag.tf",
        """
        resource "archive_tag" "one" {
          shelf = "%s"
          text  = "%s"
        }
        """
            .formatted(shelf, text));
  }

  @Test
  void thePlanOfAnIdentityThatIsNotKnownYetCanBeShown() throws IOException {
    tag("a", "old");
    // Which shows it as JSON.
    assertThat(workspace.plan().actions("archive_tag.one")).containsExactly("create");
    workspace.apply("plan.bin");
    var made = stored().at("identity", "id").text();
    assertThat(stored().at("attributes", "id").text()).isEqualTo(made);

    tag("a", "new");
    assertThat(workspace.plan().actions("archive_tag.one")).containsExactly("update");
    workspace.apply("plan.bin");
    assertThat(stored().at("identity", "id").text()).isEqualTo(made);

    tag("b", "new");
    assertThat(workspace.plan().actions("archive_tag.one")).containsExactly("delete", "create");
    workspace.apply("plan.bin");
    assertThat(stored().at("identity", "id").text()).isNotEqualTo(made);
    assertThat(stored().at("identity", "shelf").text()).isEqualTo("b");
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.destroy();
  }

  @Test
  void anImportBlockNamesWhatIsNotOptionalOfTheIdentity() throws IOException {
    Files.writeString(Archive.remote(scratch).resolve("a"), "5 high");
    box(workspace, "name = \"a\"", "grams = 5", "shelf = \"high\"");
    workspace.write(
        "import.tf",
        """
        import {
          to = archive_box.one
          identity = {
            name = "a"
          }
        }
        """);
    var plan = workspace.plan();
    assertThat(plan.imports(BOX)).isTrue();
    assertThat(plan.actions(BOX)).containsExactly("no-op");
    workspace.apply("plan.bin");
    assertThat(stored().at("identity", "name").text()).isEqualTo("a");
    assertThat(stored().at("identity", "shelf").text()).isEqualTo("high");
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void aStateOfAFormerVersionGetsItsIdentityAnew() throws IOException {
    var former = Archive.former(scratch, protocol);
    box(former, "label = \"a\"", "weight = \"3kg\"");
    former.apply();
    Files.copy(former.file("terraform.tfstate"), workspace.file("terraform.tfstate"));

    box(workspace, "name = \"a\"", "grams = 3000");
    workspace.apply("-refresh-only");
    assertThat(stored().at("identity", "name").text()).isEqualTo("a");
    assertThat(workspace.plan().hasChanges()).isFalse();
  }
}
