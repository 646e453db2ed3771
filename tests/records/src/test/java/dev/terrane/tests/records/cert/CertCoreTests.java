package dev.terrane.tests.records.cert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import org.junit.jupiter.api.Test;

/**
 * Steps that {@link dev.terrane.testkit.core.ResourceInstance} does not have: the warnings of a
 * successful destroy, and an import that fails.
 */
class CertCoreTests {
  private static final String CONFIG =
      "{private_key_pem = \"key-of-ours\", dns_names = [\"a\", \"b\"], validity_hours = 10}";

  private final TestInstance cert = Serving.instance(new MemoryAuthority(), new CertResource());

  @Test
  void aDestroyWarnsThatTheCertificateIsNotRevoked() {
    cert.apply(CONFIG);
    var findings = cert.destroy();
    assertThat(findings.only().summary()).isEqualTo("Certificate not revoked");
    assertThat(cert.exists()).isFalse();
  }

  @Test
  void aResourceWithoutIdentityCannotBeImported() {
    assertThat(cert.importId("x").only().isError()).isTrue();
  }
}
