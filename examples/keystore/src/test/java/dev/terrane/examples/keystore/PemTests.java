package dev.terrane.examples.keystore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.cert.CertificateException;
import org.junit.jupiter.api.Test;

class PemTests {
  private static final SelfSigned ONE = TestCertificates.make("CN=one");
  private static final String PEM = Pem.write(ONE.certificate());

  @Test
  void comesBackAsItWasWritten() throws CertificateException {
    assertThat(Pem.read(PEM)).containsExactly(ONE.certificate());
  }

  @Test
  void readsAllCertificatesOfAChainInOrder() throws CertificateException {
    var other = TestCertificates.make("CN=other").certificate();
    assertThat(Pem.read(PEM + Pem.write(other))).containsExactly(ONE.certificate(), other);
  }

  @Test
  void doesNotMindWhatStandsAroundNorHowLinesEnd() throws CertificateException {
    var decorated =
        "subject=CN=one\n" + PEM + "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n";
    assertThat(Pem.read(decorated)).containsExactly(ONE.certificate());
    assertThat(Pem.read(PEM.replace("\n", "\r\n"))).containsExactly(ONE.certificate());
    assertThat(Pem.read(PEM.strip().indent(4))).containsExactly(ONE.certificate());
  }

  @Test
  void saysWhatIsWrongWithADamagedText() {
    assertReason("", "the line -----BEGIN CERTIFICATE----- is missing");
    assertReason(
        PEM.substring(0, PEM.length() / 2), "the line -----END CERTIFICATE----- is missing");
    assertReason(PEM.replaceFirst("\nMI", "\n!!"), "what stands between its lines is not Base64");
    assertReason(
        "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----",
        "what stands between its lines is not a certificate");
  }

  private static void assertReason(String text, String reason) {
    assertThatThrownBy(() -> Pem.read(text))
        .isInstanceOf(CertificateException.class)
        .hasMessage(reason);
  }
}
