package dev.terrane.tests.acceptance.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyValue;
import dev.terrane.testkit.cli.Cli;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.testkit.core.RootModule;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.records.depot.DepotProviderType;
import dev.terrane.tests.records.depot.LabelModel;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Root modules of the test kit with providers of a filesystem mirror.
class MirrorAT {
  private static final String LABEL = "depot_label.a";

  @TempDir Path mirror;
  @TempDir Path remote;
  private Core core;
  private RootModule module;

  @BeforeEach
  void module() {
    LaunchedProvider.USUAL.write(mirror, "depot", DepotProviderType.class);
    var cli = dev.terrane.tests.acceptance.harness.Cli.find();
    core = Core.of(new DepotProviderType()).on(Cli.find(cli.executable().toString()));
    module =
        core.hcl(
                """
                terraform {
                  required_providers {
                    depot = {
                      source  = "terrane.dev/tests/depot"
                      version = "0.1.0"
                    }
                  }
                }

                provider "depot" {
                  root = "%s"
                }

                resource "depot_label" "a" {
                  text = "a"
                }
                """
                    .formatted(remote))
            .mirror(mirror);
  }

  @AfterEach
  void close() {
    core.close();
  }

  @Test
  void aStateOfAReleasedVersionIsTakenOver() {
    module.applyReleased();
    assertThat(module.plan().change(LabelModel.resource(), LABEL).action()).isEqualTo(Action.NO_OP);
    module.apply();
    assertThat(module.state(LabelModel.resource(), LABEL).text()).isEqualTo("a");
  }

  @Test
  void aVersionThatTheMirrorLacksFailsTheStep(@TempDir Path empty) {
    module.mirror(empty);
    assertThatThrownBy(() -> module.applyReleased())
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("init failed", "terrane.dev/tests/depot");
  }

  @Test
  void anotherProviderIsInstalled(@TempDir Path directory) {
    LaunchedProvider.USUAL.write(mirror, "other", DepotProviderType.class);
    module
        .file(
            "other/main.tf",
            """
            terraform {
              required_providers {
                other = {
                  source = "terrane.dev/tests/other"
                }
              }
            }

            provider "other" {
              root = "%s"
            }

            resource "depot_label" "b" {
              provider = other
              text     = "b"
            }

            output "text" {
              value = depot_label.b.text
            }
            """
                .formatted(directory))
        .file("other.tf", "module \"other\" {\n  source = \"./other\"\n}\n")
        .file("output.tf", "output \"text\" {\n  value = module.other.text\n}\n")
        .apply();
    assertThat(module.output("text")).isEqualTo(CtyValue.string("b"));
  }
}
