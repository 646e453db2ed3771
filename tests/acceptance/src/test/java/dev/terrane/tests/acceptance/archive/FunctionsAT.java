package dev.terrane.tests.acceptance.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
class FunctionsAT {
  private final Protocol protocol;
  @TempDir Path scratch;
  private Workspace workspace;

  FunctionsAT(Protocol protocol) {
    this.protocol = protocol;
  }

  @BeforeEach
  void workspace() throws IOException {
    workspace = Archive.today(scratch, protocol);
    workspace.cli().assume(CliFeature.PROVIDER_FUNCTIONS);
  }

  private String output(String expression) {
    workspace.write("out.tf", "output \"o\" {\n  value = " + expression + "\n}\n");
    workspace.apply();
    return workspace.state().output("o").text();
  }

  private Finding error(String expression) {
    workspace.write("out.tf", "output \"o\" {\n  value = " + expression + "\n}\n");
    return workspace.planFails().stream().filter(Finding::isError).findFirst().orElseThrow();
  }

  @Test
  void computeFromOneArgumentOrMore() {
    assertThat(output("provider::archive::slug(\"My Notes\")")).isEqualTo("my-notes");
    assertThat(output("provider::archive::slug(\"My Notes\", \"In\", 2024)"))
        .isEqualTo("my-notes-in-2024");
  }

  @Test
  void takeNullWhereTheySaySo() {
    assertThat(output("provider::archive::state(null)")).isEqualTo("null");
    assertThat(output("provider::archive::state(\"a\")")).isEqualTo("known");
  }

  @Test
  void takeUnknownWhereTheySaySo() {
    workspace.write("data.tf", "resource \"terraform_data\" \"x\" {}\n");
    workspace.write(
        "out.tf",
        """
        output "asked" {
          value = provider::archive::state(terraform_data.x.id)
        }
        output "spared" {
          value = provider::archive::slug(terraform_data.x.id) != null
        }
        """);
    var plan = workspace.plan();
    assertThat(plan.document().at("planned_values", "outputs", "asked", "value").text())
        .isEqualTo("unknown");
    assertThat(plan.document().at("planned_values", "outputs", "spared", "value").isNull())
        .isTrue();
  }

  @Test
  void mayGiveNull() {
    assertThat(output("provider::archive::nothing() == null")).isEqualTo("true");
  }

  @Test
  void pointAtTheArgumentThatIsWrong() {
    var error = error("provider::archive::slug(\"a\", \"b\", \" \")");
    assertThat(error.summary()).isEqualTo("Invalid function argument");
    assertThat(error.detail()).contains("\"more\" parameter", "must not be blank either");
    assertThat(error("provider::archive::slug(\" \")").detail()).contains("must not be blank");
    assertThat(error("provider::archive::slug(null)").detail()).contains("must not be null");
  }

  @Test
  void tellWhatWentWrongOtherwise() {
    var error = error("provider::archive::slug(\"bug\")");
    // OpenTofu reports the first argument if the error is not about an argument.
    assertThat(error.summary()).isIn("Error in function call", "Invalid function argument");
    assertThat(error.detail()).contains("IllegalStateException: unexpected state");
  }
}
