package dev.terrane.tests.acceptance.machine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Output;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.records.machine.MachineProviderType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Actions that Terraform invokes after a change, and with `-invoke`.
@ParameterizedClass
@EnumSource
class ActionAT {
  private static final String REBOOT = "-invoke=action.machine_reboot.r";

  private final Protocol protocol;
  @TempDir Path scratch;
  private Path remote;
  private Workspace workspace;

  ActionAT(Protocol protocol) {
    this.protocol = protocol;
  }

  @BeforeEach
  void workspace() throws IOException {
    var cli = Cli.find();
    cli.assume(CliFeature.ACTIONS);
    var provider = LaunchedProvider.WARM.write(scratch, "machine", MachineProviderType.class);
    remote = Files.createDirectories(scratch.resolve("remote"));
    workspace = Workspace.installed(cli, scratch, provider).with(protocol).keepingWarm();
    workspace.write("versions.tf", provider.requirement());
    workspace.write(
        "provider.tf", "provider \"machine\" {\n  root = \"%s\"\n}\n".formatted(remote));
    workspace.init();
  }

  private void action(String config) {
    workspace.write(
        "action.tf",
        "action \"machine_reboot\" \"r\" {\n  config {\n%s\n  }\n}\n".formatted(config));
  }

  private void server(int size) {
    workspace.write(
        "main.tf",
        """
        resource "machine_server" "a" {
          name = "a"
          size = %d
          lifecycle {
            action_trigger {
              events  = [after_create, after_update]
              actions = [action.machine_reboot.r]
            }
          }
        }
        """
            .formatted(size));
  }

  private List<String> calls() {
    try {
      var calls = remote.resolve("calls");
      return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Output apply(String... arguments) {
    var all = new ArrayList<>(List.of("apply", "-no-color", "-auto-approve"));
    all.addAll(List.of(arguments));
    return workspace.run(all.toArray(String[]::new));
  }

  @Test
  void itIsInvokedAfterEachChangeAndItsMessagesAreShown() {
    action("server = machine_server.a.name");
    server(1);
    var apply = apply().succeeded();
    assertThat(apply.stdout()).contains("step 1 of 2", "step 2 of 2");
    assertThat(calls()).containsExactly("create a", "reboot a null", "rebooted a");
    assertThat(workspace.plan().hasChanges()).isFalse();
    server(2);
    apply().succeeded();
    assertThat(calls()).endsWith("update a", "reboot a null", "rebooted a");
  }

  @Test
  void itIsInvokedOnRequest() {
    action("server = \"b\"\n steps = 1");
    var apply = apply(REBOOT).succeeded();
    assertThat(apply.stdout()).contains("step 1 of 1");
    assertThat(calls()).containsExactly("reboot b null", "rebooted b");
  }

  @Test
  void aFailureIsShownWithItsMessages() {
    action("server = \"broken\"");
    server(1);
    var apply = apply();
    assertThat(apply.exitCode()).isNotZero();
    assertThat(apply.stdout()).contains("step 2 of 2");
    assertThat(apply.prose())
        .contains("Failed: invoke of action machine_reboot")
        .contains("the power supply of broken does not answer");
    assertThat(workspace.state().addresses()).containsExactly("machine_server.a");
  }

  @Test
  void ctrlCInterruptsIt() {
    action("server = \"endless\"");
    var apply = workspace.start("apply", "-no-color", "-auto-approve", REBOOT);
    apply.until("the last message", () -> apply.stdout().contains("step 2 of 2"));
    apply.interrupt();
    var output = apply.await();
    assertThat(output.exitCode()).isNotZero();
    assertThat(calls()).contains("interrupted endless");
    assertThat(output.prose()).contains("Interrupted: invoke of action machine_reboot");
  }

  @Test
  void theTimeoutOfTheUserInterruptsIt() {
    action("server = \"endless\"\n timeouts {\n invoke = \"300ms\"\n }");
    var apply = apply(REBOOT);
    assertThat(apply.prose())
        .contains("Timed out: invoke of action machine_reboot")
        .contains("timeouts { invoke = \"600ms\" }");
  }

  @Test
  void aWriteOnlyArgumentIsPassedAndMasked() throws IOException {
    workspace.write(
        "variables.tf", "variable \"token\" {\n  type = string\n  ephemeral = true\n}\n");
    action("server = \"a\"\n token = var.token");
    server(1);
    var apply = apply("-var", "token=secret-of-a").succeeded();
    assertThat(calls()).contains("reboot a secret-of-a");
    assertThat(apply.stdout())
        .contains("step 1 of 2 with (sensitive value)")
        .doesNotContain("secret-of-a");
    assertThat(Files.readString(workspace.file("terraform.tfstate"))).doesNotContain("secret-of-a");
  }

  @Test
  void aDeprecatedActionWarns() {
    workspace.write("action.tf", "action \"machine_bell\" \"r\" {\n  config {}\n}\n");
    assertThat(workspace.validate())
        .anySatisfy(warning -> {
          assertThat(warning.isError()).isFalse();
          assertThat(warning.summary()).isEqualTo("Deprecated: action machine_bell");
        });
    var apply = apply("-invoke=action.machine_bell.r").succeeded();
    assertThat(apply.stdout()).contains("ringing in c", "The bell is loud.");
    assertThat(calls()).containsExactly("bell c");
  }

  @Test
  void aConfigurationIsValidated() {
    action("server = \"\"\n address = \"x\"\n steps = 0");
    assertThat(workspace.validate())
        .filteredOn(Finding::isError)
        .extracting(Finding::summary)
        .contains("Invalid Attribute Value: steps", "Empty server name")
        .hasSize(4);
    assertThat(calls()).isEmpty();
  }

  @Test
  void thePlanIsChecked() {
    action("server = \"missing\"");
    server(1);
    var plan = workspace.run("plan", "-no-color").failed();
    assertThat(plan.prose()).contains("No such server", "There is no server named missing.");
    assertThat(calls()).isEmpty();
  }
}
