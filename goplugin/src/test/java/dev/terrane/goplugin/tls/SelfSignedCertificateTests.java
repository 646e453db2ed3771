package dev.terrane.goplugin.tls;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelfSignedCertificateTests {
  @RepeatedTest(20)
  void theServersCertificateIsSignedByItsOwnKey() throws Exception {
    var certificate = SelfSignedCertificate.server().certificate();

    certificate.verify(certificate.getPublicKey());
    certificate.checkValidity();
    assertThat(MutualTls.parsePem(SelfSignedCertificate.server().pem())).isNotNull();
  }

  @Test
  void theServersCertificateIsForLocalhostOnP384() throws Exception {
    var certificate = SelfSignedCertificate.server().certificate();

    assertThat(certificate.getSubjectAlternativeNames())
        .containsExactly(List.<Object>of(2, "localhost"));
    assertThat(bits(certificate.getPublicKey())).isEqualTo(384);
    assertThat(certificate.getSigAlgName()).isEqualTo("SHA384withECDSA");
    assertThat(certificate.getVersion()).isEqualTo(3);
  }

  @Test
  void theServersCertificateLimitsNoUse() throws Exception {
    var certificate = SelfSignedCertificate.server().certificate();

    assertThat(certificate.getExtendedKeyUsage()).isNull();
    assertThat(certificate.getKeyUsage()).isNull();
    assertThat(certificate.getBasicConstraints()).isEqualTo(-1);
  }

  @Test
  void theHostsCertificateIsThatOfGoPlugin() throws Exception {
    var certificate = SelfSignedCertificate.client().certificate();

    certificate.verify(certificate.getPublicKey());
    assertThat(bits(certificate.getPublicKey())).isEqualTo(521);
    assertThat(certificate.getSigAlgName()).isEqualTo("SHA512withECDSA");
    assertThat(certificate.getSubjectX500Principal().getName())
        .isEqualTo("CN=localhost,O=HashiCorp");
    assertThat(certificate.getIssuerX500Principal())
        .isEqualTo(certificate.getSubjectX500Principal());
    assertThat(certificate.getBasicConstraints()).isEqualTo(Integer.MAX_VALUE);
    assertThat(certificate.getKeyUsage())
        .containsExactly(true, false, true, false, true, true, false, false, false);
    assertThat(certificate.getExtendedKeyUsage())
        .containsExactly("1.3.6.1.5.5.7.3.2", "1.3.6.1.5.5.7.3.1");
    assertThat(certificate.getSubjectAlternativeNames())
        .containsExactly(List.<Object>of(2, "localhost"));
    assertThat(certificate.getExtensionValue("2.5.29.14")).isNotNull();
    assertThat(certificate.getCriticalExtensionOIDs())
        .containsExactlyInAnyOrder("2.5.29.15", "2.5.29.19");
  }

  @Test
  void certificatesAreValidFromHalfAMinuteAgoForThirtyYears() {
    var certificate = SelfSignedCertificate.server().certificate();

    assertThat(certificate.getNotBefore().toInstant()).isBefore(Instant.now());
    var validity =
        Duration.between(
            certificate.getNotBefore().toInstant(), certificate.getNotAfter().toInstant());
    assertThat(validity).isEqualTo(Duration.ofHours(262_980).plusSeconds(30));
    assertThat(certificate.getSerialNumber()).isPositive();
  }

  @Test
  void twoLaunchesShareNothing() {
    var one = SelfSignedCertificate.server();
    var other = SelfSignedCertificate.server();

    assertThat(one.certificate().getSerialNumber())
        .isNotEqualTo(other.certificate().getSerialNumber());
    assertThat(one.key()).isNotEqualTo(other.key());
    assertThat(one.toString()).doesNotContain("Key");
  }

  @ParameterizedTest
  @CsvSource({"2049-12-31T23:59:59Z,17", "2050-01-01T00:00:00Z,18"})
  void timesFrom2050OnHaveFourDigitYears(Instant time, String tag) {
    assertThat(DerWriter.time(time)[0]).isEqualTo(Byte.parseByte(tag, 16));
  }

  @ParameterizedTest
  @CsvSource({"127,2", "128,3", "255,3", "256,4", "65535,4", "65536,5"})
  void lengthsTakeAsFewBytesAsTheyNeed(int length, int header) {
    assertThat(DerWriter.octets(new byte[length])).hasSize(length + header);
  }

  @Test
  void positiveIntegersStayPositive() {
    assertThat(DerWriter.integer(BigInteger.valueOf(128))).containsExactly(2, 2, 0, -128);
  }

  private static int bits(PublicKey key) {
    return ((ECPublicKey) key).getParams().getCurve().getField().getFieldSize();
  }
}
