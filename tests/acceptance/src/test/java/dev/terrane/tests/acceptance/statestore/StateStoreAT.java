package dev.terrane.tests.acceptance.statestore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.statestore.StateLock;
import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Output;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.records.store.StoreProviderType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// State stores, in a Terraform that was built with experiments.
class StateStoreAT {
  private static final String TOKEN = "secret-of-store";

  @TempDir Path scratch;
  private Path states;
  private Workspace workspace;

  @BeforeEach
  void workspace() throws IOException {
    var cli = Cli.find();
    cli.assume(CliFeature.STATE_STORES);
    var provider = LaunchedProvider.WARM.write(scratch, "store", StoreProviderType.class);
    var root = Files.createDirectories(scratch.resolve("remote"));
    states = root.resolve("states");
    workspace =
        Workspace.installed(cli, scratch, provider)
            .keepingWarm()
            .with("TF_ENABLE_PLUGGABLE_STATE_STORAGE", "1")
            .with("STORE_TOKEN", TOKEN);
    workspace.write("versions.tf", provider.requirement());
    store("store_folder", "states");
    value(1);
  }

  private void store(String type, String name) {
    workspace.write(
        "store.tf",
        """
        terraform {
          state_store "%s" {
            provider "store" {
              root = "%s"
            }
            name = "%s"
          }
        }
        """
            .formatted(type, scratch.resolve("remote"), name));
  }

  private void value(int value) {
    workspace.write(
        "main.tf",
        "resource \"terraform_data\" \"a\" {\n  input = \"value-%d\"\n}\n".formatted(value));
  }

  private String stored(String file) throws IOException {
    return Files.readString(states.resolve(file));
  }

  private Output apply() {
    return workspace.run("apply", "-no-color", "-auto-approve");
  }

  @Test
  void theStateIsInTheStore() throws IOException {
    workspace.init();
    apply().succeeded();
    assertThat(stored("default.tfstate")).contains("terraform_data", "value-1");
    assertThat(workspace.file("terraform.tfstate")).doesNotExist();
    assertThat(workspace.state().addresses()).containsExactly("terraform_data.a");
    assertThat(workspace.plan().hasChanges()).isFalse();
    value(2);
    apply().succeeded();
    assertThat(stored("default.tfstate")).contains("value-2");
    assertThat(states).isDirectoryNotContaining("glob:**.{lock,new}");
  }

  @Test
  void aStoreByHandlesWithoutLocksStoresItToo() throws IOException {
    store("store_shared", "states");
    workspace.init();
    apply().succeeded();
    assertThat(stored("default.json")).contains("value-1");
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void workspacesAreListedAndDeleted() throws IOException {
    workspace.init();
    workspace.run("workspace", "new", "blue").succeeded();
    apply().succeeded();
    assertThat(stored("blue.tfstate")).contains("value-1");
    assertThat(workspace.run("workspace", "list").succeeded().stdout()).contains("default", "blue");
    assertThat(workspace.run("workspace", "show").succeeded().stdout().strip()).isEqualTo("blue");
    workspace.destroy();
    workspace.run("workspace", "select", "default").succeeded();
    workspace.run("workspace", "delete", "blue").succeeded();
    assertThat(states.resolve("blue.tfstate")).doesNotExist();
  }

  @Test
  void aLockedStateShowsTheHolderAndCanBeUnlocked() throws IOException {
    workspace.init();
    var lock =
        new StateLock(
            "lock-1", "OperationTypeApply", "alice@build-3", Instant.parse("2026-11-23T14:20:49Z"));
    Files.writeString(states.resolve("default.lock"), lock.toJson());
    var refused = apply().failed();
    assertThat(refused.prose())
        .contains("is locked by alice@build-3 since 2026-11-23T14:20:49Z")
        .contains("terraform force-unlock lock-1");
    var wrong = workspace.run("force-unlock", "-force", "lock-2").failed();
    assertThat(wrong.prose()).contains("lock ID lock-1");
    workspace.run("force-unlock", "-force", "lock-1").succeeded();
    apply().succeeded();
  }

  @Test
  void aFailedWriteLeavesThePreviousStateWhole() throws IOException {
    workspace.init();
    apply().succeeded();
    var before = stored("default.tfstate");
    Files.createFile(states.resolve("full"));
    value(2);
    var failed = apply().failed();
    assertThat(failed.prose())
        .contains("no space left for (sensitive value)")
        .doesNotContain(TOKEN);
    assertThat(stored("default.tfstate")).isEqualTo(before);
    assertThat(states).isDirectoryNotContaining("glob:**.new");
    Files.delete(states.resolve("full"));
    workspace.run("state", "push", "errored.tfstate").succeeded();
    assertThat(stored("default.tfstate")).contains("value-2");
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void aStateOfSeveralChunksPasses() throws IOException {
    workspace.write("large.txt", "0123456789abcdef".repeat(10 << 16));
    workspace.write(
        "main.tf",
        "resource \"terraform_data\" \"a\" {\n  input = sensitive(file(\"large.txt\"))\n}\n");
    workspace.init();
    apply().succeeded();
    assertThat(Files.size(states.resolve("default.tfstate"))).isGreaterThan(20 << 20);
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void theConfigurationIsValidated() {
    workspace.init();
    store("store_folder", "a/b");
    assertThat(workspace.validate())
        .filteredOn(Finding::isError)
        .extracting(Finding::summary)
        .containsExactly("Invalid folder");
    store("store_folder", "a name that is too long");
    assertThat(workspace.validate())
        .filteredOn(Finding::isError)
        .extracting(Finding::summary)
        .containsExactly("Invalid Attribute Value: name");
    assertThat(workspace.run("init", "-no-color", "-reconfigure").failed().prose())
        .contains("Invalid Attribute Value: name");
  }
}
