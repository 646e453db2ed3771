package dev.terrane.tests.acceptance.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
class WordsAT {
  private static final String GADGET = "words_gadget.g";

  private final Protocol protocol;
  @TempDir Path scratch;
  private Workspace workspace;
  private Path remote;

  WordsAT(Protocol protocol) {
    this.protocol = protocol;
  }

  @BeforeEach
  void workspace() throws IOException {
    var words = WordsWorkspace.create(scratch, protocol);
    remote = words.remote();
    workspace = words.workspace();
  }

  private void gadget(String... arguments) {
    workspace.write(
        "main.tf",
        "resource \"words_gadget\" \"g\" {\n  " + String.join("\n  ", arguments) + "\n}\n");
  }

  /// Applies, and nothing is left to do.
  private void applied(String... arguments) {
    gadget(arguments);
    workspace.apply();
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  private List<String> calls() throws IOException {
    return Files.readAllLines(remote.resolve("calls"));
  }

  private String state(String... attribute) {
    return workspace.state().values(GADGET).at(attribute).text();
  }

  @Test
  void whatIsDerivedOrPredictedIsKnownAtPlan() {
    gadget("name = \"a\"", "part {", "key = \"k\"", "}");
    var plan = workspace.plan();
    assertThat(plan.after(GADGET, "shout").text()).isEqualTo("A!");
    assertThat(plan.after(GADGET, "label").text()).isEqualTo("label of A!");
    assertThat(plan.document().toString()).contains("\"K!\"");
    workspace.apply("plan.bin");
    assertThat(workspace.plan().hasChanges()).isFalse();

    // The identity may change in place, and what is made from it follows.
    gadget("name = \"b\"", "part {", "key = \"k\"", "}");
    var renamed = workspace.plan();
    assertThat(renamed.actions(GADGET)).containsExactly("update");
    assertThat(renamed.after(GADGET, "label").text()).isEqualTo("label of B!");
    workspace.apply("plan.bin");
    assertThat(remote.resolve("b.gadget")).exists();
  }

  @Test
  void aConfigOnlyValueSurvivesTheRefreshAndHasItsDefaultAfterAnImport() throws IOException {
    applied("name = \"a\"", "force = true");
    workspace.run("apply", "-refresh-only", "-auto-approve").succeeded();
    assertThat(workspace.state().values(GADGET).at("force").isTrue()).isTrue();
    workspace.run("state", "rm", GADGET).succeeded();
    workspace.run("import", GADGET, "a").succeeded();
    assertThat(workspace.state().values(GADGET).at("force").isTrue()).isFalse();
    workspace.apply();
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.destroy();
    assertThat(calls()).last().isEqualTo("delete a force true");
  }

  @Test
  void aWriteOnlyValueIsSetAtCreateAndWhenItsVersionIsRaised() throws IOException {
    workspace.cli().assume(CliFeature.WRITE_ONLY);
    applied("name = \"a\"", "pin = \"1111\"", "pin_version = 1");
    applied("name = \"b\"", "pin = \"2222\"", "pin_version = 1");
    applied("name = \"b\"", "pin = \"3333\"", "pin_version = 1");
    applied("name = \"b\"", "pin = \"4444\"", "pin_version = 2");
    assertThat(calls()).containsExactly("create a pin 1111", "update b pin -", "update b pin 4444");
    assertThat(workspace.state().values(GADGET).at("pin").isNull()).isTrue();
  }

  @Test
  void anotherSpellingIsNoChange() throws IOException {
    var policy = "policy = \"{ \\\"b\\\": [1, 2], \\\"a\\\": true }\"";
    applied("name = \"a\"", policy, "tags = []", "part {", "key = \"Key\"", "}");
    assertThat(state("policy")).isEqualTo("{ \"b\": [1, 2], \"a\": true }");
    applied(
        "name = \"a\"",
        "policy = jsonencode({ a = true, b = [1, 2] })",
        "tags = []",
        "part {",
        "key = \"KEY\"",
        "}");
    assertThat(state("policy")).isEqualTo("{ \"b\": [1, 2], \"a\": true }");
    assertThat(calls()).hasSize(1);
  }

  @Test
  void anotherSpellingOfAnElementIsNoChange() throws IOException {
    applied("name = \"a\"", "hosts = [\"Web\", \"db\"]");
    applied("name = \"a\"", "hosts = [\"DB\", \"web\"]");
    assertThat(calls()).hasSize(1);
    applied("name = \"a\"", "hosts = [\"WEB\", \"mail\"]");
    assertThat(calls()).hasSize(2);
    assertThat(workspace.state().values(GADGET).at("hosts").toString())
        .contains("WEB", "mail")
        .doesNotContain("MAIL");
  }

  @Test
  void timeoutsAreKeptAndChangeTheStateAlone() throws IOException {
    applied("name = \"a\"", "tags = []", "timeouts {", "create = \"30m\"", "}");
    assertThat(state("timeouts", "create")).isEqualTo("30m");
    applied("name = \"a\"", "timeouts {", "delete = \"1h30m\"", "}");
    assertThat(state("timeouts", "delete")).isEqualTo("1h30m");
    assertThat(calls()).containsExactly("create a pin -");
    gadget("name = \"a\"", "timeouts {", "create = \"soon\"", "}");
    assertThat(workspace.planFails())
        .first()
        .satisfies(
            finding -> assertThat(finding.detail()).contains("must be a duration such as \"30s\""));
  }

  @Test
  void aCallThatTakesTooLongIsInterruptedAndItsObjectIsKept() {
    gadget("name = \"a\"", "hangs = true", "timeouts {", "create = \"1s\"", "}");
    assertThat(workspace.applyFails())
        .filteredOn(Finding::isError)
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.summary()).isEqualTo("Timed out: create of resource words_gadget");
          assertThat(finding.detail()).contains("timeouts { create = \"2s\" }");
        });
    assertThat(workspace.state().isTainted(GADGET)).isTrue();
    workspace.destroy();
    assertThat(remote.resolve("a.gadget")).doesNotExist();
  }

  @Test
  void aChangeMayRequireReplacementOnCondition() {
    applied("name = \"a\"", "size = 2");
    gadget("name = \"a\"", "size = 3");
    assertThat(workspace.plan().actions(GADGET)).containsExactly("update");
    gadget("name = \"a\"", "size = 1");
    assertThat(workspace.plan().actions(GADGET)).containsExactly("delete", "create");
  }

  @Test
  void whatIsMissingInTheBlockAndInTheEnvironmentIsReportedWithItsCure() {
    gadget("name = \"a\"");
    // Without a block Terraform adds an error of its own.
    workspace.write("provider.tf", "provider \"words\" {}\n");
    var findings = workspace.with("WORDS_ROOT", "").planFails();
    assertThat(findings)
        .filteredOn(Finding::isError)
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.summary()).isEqualTo("Missing value for root");
          assertThat(finding.detail())
              .contains("set the environment variable WORDS_ROOT or WORDS_DIRECTORY");
        });
  }
}
