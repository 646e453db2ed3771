package dev.terrane.engine.provisioner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.provisioner.GetProvisionerSchema.Request;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import org.junit.jupiter.api.Test;

/// The schema and the validation of a provisioner.
class ValidateTests {
  private static final Probe PROBE = Probe.doing((_, _) -> {});

  @Test
  void theSchemaIsThatOfTheAuthor() {
    var response = new GetProvisionerSchema(Provisioning.of(PROBE).session()).run(new Request());
    assertThat(response.provisioner()).isSameAs(PROBE.schema());
    assertThat(response.diagnostics()).isEmpty();
  }

  @Test
  void aSchemaOfAnotherKindIsAnErrorWithAnEmptySchema() {
    var wrong = PROBE.with(Schema.action(Probe.URL));
    var response = new GetProvisionerSchema(Provisioning.of(wrong).session()).run(new Request());
    assertThat(response.provisioner().members()).isEmpty();
    assertThat(response.diagnostics()).singleElement().matches(Diagnostic::isError);
  }

  @Test
  void aCheckIsReportedAtItsAttribute() {
    var findings = Provisioning.of(PROBE).validate("{url = \"\"}");
    assertThat(findings).singleElement().extracting(Diagnostic::path).hasToString("url");
  }

  @Test
  void unknownValuesAreAccepted() {
    assertThat(Provisioning.of(PROBE).validate("{url = ?, mode = ?, token = ?}")).isEmpty();
  }

  @Test
  void theAuthorsValidationIsCalled() {
    var findings = Provisioning.of(PROBE).validate("{url = \"web\", mode = \"put\"}");
    assertThat(findings)
        .singleElement()
        .satisfies(finding -> assertThat(finding.summary()).isEqualTo("Unsafe mode"));
  }
}
