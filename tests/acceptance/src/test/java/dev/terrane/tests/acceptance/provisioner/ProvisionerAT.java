package dev.terrane.tests.acceptance.provisioner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.LaunchedProvisioner;
import dev.terrane.tests.acceptance.harness.Output;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The provisioner of the example `check`, which a CLI finds by the name of its file.
class ProvisionerAT {
  @TempDir Path scratch;
  private Workspace workspace;
  private ServerSocket answering;

  @BeforeEach
  void workspace() throws IOException {
    answering = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    workspace = Workspace.mirrored(Cli.find(), scratch).keepingWarm();
    LaunchedProvisioner.write(workspace, "check");
  }

  @AfterEach
  void close() throws IOException {
    answering.close();
  }

  private int closedPort() throws IOException {
    try (var socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private void resource(String provisioner) {
    resource("", provisioner);
  }

  private void resource(String rest, String provisioner) {
    workspace.write(
        "main.tf",
        """
        resource "terraform_data" "a" {
          input = "web"
        %s
          provisioner "check" {
        %s
          }
        }
        """
            .formatted(rest, provisioner));
    workspace.init();
  }

  private Output apply() {
    return workspace.run("apply", "-no-color", "-auto-approve");
  }

  private String open() {
    return "port = " + answering.getLocalPort() + "\nhost = \"127.0.0.1\"\n";
  }

  private String closed() throws IOException {
    return "port = " + closedPort() + "\nhost = \"127.0.0.1\"\n";
  }

  @Test
  void itsOutputIsShownLineByLineWithValuesOfTheResource() {
    resource(open() + "label = \"${self.input} ${self.id}\"");
    var apply = apply().succeeded();
    var id = workspace.state().values("terraform_data.a").at("id").text();
    assertThat(apply.stdout())
        .contains(
            "terraform_data.a (check): checking web " + id,
            "terraform_data.a (check): at 127.0.0.1:" + answering.getLocalPort(),
            "terraform_data.a (check): the port answers");
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  /// Terraform shows errors of the validation of provisioners without their place.
  @Test
  void errorsOfTheConfigurationAreShown() {
    resource("port = 0\nhost = \" \"\n");
    var findings = workspace.validate();
    assertThat(findings).hasSize(2).allMatch(Finding::isError);
    assertThat(findings).anySatisfy(error -> assertThat(error.summary()).contains("port"));
    assertThat(findings).anySatisfy(error -> assertThat(error.summary()).isEqualTo("Empty host"));
  }

  @Test
  void aValueOfTheResourceIsUnknownInValidate() {
    resource("port = self.output\nhost = self.id\n");
    assertThat(workspace.validate()).isEmpty();
  }

  @Test
  void itReceivesTheConnectionWithoutItsSecretsInTheOutput() {
    var connection =
        """
        connection {
          type     = "ssh"
          host     = "127.0.0.1"
          user     = "root"
          password = "hunter22"
        }
        """;
    resource(connection, "port = " + answering.getLocalPort() + "\nlabel = \"hunter22\"");
    var apply = apply().succeeded();
    assertThat(apply.stdout())
        .contains("checking (sensitive value)", "at 127.0.0.1:")
        .doesNotContain("hunter22");
  }

  @Test
  void aFailureTaintsTheResource() throws IOException {
    resource(closed() + "timeouts {\n provision = \"300ms\"\n}");
    var apply = apply();
    assertThat(apply.exitCode()).isOne();
    assertThat(apply.prose())
        .contains("Timed out waiting for 127.0.0.1:")
        .contains("timeouts { provision = \"600ms\" }");
    resource(open());
    assertThat(workspace.plan().actions("terraform_data.a")).containsExactly("delete", "create");
    assertThat(apply().succeeded().stdout()).contains("the port answers");
  }

  @Test
  void aFailureCanBeIgnored() throws IOException {
    resource(closed() + "on_failure = continue\ntimeouts {\n provision = \"300ms\"\n}");
    apply().succeeded();
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void itRunsBeforeTheResourceIsDestroyed() {
    resource(open() + "when = destroy\nlabel = self.id");
    assertThat(apply().succeeded().stdout()).doesNotContain("checking");
    var destroy = workspace.run("destroy", "-no-color", "-auto-approve").succeeded();
    assertThat(destroy.stdout()).contains("the port answers");
  }

  @Test
  void aWarningIsShownAfterAllOutput() {
    resource(open() + "interval = \"1m\"");
    var apply = workspace.run("apply", "-json", "-auto-approve").succeeded();
    assertThat(apply.stdout()).containsSubsequence("the port answers", "Long interval");
    assertThat(apply.findings())
        .singleElement()
        .satisfies(warning -> {
          assertThat(warning.isError()).isFalse();
          assertThat(warning.summary()).isEqualTo("Long interval");
          assertThat(warning.detail()).contains("takes longer");
        });
  }

  @Test
  void sensitiveArgumentsSuppressItsOutput() {
    resource(open() + "label = sensitive(\"hidden-label\")");
    var apply = apply().succeeded();
    assertThat(apply.stdout()).doesNotContain("hidden-label").doesNotContain("the port answers");
  }

  @Test
  void ctrlCInterruptsIt() throws IOException {
    resource(closed());
    var apply = workspace.start("apply", "-no-color", "-auto-approve");
    apply.until("the output", () -> apply.stdout().contains("at 127.0.0.1"));
    apply.interrupt();
    var output = apply.await();
    assertThat(output.exitCode()).isNotZero();
    assertThat(output.prose()).contains("Interrupted: provision of provisioner check");
  }

  @Test
  void theProtocolOfProvidersDoesNotApplyToIt() {
    resource(open());
    var apply = workspace.with("TERRANE_PROTOCOL", "6").run("apply", "-auto-approve");
    assertThat(apply.succeeded().stdout()).contains("the port answers");
  }
}
