package dev.terrane.tests.acceptance.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.records.inventory.KitProviderType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The configuration that the CLI writes for a kit with an argument of each sort. Protocol 5 cannot
/// express its nested attributes.
class GeneratedConfigurationAT {
  @TempDir Path scratch;
  private Workspace workspace;

  @BeforeEach
  void workspace() {
    var cli = Cli.find();
    cli.assume(CliFeature.GENERATED_CONFIGURATION);
    var provider = LaunchedProvider.WARM.write(scratch, "kits", KitProviderType.class);
    workspace = Workspace.installed(cli, scratch, provider).keepingWarm();
    workspace.write("versions.tf", provider.requirement());
    workspace.write("main.tf", "import {\n  to = kits_kit.k\n  id = \"k\"\n}\n");
    workspace.init();
  }

  @Test
  void theGeneratedConfigurationPlansEmptyAfterTheImport() throws IOException {
    workspace.run("plan", "-no-color", "-generate-config-out=kit.tf").succeeded();
    var written = Files.readString(workspace.file("kit.tf")).replaceAll(" +", " ");
    assertThat(written)
        .contains("weight = 7", "zone = \"north\"", "note = \"\"", "size_mb = 2048")
        .contains("hint = \"deep\"", "depth = 3", "pin = null")
        .doesNotContain("serial", "code", "depth = 2", "pieces", "region", "size_gb");
    var plan = workspace.plan();
    assertThat(plan.imports("kits_kit.k")).isTrue();
    assertThat(plan.actions("kits_kit.k")).containsExactly("no-op");
    workspace.apply("plan.bin");
    assertThat(workspace.plan().hasChanges()).isFalse();
  }
}
