package dev.terrane.tests.acceptance.corner;

import static dev.terrane.tests.acceptance.corner.Corner.THING;
import static dev.terrane.tests.acceptance.corner.Corner.thing;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
class MistakesAT {
  private final Protocol protocol;
  @TempDir Path scratch;
  private Workspace workspace;

  MistakesAT(Protocol protocol) {
    this.protocol = protocol;
  }

  @BeforeEach
  void workspace() throws IOException {
    workspace = Corner.warm(scratch, protocol);
  }

  private Finding onlyError(List<Finding> findings) {
    assertThat(findings).filteredOn(Finding::isError).hasSize(1);
    return findings.stream().filter(Finding::isError).findFirst().orElseThrow();
  }

  @Test
  void anIdThatIsNotKnownYetIsKnownNotToBeNull() {
    thing(workspace);
    workspace.write(
        "second.tf",
        """
        resource "corner_thing" "two" {
          count = corner_thing.one.id != null ? 1 : 0
          name  = "two"
        }
        """);
    var plan = workspace.plan();
    assertThat(plan.isUnknown(THING, "id")).isTrue();
    assertThat(plan.actions("corner_thing.two[0]")).containsExactly("create");
    workspace.apply("plan.bin");
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void whatWasSavedBeforeAFailureStaysTainted() {
    thing(workspace, "behaviour = \"fail_late\"", "size = 7");
    var error = onlyError(workspace.applyFails());
    assertThat(error.summary()).isEqualTo("Failed: create of resource corner_thing");
    assertThat(error.detail()).contains("Thing.create", "IOException: the remote side went away");
    assertThat(workspace.state().isTainted(THING)).isTrue();
    assertThat(workspace.state().values(THING).at("id").text()).isEqualTo("id-one");
    assertThat(scratch.resolve("remote/one")).exists();

    thing(workspace, "size = 7");
    assertThat(workspace.plan().actions(THING)).containsExactly("delete", "create");
    workspace.apply("plan.bin");
    assertThat(workspace.state().isTainted(THING)).isFalse();
    workspace.destroy();
    assertThat(scratch.resolve("remote/one")).doesNotExist();
  }

  @Test
  void aFailureBeforeAnythingExistsLeavesNothing() {
    thing(workspace, "behaviour = \"fail_early\"");
    assertThat(onlyError(workspace.applyFails()).detail()).contains("the remote side is closed");
    assertThat(workspace.run("state", "list").stdout()).isBlank();
  }

  @Test
  void anAnswerAgainstThePlanIsExplainedByUs() {
    thing(workspace, "behaviour = \"lie\"", "size = 7");
    var error = onlyError(workspace.applyFails());
    assertThat(error.summary())
        .isEqualTo(
            "resource corner_thing: create returned a value that differs from the plan at"
                + " size");
    assertThat(error.detail())
        .contains("Thing.create", "at size", "expected: 7", "actual:   8", "Suggested fix:");
    assertThat(error.summary() + error.detail()).doesNotContain("inconsistent result");
    // It exists, so it is kept.
    assertThat(workspace.state().isTainted(THING)).isTrue();
  }

  @Test
  void aForgottenValueIsExplainedByUs() {
    thing(workspace, "behaviour = \"forget\"");
    var error = onlyError(workspace.applyFails());
    assertThat(error.detail()).contains("at id", "Thing.create", "Suggested fix:");
  }

  @Test
  void nothingGivenBackIsAFailureThatKeepsWhatWasSaved() {
    thing(workspace, "behaviour = \"nothing\"");
    assertThat(onlyError(workspace.applyFails()).detail()).contains("Thing.create");
    assertThat(workspace.state().values(THING).at("id").text()).isEqualTo("id-one");
  }

  @Test
  void anErrorOfTheJvmIsADiagnosticToo() {
    thing(workspace, "behaviour = \"overflow\"");
    assertThat(onlyError(workspace.applyFails()).detail()).contains("StackOverflowError");
    assertThat(workspace.state().isTainted(THING)).isTrue();
  }

  @Test
  void aSecretInAnExceptionIsMasked() {
    thing(workspace, "behaviour = \"gossip\"", "password = \"open sesame\"");
    var output = workspace.with("TF_LOG", "TRACE").run("apply", "-no-color", "-auto-approve");
    assertThat(output.failed().prose()).contains("no access with (sensitive value)");
    assertThat(output.prose()).doesNotContain("no access with open sesame");
  }

  @Test
  void strayPrintsDoNoHarm() {
    thing(workspace, "behaviour = \"print\"");
    workspace.apply();
    assertThat(workspace.state().isTainted(THING)).isFalse();
  }

  @Test
  void aPlanDoesWithoutAClientThatCannotBeMadeYet() {
    workspace.write(
        "provider.tf",
        """
        resource "terraform_data" "root" {
          input = "%s"
        }
        provider "corner" {
          root = terraform_data.root.output
        }
        """
            .formatted(scratch.resolve("remote")));
    thing(workspace);
    workspace.init();
    assertThat(workspace.plan().actions(THING)).containsExactly("create");
    workspace.apply("plan.bin");
    assertThat(scratch.resolve("remote/one")).exists();
  }

  @Test
  void aValueThatDoesNotFitItsJavaTypePointsAtItsArgument() {
    thing(workspace, "behaviour = \"naughty\"");
    var error = onlyError(workspace.planFails());
    assertThat(error.code()).contains("behaviour");
    thing(workspace, "size = 1.5");
    assertThat(onlyError(workspace.planFails()).code()).contains("size");
  }
}
