package dev.terrane.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.tests.house.Door;
import dev.terrane.tests.house.House;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Configurations as text. An acceptance test runs this class on a CLI; without one it is skipped.
@ProviderTest(House.class)
@Needs(CliFeature.HCL)
class RootModuleTests {
  private static final Door DOOR = new Door();
  private static final String A = "house_door.a";

  private static final String TWO_DOORS =
      """
      resource "house_door" "a" {
        name  = "a"
        width = var.width
      }

      resource "house_door" "b" {
        name = "b${house_door.a.number}"
      }

      variable "width" {
        default = 80
      }

      output "number" {
        value = house_door.a.number
      }
      """;

  private final Core core;

  RootModuleTests(Core core) {
    this.core = core;
  }

  @Test
  void resourcesAndOutputsAreApplied() {
    var house = core.hcl(TWO_DOORS);
    var plan = house.plan();
    assertThat(plan.change(DOOR, A).action()).isEqualTo(Action.CREATE);
    assertThat(plan.change(DOOR, "house_door.b").isUnknown(Door.NAME)).isTrue();
    assertThat(plan.output("number").isWhollyKnown()).isFalse();
    house.apply();
    assertThat(house.state(DOOR, "house_door.b").get(Door.NAME)).isEqualTo("b1");
    assertThat(house.output("number")).isEqualTo(CtyValue.number(1));
    assertThat(house.plan().isEmpty()).isTrue();
  }

  @Test
  void variablesFilesAndDirectoriesAreConfigurations(@TempDir Path module) throws IOException {
    Files.writeString(module.resolve("main.tf"), TWO_DOORS);
    Files.createDirectory(module.resolve("inner"));
    Files.writeString(
        module.resolve("inner").resolve("main.tf"),
        "resource \"house_door\" \"c\" {\nname = \"c\"\n}");
    var house =
        core.hcl("")
            .directory(module)
            .file("inner.tf", "module \"inner\" {\n  source = \"./inner\"\n}")
            .variable("width", CtyValue.number(90))
            .apply();
    assertThat(house.state(DOOR, A).get(Door.WIDTH)).isEqualTo(90);
    assertThat(house.state(DOOR, "module.inner.house_door.c").get(Door.NAME)).isEqualTo("c");
  }

  @Test
  void aValueOfAnEarlierStepIsAVariable() {
    var house = core.hcl(TWO_DOORS).apply();
    var number = house.state(DOOR, A).get(Door.NUMBER);
    house.variable("width", CtyValue.number(70)).apply();
    assertThat(house.state(DOOR, A).get(Door.NUMBER)).isEqualTo(number);
  }

  @Test
  void theProviderMayHaveAnotherAddress() {
    core.hcl(
            """
            terraform {
              required_providers {
                house = {
                  source = "acme/house"
                }
              }
            }

            provider "house" {}

            resource "house_door" "a" {
              name = "a"
            }
            """)
        .apply();
  }

  @Test
  void anImportBlockTakesOverAnObject() {
    var other = new House();
    var mine = core.using(other);
    mine.resource(other.door()).apply(in -> in.set(Door.NAME, "a"));
    var house =
        mine.hcl(
            """
            import {
              to = house_door.a
              id = "a"
            }

            resource "house_door" "a" {
              name = "a"
            }
            """);
    assertThat(house.plan().change(DOOR, A).action()).isEqualTo(Action.NO_OP);
    house.apply();
    assertThat(house.state(DOOR, A).get(Door.NUMBER)).isEqualTo(1);
  }

  @Test
  void aReplaceOptionReplacesAnObject() {
    var house = core.hcl(TWO_DOORS).apply();
    assertThat(house.plan("-replace=" + A).change(DOOR, A).action()).isEqualTo(Action.REPLACE);
  }

  @Test
  void optionsOfThePlanAreThoseOfTheCli() {
    var remote = new House();
    var house = core.using(remote).hcl(TWO_DOORS).apply();
    remote.doors().remove("a");
    assertThat(house.plan("-refresh=false").isEmpty()).isTrue();
    assertThat(house.plan().change(DOOR, A).action()).isEqualTo(Action.CREATE);
  }

  @Test
  void anExpectedErrorIsReturned() {
    assertThat(core.hcl("resource \"house_door\" \"a\" {}").applyFails())
        .extracting(Diagnostic::summary)
        .containsExactly("Missing required argument");
  }

  @Test
  void aPlanThatIsNotEmptyAfterApplyFailsTheStep() {
    var text = TWO_DOORS + "output \"now\" {\n  value = timestamp()\n}\n";
    assertThatThrownBy(() -> core.hcl(text).apply())
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll(
            "plan -refresh=false after apply is not empty",
            "output.now",
            "resource \"house_door\" \"b\"",
            "The working directory is kept");
  }

  @Test
  void aPlanMayBeNotEmptyAfterApply() {
    var text = TWO_DOORS + "output \"now\" {\n  value = timestamp()\n}\n";
    var plan = core.hcl(text).applyWithNonEmptyPlan();
    assertThat(plan.changes()).containsExactly("output.now: [update]");
  }

  @Test
  void anEmptyPlanThatIsExpectedNotToBeFails() {
    assertThatThrownBy(() -> core.hcl(TWO_DOORS).applyWithNonEmptyPlan())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the plan after apply is empty; if that is correct, use apply");
  }

  @Test
  @Needs(CliFeature.IMPORT_BLOCK)
  void aGeneratedConfigurationPlansEmpty() {
    var door = new Door();
    var house = core.using(door.provider());
    house.resource(door).apply(in -> in.set(Door.NAME, "a").set(Door.WIDTH, 80));
    var module = house.hcl("import {\n  to = house_door.a\n  id = \"a\"\n}\n");
    module.importsWithGeneratedConfig();
    assertThat(module.state(door, A).get(Door.WIDTH)).isEqualTo(80);
  }

  @Test
  void aModuleWithoutAnImportGeneratesNothing() {
    assertThatThrownBy(() -> core.hcl(TWO_DOORS).importsWithGeneratedConfig())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("plan -generate-config-out has generated nothing");
  }

  @Test
  void sensitiveValuesAreThoseOfTheSchemaAndOfTheConfiguration() {
    var plan = core.hcl(TWO_DOORS.replace("= var.width", "= sensitive(80)\n  key = \"k\"")).plan();
    assertThat(plan.isSensitive(A, Door.KEY)).isTrue();
    assertThat(plan.isSensitive(A, Door.WIDTH)).isTrue();
    assertThat(plan.isSensitive(A, Door.NAME)).isFalse();
    assertThat(plan.deferral(A)).isEmpty();
  }

  @Test
  void sensitiveValuesOfTheStateAreAlsoThoseOfTheConfiguration() {
    var house =
        core.hcl(TWO_DOORS.replace("= var.width", "= sensitive(80)\n  key = \"k\"")).apply();
    var stored = house.stored(DOOR, A);
    assertThat(stored.isSensitive(Door.KEY)).isTrue();
    assertThat(stored.isSensitive(Door.WIDTH)).isTrue();
    assertThat(stored.isSensitive(Door.NUMBER)).isFalse();
    assertThat(house.stored(DOOR, "house_door.b").isSensitive(Door.WIDTH)).isFalse();
  }

  @Test
  @Needs(CliFeature.RESOURCE_IDENTITY)
  void theStateContainsTheIdentityOfEachInstance() {
    var house = core.hcl(TWO_DOORS).apply();
    assertThat(house.stored(DOOR, "house_door.b").identity().get(Door.NAME)).isEqualTo("b1");
    assertThatThrownBy(() -> house.stored(DOOR, "house_door.c"))
        .hasMessageContaining("the state contains no house_door.c");
  }

  @Test
  void anObjectOfAnotherTypeIsRefused() {
    var house = core.hcl(TWO_DOORS);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> house.state(DOOR, "house_window.a"))
        .withMessage("house_window.a is not the address of a house_door, such as house_door.a");
    assertThatThrownBy(() -> house.state(DOOR, A)).hasMessage("the state contains no " + A);
  }

  @Test
  void whatATestLeavesIsDestroyed() {
    var remote = new House();
    core.using(remote).hcl(TWO_DOORS).apply();
    core.close();
    assertThat(remote.doors()).isEmpty();
  }
}
