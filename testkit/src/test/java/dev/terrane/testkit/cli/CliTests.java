package dev.terrane.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.terrane.testkit.cli.Cli.Product;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The search for CLIs, with scripts in their place.
@DisabledOnOs(OS.WINDOWS)
class CliTests {
  @TempDir Path directory;
  private Map<String, String> path = Map.of();

  @BeforeEach
  void scripts() throws IOException {
    script("terraform", "Terraform v1.11.4");
    script("tofu", "OpenTofu v1.12.0-rc1");
    path = Map.of("PATH", directory.toString());
  }

  private void script(String name, String title, String... first) throws IOException {
    var file = directory.resolve(name);
    var before = String.join("\n", first);
    Files.writeString(file, "#!/bin/sh\n" + before + "\necho '" + title + "'\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void aCliIsFoundByNameAndByPath() {
    var terraform = Cli.find("terraform", path);
    assertThat(terraform.product()).isEqualTo(Product.TERRAFORM);
    assertThat(terraform).hasToString("Terraform 1.11.4");
    assertThat(Cli.find(directory.resolve("tofu").toString(), Map.of()))
        .hasToString("OpenTofu 1.12.0");
  }

  @Test
  void aMissingCliIsOneSentence() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Cli.find("terraform", Map.of()))
        .withMessage("There is no terraform on the PATH: install it, or set its path.");
    assertThatIllegalStateException()
        .isThrownBy(() -> Cli.find(directory.resolve("none").toString(), path))
        .withMessageEndingWith("none cannot be executed: set the path of a terraform or tofu.");
  }

  @Test
  void anotherProgramIsRefused() throws IOException {
    script("terraform", "hello");
    assertThatIllegalStateException()
        .isThrownBy(() -> Cli.find("terraform", path))
        .withMessageContaining("is no terraform and no tofu");
  }

  @Test
  void severalAreSelectedByTheProperty() {
    assertThat(Cli.selected("terraform, tofu", path))
        .extracting(Cli::product)
        .containsExactly(Product.TERRAFORM, Product.OPENTOFU);
    assertThat(Cli.selected("", path)).isEmpty();
  }

  @Test
  void tfAccSelectsOne() {
    var all = new HashMap<>(path);
    all.put("TF_ACC", "1");
    assertThat(Cli.selected("", all)).extracting(Cli::product).containsExactly(Product.TERRAFORM);
    assertThat(Cli.selected("tofu", all))
        .extracting(Cli::product)
        .containsExactly(Product.OPENTOFU);
    all.put("TF_ACC_TERRAFORM_PATH", directory.resolve("tofu").toString());
    assertThat(Cli.selected("", all)).extracting(Cli::product).containsExactly(Product.OPENTOFU);
    all.put("TF_ACC", "0");
    assertThat(Cli.selected("", all)).isEmpty();
    assertThatIllegalStateException()
        .isThrownBy(() -> Cli.selected("", Map.of("TF_ACC", "1")))
        .withMessageContaining("TF_ACC_TERRAFORM_PATH");
  }

  @Test
  void aFeatureNeedsAVersionOfEachCli() {
    var terraform = Cli.find("terraform", path);
    var tofu = Cli.find("tofu", path);
    assertThat(terraform.has(CliFeature.WRITE_ONLY)).isTrue();
    assertThat(terraform.has(CliFeature.RESOURCE_IDENTITY)).isFalse();
    assertThat(tofu.has(CliFeature.RESOURCE_IDENTITY)).as("a pre-release").isTrue();
    assertThat(tofu.has(CliFeature.ACTIONS)).as("not in OpenTofu").isFalse();
    assertThat(CliFeature.WRITE_ONLY.needs()).isEqualTo("Terraform 1.11 or OpenTofu 1.11");
    assertThat(CliFeature.ACTIONS.needs()).isEqualTo("Terraform 1.14");
  }

  @Test
  void aBuildWithoutExperimentsLacksThem() throws IOException {
    script("terraform", "Terraform v1.15.0", "if [ \"$1\" != version ]; then exit 1; fi");
    assertThat(Cli.find("terraform", path).has(CliFeature.DEFERRALS)).isFalse();
    script("terraform", "Terraform v1.15.0");
    var experimental = Cli.find("terraform", path);
    assertThat(experimental.has(CliFeature.DEFERRALS)).isTrue();
    assertThat(experimental.has(CliFeature.STATE_STORES)).isTrue();
    script("terraform", "Terraform v1.9.0");
    assertThat(Cli.find("terraform", path).has(CliFeature.STATE_STORES)).isFalse();
    assertThat(CliFeature.DEFERRALS.needs())
        .isEqualTo("a Terraform built with experiments, from 1.9");
  }

  @Test
  void versionsAreComparedByNumber() {
    assertThat(CliVersion.of("v1.9")).isLessThan(CliVersion.of("1.10.0-beta1"));
    assertThatIllegalArgumentException().isThrownBy(() -> CliVersion.of("one"));
  }
}
