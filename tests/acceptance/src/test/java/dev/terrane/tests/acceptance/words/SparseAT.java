package dev.terrane.tests.acceptance.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Finding;
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

/// Null elements in collections.
@ParameterizedClass
@EnumSource
class SparseAT {
  private static final String SPARSE = "words_sparse.s";

  private final Protocol protocol;
  @TempDir Path scratch;
  private Path remote;
  private Workspace workspace;

  SparseAT(Protocol protocol) {
    this.protocol = protocol;
  }

  @BeforeEach
  void workspace() throws IOException {
    var words = WordsWorkspace.create(scratch, protocol);
    remote = words.remote();
    workspace = words.workspace();
  }

  private void sparse(String body) {
    workspace.write(
        "main.tf", "resource \"words_sparse\" \"s\" {\nname = \"a\"\n" + body + "\n}\n");
  }

  @Test
  void nullElementsAreKeptThroughTheWholeLifeOfAnObject() throws IOException {
    var block = "rule {\n texts = [null, \"b\"]\n}\n";
    var keepers = "keepers = { k = null, l = \"x\" }\n";
    sparse(keepers + "texts = [\"a\", null]\ngroups = [\"g\", null]\n" + block);
    workspace.apply();
    assertThat(workspace.plan().hasChanges()).isFalse();
    assertThat(workspace.state().values(SPARSE).at("keepers", "k").isNull()).isTrue();

    sparse(keepers + "texts = [null]\ngroups = [null]\n" + block);
    assertThat(workspace.plan().actions(SPARSE)).containsExactly("update");
    workspace.apply();
    assertThat(workspace.plan().hasChanges()).isFalse();

    workspace.destroy();
    assertThat(Files.readAllLines(remote.resolve("calls")))
        .containsExactly("create a", "update a", "delete a");
  }

  @Test
  void aNullElementWhereNoneIsTakenIsAnErrorAtTheElement() {
    sparse("whole = [\"a\", null]");
    var finding = workspace.planFails().stream().filter(Finding::isError).findFirst().orElseThrow();
    assertThat(finding.summary()).isEqualTo("Null Value in Collection: whole[1]");
    assertThat(finding.detail()).contains("whole[1]");
  }

  @Test
  void functionsTakeNullElements() {
    workspace.cli().assume(CliFeature.PROVIDER_FUNCTIONS);
    workspace.write(
        "out.tf", "output \"o\" {\n value = provider::words::count([\"a\", null])\n}\n");
    workspace.apply();
    assertThat(workspace.state().output("o").text()).isEqualTo("1");
  }
}
