package dev.terrane.tests.acceptance.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The package of a provisioner in the folder in which a CLI looks for it, where nothing else is
/// installed.
@EnabledOnOs(OS.LINUX)
class CheckPackageAT {
  private final Workspace workspace;

  CheckPackageAT(@TempDir Path scratch) {
    this.workspace = Packaged.of("check").installedAsProvisioner(scratch);
  }

  @Test
  void itRunsAfterTheCreationWithoutJavaOnTheMachine() throws IOException {
    try (var answering = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      var port = "-var=port=" + answering.getLocalPort();
      var apply = workspace.run("apply", "-no-color", "-auto-approve", port).succeeded();
      assertThat(apply.stdout())
          .contains(
              "terraform_data.web (check): checking web ",
              "terraform_data.web (check): at 127.0.0.1:" + answering.getLocalPort(),
              "terraform_data.web (check): the port answers");
      assertThat(workspace.plan(port).hasChanges()).isFalse();
    }
  }

  /// Terraform validates a provisioner only before it evaluates variables.
  @Test
  void aMistakeIsFoundByValidation() throws IOException {
    var main = workspace.file("main.tf");
    Files.writeString(main, Files.readString(main).replace("var.port", "0"));
    assertThat(workspace.validate())
        .singleElement()
        .satisfies(error -> assertThat(error.summary()).contains("port"));
  }

  @Test
  void aMistakeInAVariableIsFoundByTheApply() {
    var apply = workspace.run("apply", "-json", "-auto-approve", "-var=port=0").failed();
    assertThat(apply.findings())
        .singleElement()
        .satisfies(error -> assertThat(error.summary()).contains("port"));
  }
}
