package dev.terrane.tests.records.cert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.schema.Trait;
import dev.terrane.testkit.TestProvider;
import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.testkit.junit.ProviderTest;
import dev.terrane.tests.records.EmptyProvider;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The life cycle of a certificate, while time passes. */
@ProviderTest(EmptyProvider.class)
class CertLifeTests {
  private final MemoryAuthority authority = new MemoryAuthority();
  private ResourceInstance<CertModel.Stored> cert;

  @BeforeEach
  void cert(Core core) {
    cert =
        core.using(new TestProvider<>("test", authority, new CertResource()))
            .resource(CertModel.resource());
  }

  private static Configuration config(Configuration in) {
    return in.set(CertModel.PRIVATE_KEY_PEM, "key-of-ours")
        .set(CertModel.DNS_NAMES, Set.of("a", "b"))
        .set(CertModel.VALIDITY_HOURS, 10)
        .set(CertModel.EARLY_RENEWAL_HOURS, 2);
  }

  @Test
  void aCertificateIsKeptBeforeTheTimeOfItsRenewal() {
    cert.apply(CertLifeTests::config);
    authority.pass(Duration.ofHours(7));
    assertThat(cert.plan(CertLifeTests::config).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void aCertificateIsReplacedAtTheTimeOfItsRenewal() {
    cert.apply(CertLifeTests::config);
    authority.pass(Duration.ofHours(9));
    var plan = cert.plan(CertLifeTests::config);
    assertThat(plan).hasToString("REPLACE [ready_for_renewal]");
    cert.apply(CertLifeTests::config);
    assertThat(cert.state().certPem()).startsWith("cert 2");
    assertThat(cert.state().notAfter()).isEqualTo(Instant.parse("2026-01-01T19:00:00Z"));
  }

  @Test
  void onlyTheTimeOfTheRenewalChangesInPlace() {
    cert.apply(CertLifeTests::config);
    assertThat(cert.plan(CertLifeTests::earlier).action()).isEqualTo(Action.UPDATE);
    cert.apply(CertLifeTests::earlier);
    assertThat(cert.state().certPem()).startsWith("cert 1");
    assertThat(cert.plan(in -> earlier(in).set(CertModel.VALIDITY_HOURS, 11)))
        .hasToString("REPLACE [validity_hours]");
    assertThat(cert.plan(in -> earlier(in).set(CertModel.DNS_NAMES, Set.of("b"))))
        .hasToString("REPLACE [dns_names]");
  }

  private static Configuration earlier(Configuration in) {
    return config(in).set(CertModel.EARLY_RENEWAL_HOURS, 5);
  }

  @Test
  void theKeyIsSensitive() {
    assertThat(CertModel.resource().schema().members())
        .filteredOn(one -> one.is(Trait.SENSITIVE))
        .map(Object::toString)
        .containsExactly("private_key_pem");
  }
}
