package dev.terrane.tests.acceptance.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Output;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.records.inventory.InventoryProviderType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Items that `terraform query` finds, in pages of two.
@ParameterizedClass
@EnumSource
class ListAT {
  private final Protocol protocol;
  @TempDir Path scratch;
  private Path remote;
  private Workspace workspace;

  ListAT(Protocol protocol) {
    this.protocol = protocol;
  }

  @BeforeEach
  void workspace() throws IOException {
    var cli = Cli.find();
    cli.assume(CliFeature.LIST_RESOURCES);
    var provider = LaunchedProvider.WARM.write(scratch, "inventory", InventoryProviderType.class);
    remote = Files.createDirectories(scratch.resolve("remote"));
    for (var name : List.of("a1", "a2", "a3", "b1", "b2")) {
      Files.writeString(remote.resolve(name + ".item"), "red");
    }
    workspace = Workspace.installed(cli, scratch, provider).with(protocol).keepingWarm();
    workspace.write("versions.tf", provider.requirement());
    workspace.write(
        "provider.tf", "provider \"inventory\" {\n  root = \"%s\"\n}\n".formatted(remote));
    workspace.init();
  }

  private void write(String options, String filter) {
    workspace.write(
        "items.tfquery.hcl",
        """
        list "inventory_item" "all" {
          provider = inventory
          %s
          config {
            %s
          }
        }
        """
            .formatted(options, filter));
  }

  private Output query(String... arguments) {
    var all = new String[arguments.length + 2];
    all[0] = "query";
    all[1] = "-json";
    System.arraycopy(arguments, 0, all, 2, arguments.length);
    return workspace.run(all);
  }

  private static List<String> errors(Output query) {
    return query.failed().findings().stream().map(Finding::toString).toList();
  }

  private List<String> calls() throws IOException {
    return Files.readAllLines(remote.resolve("calls"));
  }

  @Test
  void allItemsAreFoundPageByPage() throws IOException {
    write("", "");
    assertThat(query().succeeded().prose())
        .contains("{\"name\":\"a1\"}", "Item a1", "Item a3", "Item b2");
    assertThat(calls()).containsExactly("page 0", "page 1", "page 2");
  }

  @Test
  void theFilterIsAppliedAndTheBlockMayBeMissing() {
    write("", "prefix = \"b\"");
    assertThat(query().succeeded().prose()).contains("Item b1", "Item b2").doesNotContain("Item a");
    workspace.write(
        "items.tfquery.hcl", "list \"inventory_item\" \"all\" {\n  provider = inventory\n}\n");
    assertThat(query().succeeded().prose()).contains("Item a1", "Item b2");
  }

  @Test
  void theLimitStopsThePaging() throws IOException {
    write("limit = 3", "");
    assertThat(query().succeeded().prose()).contains("Item a3").doesNotContain("Item b1");
    assertThat(calls()).containsExactly("page 0", "page 1");
  }

  @Test
  void theStateIsReadOnlyOnRequest() throws IOException {
    write("include_resource = true", "prefix = \"b\"");
    var found = workspace.run("query", "-json").succeeded().stdout();
    assertThat(found).contains("\"serial\":\"serial-b1\"", "\"color\":\"red\"");
    assertThat(calls()).contains("read b1", "read b2").doesNotContain("read a1");
  }

  /// Terraform shows none of the results before an error, although it has received them.
  @Test
  void anErrorInTheMiddleIsReported() throws IOException {
    write("", "failing_page = 1");
    assertThat(errors(query()))
        .singleElement()
        .asString()
        .contains("page 1 cannot be fetched", "inventory_item");
    assertThat(calls()).containsExactly("page 0");
  }

  /// Terraform cancels the call of its own accord, so the failing page is not requested.
  @Test
  void aLimitBeforeAnErrorHidesIt() {
    write("limit = 2", "failing_page = 1");
    assertThat(query().succeeded().prose()).contains("Item a1", "Item a2");
  }

  @Test
  void theConfigurationIsValidated() {
    write("", "prefix = \" \"\n    failing_page = -1");
    assertThat(errors(query()))
        .hasSize(2)
        .anyMatch(error -> error.contains("Invalid Attribute Value: prefix"))
        .anyMatch(error -> error.contains("No such page") && error.contains("Write 0 or more."));
    assertThat(remote.resolve("calls")).doesNotExist();
  }

  @Test
  void whatIsFoundIsImportedWithTheGeneratedConfiguration() {
    write("", "prefix = \"a\"");
    query("-generate-config-out=found.tf").succeeded();
    assertThat(workspace.file("found.tf")).content().contains("\"inventory_item\"");
    workspace.apply();
    assertThat(workspace.state().addresses()).hasSize(3);
    assertThat(workspace.plan().hasChanges()).isFalse();
  }
}
