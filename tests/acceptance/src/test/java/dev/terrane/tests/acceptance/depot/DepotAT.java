package dev.terrane.tests.acceptance.depot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.ProviderPackage;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.records.depot.DepotProviderType;
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
class DepotAT {
  private static final String CRATE = "depot_crate.c";
  private static final String TICKET = "depot_ticket.t";

  private final Protocol protocol;
  @TempDir Path scratch;
  private Path remote;
  private ProviderPackage provider;
  private Workspace workspace;

  DepotAT(Protocol protocol) {
    this.protocol = protocol;
  }

  @BeforeEach
  void workspace() throws IOException {
    provider = LaunchedProvider.WARM.write(scratch, "depot", DepotProviderType.class);
    remote = Files.createDirectories(scratch.resolve("remote"));
    workspace = Workspace.installed(Cli.find(), scratch, provider).with(protocol).keepingWarm();
    workspace.write("versions.tf", provider.requirement());
    workspace.write("provider.tf", "provider \"depot\" {\n  root = \"%s\"\n}\n".formatted(remote));
    workspace.init();
  }

  private void write(String crate, String ticket) {
    workspace.write(
        "main.tf",
        "resource \"depot_crate\" \"c\" {\n"
            + crate
            + "\n}\nresource \"depot_ticket\" \"t\" {\n"
            + ticket
            + "\n}\n");
  }

  @Test
  void allFindingsOfAConfigurationAreReportedAtTheirLinesAtOnce() {
    workspace.write(
        "main.tf",
        """
        resource "terraform_data" "late" {}
        resource "depot_crate" "c" {
          name   = "A1"
          hold   = "soon"
          access = "OWNER_ONLY"
          policy = "{"
          manifest = "a: ["
          marks  = [terraform_data.late.id, " "]
          gate {
            from = 5
            to   = 2
          }
        }
        """);
    var findings = workspace.validate();
    assertThat(findings)
        .extracting(Finding::summary, Finding::code)
        .containsExactlyInAnyOrder(
            tuple("Invalid Attribute Value: name", "name   = \"A1\""),
            tuple("Invalid Duration: hold", "hold   = \"soon\""),
            tuple("Invalid Crate Access: access", "access = \"OWNER_ONLY\""),
            tuple("Invalid JSON: policy", "policy = \"{\""),
            tuple("Invalid YAML: manifest", "manifest = \"a: [\""),
            tuple("Invalid Attribute Value: marks", "marks  = [terraform_data.late.id, \" \"]"),
            tuple("Gates run backwards", "from = 5"));
    assertThat(findings)
        .extracting(Finding::detail)
        .contains(
            "The attribute access must be one of owner_only, everybody, but is \"OWNER_ONLY\".");
  }

  @Test
  void theElementsOfArgumentsOfFunctionsAreChecked() {
    workspace.cli().assume(CliFeature.PROVIDER_FUNCTIONS);
    workspace.write(
        "main.tf", "output \"o\" {\n  value = provider::depot::mark(7, \"a\", \" \")\n}\n");
    assertThat(workspace.validate())
        .singleElement()
        .extracting(Finding::detail)
        .asString()
        .contains("\"words\" parameter", "must not be blank");
  }

  @Test
  void documentsAreComparedByTheirMeaning() {
    var crate = "name = \"a\"\npolicy = jsonencode(%s)\nmanifest = %s\n";
    write(crate.formatted("{ read = true, write = 1 }", "yamlencode({ a = [1], b = \"x\" })"), "");
    workspace.apply();
    workspace.run("apply", "-refresh-only", "-auto-approve").succeeded();
    var state = workspace.state().values(CRATE);
    assertThat(state.at("policy").text()).isEqualTo("{\"read\":true,\"write\":1}");
    assertThat(state.at("manifest").text()).doesNotContain("# stored");
    assertThat(workspace.plan().hasChanges()).isFalse();

    write(crate.formatted("{ read = true, write = 1 }", "\"{b: x, a: [1]}\""), "");
    assertThat(workspace.plan().hasChanges()).isFalse();

    write(crate.formatted("{ read = true }", "\"{b: x, a: [1]}\""), "");
    assertThat(workspace.plan().actions(CRATE)).containsExactly("update");
    workspace.apply("plan.bin");
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void aRecordMayBeATuple() {
    workspace.cli().assume(CliFeature.PROVIDER_FUNCTIONS);
    workspace.write(
        "main.tf",
        """
        output "o" {
          value = jsonencode(provider::depot::shifted([[1, 2], [3, null]], 4))
        }
        """);
    workspace.apply();
    assertThat(workspace.run("output", "-raw", "o").succeeded().stdout())
        .contains("[[5,6],[7,null]]");
  }

  @Test
  void anAttributeMayHaveAnObjectType() throws IOException {
    var origin = "origin = { port = \"p\", berth = { number = 7, sides = [] } }\n";
    write("name = \"a\"\n" + origin + "seals = [{ by = \"Ann\" }, { by = \"Bob\" }]", "");
    workspace.apply();
    assertThat(workspace.state().values(CRATE).at("origin", "berth", "number").text())
        .isEqualTo("7");
    assertThat(workspace.plan().hasChanges()).isFalse();
    write("name = \"a\"\n" + origin + "seals = [{ by = \"ANN\" }, { by = \"bob\" }]", "");
    assertThat(workspace.plan().hasChanges()).isFalse();
    write("name = \"a\"\norigin = { port = \"p\" }\nseals = [{ by = \"a\", broken = true }]", "");
    assertThat(workspace.plan().actions(CRATE)).containsExactly("update");
    workspace.apply("plan.bin");
    assertThat(workspace.plan().hasChanges()).isFalse();
    assertThat(Files.readAllLines(remote.resolve("calls"))).contains("create a", "update a");
  }

  @Test
  void recordsLiveTheirWholeLife() throws IOException {
    var gate = "gate {\nfrom = 1\nto = 2\n}";
    var keepers = "keepers = { a = \"1\", b = null }\n";
    write("name = \"stuck\"\naccess = \"owner_only\"\nhold = \"90s\"\n" + gate, keepers);
    workspace.apply();
    var made = workspace.state();
    assertThat(made.values(CRATE).at("region").text()).as("no variable is set").isEqualTo("eu");
    assertThat(made.values(CRATE).at("access").text()).isEqualTo("owner_only");
    assertThat(workspace.plan().hasChanges()).isFalse();

    write("name = \"stuck\"\nlevel = 2\n" + gate, keepers + "note = \"n\"");
    var plan = workspace.plan();
    assertThat(plan.actions(CRATE)).containsExactly("update");
    assertThat(plan.actions(TICKET)).containsExactly("update");
    workspace.apply("plan.bin");
    var number = made.values(TICKET).at("number").text();
    assertThat(workspace.state().values(TICKET).at("number").text()).isEqualTo(number);

    write("name = \"stuck\"\n" + gate, "note = \"n\"");
    var removed = workspace.plan();
    assertThat(removed.actions(TICKET)).containsExactly("delete", "create");
    assertThat(removed.actions(CRATE)).containsExactly("delete", "create");
    assertThat(removed.replacePaths(CRATE)).containsExactly("[\"level\"]");

    var failed = workspace.run("destroy", "-json", "-auto-approve").failed().findings();
    assertThat(failed)
        .filteredOn(Finding::isError)
        .singleElement()
        .returns("Failed: delete of resource depot_crate", Finding::summary);
    assertThat(workspace.state().addresses()).containsExactly(CRATE);
    // The private state contains the number of the attempt.
    workspace.destroy();
    assertThat(Files.readAllLines(remote.resolve("calls")))
        .containsExactly("create stuck", "update stuck", "delete stuck");
  }

  @Test
  void aModuleSendsItsProviderMetaWithEachChange() throws IOException {
    module("module = \"stores\"");
    workspace.apply();
    workspace.destroy();
    assertThat(Files.readAllLines(remote.resolve("calls")))
        .containsExactly("create for stores of nobody c", "delete for stores of nobody c");
  }

  @Test
  void anInvalidProviderMetaFailsTheCall() {
    module("module = \"A1\"");
    assertThat(workspace.run("apply", "-json", "-auto-approve").failed().findings())
        .filteredOn(Finding::isError)
        .singleElement()
        .satisfies(finding -> assertThat(finding.summary()).contains("Invalid provider_meta block"))
        .satisfies(finding -> assertThat(finding.detail()).contains("module", "A1"));
  }

  @Test
  void statesOfOtherTypesAndProvidersAreMoved() {
    workspace.cli().assume(CliFeature.MOVE_BETWEEN_TYPES);
    workspace.write(
        "main.tf",
        """
        resource "depot_ticket" "t" {
          note = "n"
        }
        resource "terraform_data" "d" {}
        """);
    workspace.apply();
    var number = workspace.state().values(TICKET).at("number").text();
    var id = workspace.state().values("terraform_data.d").at("id").text();
    workspace.write(
        "main.tf",
        """
        resource "depot_label" "t" {
          text = "n"
        }
        resource "depot_label" "d" {}
        moved {
          from = depot_ticket.t
          to   = depot_label.t
        }
        moved {
          from = terraform_data.d
          to   = depot_label.d
        }
        """);
    var plan = workspace.plan();
    assertThat(plan.actions("depot_label.t")).containsExactly("no-op");
    assertThat(plan.actions("depot_label.d")).containsExactly("no-op");
    workspace.apply();
    assertThat(workspace.state().values("depot_label.t").at("number").text()).isEqualTo(number);
    assertThat(workspace.state().values("depot_label.d").at("number").text()).isEqualTo(id);
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.destroy();
  }

  private void module(String meta) {
    workspace.write("main.tf", "module \"m\" {\n  source = \"./m\"\n}\n");
    workspace.write("m/versions.tf", provider.requirement());
    workspace.write(
        "m/main.tf",
        """
        terraform {
          provider_meta "depot" {
            %s
          }
        }
        resource "depot_crate" "c" {
          name = "c"
        }
        """
            .formatted(meta));
    workspace.init();
  }
}
