package dev.terrane.tests.records.cert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A certificate through the engine, while time passes. */
class CertLifeTests {
  private static final String CONFIG =
      "{private_key_pem = \"key-of-ours\", dns_names = [\"a\", \"b\"], validity_hours = 10,"
          + " early_renewal_hours = 2}";

  private final MemoryAuthority authority = new MemoryAuthority();
  private final TestInstance cert = Serving.instance(authority, new CertResource());

  @Test
  void countsUntilItsTimeHasCome() {
    assertThat(cert.apply(CONFIG).all()).isEmpty();
    authority.pass(Duration.ofHours(7));
    assertThat(cert.plan(CONFIG).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void isMadeAnewWhenItsTimeHasCome() {
    cert.apply(CONFIG);
    authority.pass(Duration.ofHours(9));
    var plan = cert.plan(CONFIG);
    assertThat(plan.action()).isEqualTo(Action.REPLACE);
    assertThat(plan.replace()).containsExactly("ready_for_renewal");
    assertThat(cert.apply(CONFIG).ok()).isTrue();
    assertThat(cert.state().toString()).contains("cert 2", "2026-01-01T19:00:00Z");
  }

  @Test
  void whenToRenewIsTheOnlyThingThatChangesInPlace() {
    cert.apply(CONFIG);
    var earlier = CONFIG.replace("hours = 2", "hours = 5");
    assertThat(cert.plan(earlier).action()).isEqualTo(Action.UPDATE);
    assertThat(cert.apply(earlier).ok()).isTrue();
    assertThat(cert.state().toString()).contains("cert 1");
    assertThat(cert.plan(earlier.replace("hours = 10", "hours = 11")).replace())
        .containsExactly("validity_hours");
    assertThat(cert.plan(earlier.replace("\"a\", ", "")).replace()).containsExactly("dns_names");
  }

  @Test
  void theKeyIsMaskedWhereverItCouldBeSeen() {
    var schema = CertModel.resource().schema();
    assertThat(schema.members())
        .filteredOn(one -> one.is(dev.terrane.provider.schema.Trait.SENSITIVE))
        .map(Object::toString)
        .containsExactly("private_key_pem");
  }

  @Test
  void whoDestroysIsReported() {
    cert.apply(CONFIG);
    var findings = cert.destroy();
    assertThat(findings.only().summary()).isEqualTo("Certificate not revoked");
    assertThat(cert.exists()).isFalse();
  }

  @Test
  void whatNothingNamesCannotBeImported() {
    assertThat(cert.importId("x").only().isError()).isTrue();
  }
}
