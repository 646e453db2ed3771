package dev.terrane.examples.keystore;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.List;
import javax.security.auth.x500.X500Principal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SelfSignedTests {
  @ParameterizedTest
  @EnumSource
  void signsItselfWithEachKindOfKey(KeyAlgorithm algorithm) throws GeneralSecurityException {
    var order = new SelfSigned.Order(algorithm, new X500Principal("CN=localhost"), List.of(), 1);
    var certificate = SelfSigned.make(order, TestCertificates.NOW).certificate();
    certificate.verify(certificate.getPublicKey());
    assertThat(KeyAlgorithm.describe(certificate.getPublicKey())).isEqualTo(algorithm.label());
    assertThat(KeyAlgorithm.labelled(algorithm.label())).contains(algorithm);
  }

  @Test
  void saysWhatWasOrdered() {
    var pair = TestCertificates.make("CN=localhost,O=Example", "localhost", "*.example.com");
    var facts = Certificate.Facts.of(pair.certificate());
    assertThat(facts.subject()).isEqualTo("CN=localhost,O=Example");
    assertThat(facts.issuer()).isEqualTo(facts.subject());
    assertThat(facts.dnsNames()).containsExactly("localhost", "*.example.com");
    assertThat(facts.ipAddresses()).isEmpty();
    assertThat(facts.notBefore()).isEqualTo(Instant.parse("2026-01-02T03:04:05Z"));
    assertThat(facts.notAfter()).isEqualTo(Instant.parse("2026-02-01T03:04:05Z"));
  }

  @Test
  void givesEachCertificateANumberOfItsOwn() {
    var one = TestCertificates.make("CN=a").certificate().getSerialNumber();
    var other = TestCertificates.make("CN=a").certificate().getSerialNumber();
    assertThat(one).isPositive().isNotEqualTo(other);
    assertThat(one.bitLength()).isLessThanOrEqualTo(159);
  }
}
