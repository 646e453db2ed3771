package dev.terrane.tests.acceptance.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.ProviderPackage;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.kinds.KindsProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// A CLI accepts a provider with all kinds of parts, also those that it does not know.
@ParameterizedClass
@EnumSource
class KindsAT {
  private static final String NOTE = "kinds_note.it";

  private final Protocol protocol;
  @TempDir Path scratch;
  private Path notes;
  private ProviderPackage provider;
  private Workspace workspace;

  KindsAT(Protocol protocol) {
    this.protocol = protocol;
  }

  @BeforeEach
  void workspace() throws IOException {
    provider = LaunchedProvider.WARM.write(scratch, "kinds", KindsProvider.class);
    notes = Files.createDirectories(scratch.resolve("notes"));
    workspace = Workspace.installed(Cli.find(), scratch, provider).with(protocol).keepingWarm();
    workspace.write("versions.tf", provider.requirement());
    workspace.write(
        "meta.tf", "terraform {\n  provider_meta \"kinds\" {\n    module = \"m\"\n  }\n}");
    workspace.write("provider.tf", "provider \"kinds\" {\n  root = \"%s\"\n}\n".formatted(notes));
    workspace.init();
  }

  private Set<String> known(CliFeature feature, String name) {
    return workspace.cli().has(feature) ? Set.of(name) : Set.of();
  }

  @Test
  void theSchemaOfEachKindIsRead() {
    var schemas =
        workspace
            .run("providers", "schema", "-json")
            .succeeded()
            .json()
            .at("provider_schemas", provider.address());
    assertThat(schemas.at("resource_schemas").names())
        .containsExactlyInAnyOrder("kinds_note", "kinds_page");
    assertThat(schemas.at("data_source_schemas").names()).containsExactly("kinds_note");
    assertThat(schemas.at("functions").names())
        .isEqualTo(known(CliFeature.PROVIDER_FUNCTIONS, "title"));
    assertThat(schemas.at("ephemeral_resource_schemas").names())
        .isEqualTo(known(CliFeature.EPHEMERAL_RESOURCES, "kinds_token"));
    assertThat(schemas.at("resource_identity_schemas").names())
        .isEqualTo(known(CliFeature.RESOURCE_IDENTITY, "kinds_note"));
    assertThat(schemas.at("list_resource_schemas").names())
        .isEqualTo(known(CliFeature.LIST_RESOURCES, "kinds_note"));
    assertThat(schemas.at("action_schemas").names())
        .isEqualTo(known(CliFeature.ACTIONS, "kinds_clear"));
    assertThat(schemas.at("state_store_schemas").names())
        .as("version 5 of the protocol has no state stores")
        .isEqualTo(
            protocol == Protocol.V5 ? Set.of() : known(CliFeature.STATE_STORES, "kinds_folder"));
  }

  @Test
  void aResourceIsPlannedAppliedAndDestroyed() {
    workspace.write(
        "main.tf",
        """
        resource "kinds_note" "it" {
          path    = "it.txt"
          content = "hello"
        }
        resource "kinds_page" "it" {
          title  = "first"
          author = { name = "alice" }
          tags   = ["a"]
          line {
            text = kinds_note.it.sha256
          }
        }
        """);
    assertThat(workspace.plan().actions(NOTE)).containsExactly("create");
    workspace.apply("plan.bin");
    assertThat(notes.resolve("it.txt")).hasContent("hello");
    assertThat(workspace.state().values("kinds_page.it").at("author", "name").text())
        .isEqualTo("alice");
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.destroy();
    assertThat(notes.resolve("it.txt")).doesNotExist();
  }

  @Test
  void theOtherKindsAreUsed() {
    workspace.cli().assume(CliFeature.EPHEMERAL_RESOURCES);
    workspace.write(
        "main.tf",
        """
        resource "terraform_data" "it" {
          input = provider::kinds::title("a", "b")
        }
        resource "kinds_note" "it" {
          path    = "it.txt"
          content = "hello"
        }
        data "kinds_note" "it" {
          path = kinds_note.it.path
        }
        ephemeral "kinds_token" "it" {
          role = data.kinds_note.it.content
        }
        """);
    workspace.apply();
    assertThat(workspace.state().values("terraform_data.it").at("output").text()).isEqualTo("a b");
    assertThat(workspace.state().values("data.kinds_note.it").at("content").text())
        .isEqualTo("hello");
  }
}
