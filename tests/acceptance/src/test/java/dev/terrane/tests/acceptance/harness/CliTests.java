package dev.terrane.tests.acceptance.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.testkit.cli.CliVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

class CliTests {
  @TempDir Path directory;

  private Path fake(String name, String title, String version) throws IOException {
    var script =
        "#!/bin/sh\nif [ \"$2\" = -json ]; then echo '{\"terraform_version\":\"%s\"}'; else echo '%s v%s'; fi\n"
            .formatted(version, title, version);
    var file = Files.writeString(directory.resolve(name), script);
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }

  @Test
  void takesTerraformBeforeTofuFromThePath() throws IOException {
    fake("tofu", "OpenTofu", "1.8.11");
    var environment = Map.of("PATH", "/nowhere:" + directory);
    assertThat(Cli.find(environment)).hasToString("OPENTOFU 1.8.11");
    fake("terraform", "Terraform", "1.11.4");
    assertThat(Cli.find(environment)).hasToString("TERRAFORM 1.11.4");
  }

  @Test
  void aBuildWithoutExperimentsLacksThem() throws IOException {
    var release = directory.resolve("release");
    Files.writeString(release, "#!/bin/sh\nexit 1\n");
    assertThat(release.toFile().setExecutable(true)).isTrue();
    var cli = new Cli(release, Cli.Product.TERRAFORM, CliVersion.of("1.15.0"));
    assertThatThrownBy(() -> cli.assume(CliFeature.STATE_STORES))
        .isInstanceOf(TestAbortedException.class);
    Files.writeString(release, "#!/bin/sh\nexit 0\n");
    cli.assume(CliFeature.STATE_STORES);
  }

  @Test
  void takesTheOneThatIsNamedBeforeAllOthers() throws IOException {
    fake("terraform", "Terraform", "1.11.4");
    var named = fake("other", "Terraform", "1.17.0-alpha20260801");
    var environment =
        Map.of("PATH", directory.toString(), "TF_ACC_TERRAFORM_PATH", named.toString());
    assertThat(Cli.find(environment).version()).isEqualTo(new CliVersion(1, 17, 0));
  }

  @Test
  void saysWhatToDoWhenThereIsNone() {
    assertThatThrownBy(() -> Cli.find(Map.of("PATH", directory.toString())))
        .hasMessage(
            "Acceptance tests need a terraform or tofu, of any version: put one on the PATH, or name"
                + " it in TF_ACC_TERRAFORM_PATH.");
    assertThatThrownBy(() -> Cli.find(Map.of("TF_ACC_TERRAFORM_PATH", "/no/such")))
        .hasMessage("TF_ACC_TERRAFORM_PATH names /no/such, which cannot be run.");
  }

  @Test
  void aTestThatACliCannotRunIsSkippedWithTheReason() {
    var old = new Cli(directory, Cli.Product.TERRAFORM, CliVersion.of("1.4.7"));
    assertThatThrownBy(() -> old.assume(CliFeature.IMPORT_BLOCK))
        .isInstanceOf(TestAbortedException.class)
        .hasMessageContaining(
            "IMPORT_BLOCK needs Terraform 1.5 or OpenTofu 1.6; this is TERRAFORM 1.4.7");
    var tofu = new Cli(directory, Cli.Product.OPENTOFU, CliVersion.of("1.8.11"));
    assertThatThrownBy(() -> tofu.assume(CliFeature.RESOURCE_IDENTITY))
        .hasMessageContaining(
            "RESOURCE_IDENTITY needs Terraform 1.12 or OpenTofu 1.12; this is OPENTOFU 1.8.11");
    assertThatThrownBy(() -> tofu.assume(CliFeature.ACTIONS))
        .hasMessageContaining("ACTIONS needs Terraform 1.14; this is OPENTOFU 1.8.11");
    assertThatThrownBy(() -> old.assume(CliFeature.STATE_STORES))
        .hasMessageContaining(
            "STATE_STORES needs a Terraform built with experiments, from 1.15; this is TERRAFORM"
                + " 1.4.7");
    new Cli(directory, Cli.Product.TERRAFORM, CliVersion.of("1.5.0-rc1"))
        .assume(CliFeature.IMPORT_BLOCK);
  }
}
