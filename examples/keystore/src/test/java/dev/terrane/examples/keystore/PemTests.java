package dev.terrane.examples.keystore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.cert.CertificateException;
import org.junit.jupiter.api.Test;

class PemTests {
  private static final SelfSigned ONE = TestCertificates.make("CN=one");
  private static final Pem CONVERTER = new Pem();
  private static final String PEM = CONVERTER.write(ONE.certificate());

  @Test
  void comesBackAsItWasWritten() throws CertificateException {
    assertThat(Pem.all(PEM)).containsExactly(ONE.certificate());
  }

  @Test
  void readsAllCertificatesOfAChainInOrder() throws CertificateException {
    var other = TestCertificates.make("CN=other").certificate();
    assertThat(Pem.all(PEM + CONVERTER.write(other))).containsExactly(ONE.certificate(), other);
  }

  @Test
  void doesNotMindWhatStandsAroundNorHowLinesEnd() throws CertificateException {
    var decorated =
        "subject=CN=one\n" + PEM + "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n";
    assertThat(Pem.all(decorated)).containsExactly(ONE.certificate());
    assertThat(Pem.all(PEM.replace("\n", "\r\n"))).containsExactly(ONE.certificate());
    assertThat(Pem.all(PEM.strip().indent(4))).containsExactly(ONE.certificate());
  }

  @Test
  void saysWhatIsWrongWithADamagedText() {
    assertReason("", "the line -----BEGIN CERTIFICATE----- is missing");
    assertReason(
        PEM.substring(0, PEM.length() / 2), "the line -----END CERTIFICATE----- is missing");
    assertReason(PEM.replaceFirst("\nMI", "\n!!"), "the text between BEGIN and END is not Base64");
    assertReason(
        "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----",
        "the text between BEGIN and END is not a certificate");
  }

  @Test
  void aPlaceForOneCertificateTakesNeitherNoneNorTwo() {
    assertThat(CONVERTER.read(PEM)).isEqualTo(ONE.certificate());
    assertThatThrownBy(() -> CONVERTER.read(PEM + PEM))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the text contains 2 certificates; use a separate entry for each");
    assertThatThrownBy(() -> CONVERTER.read("hello"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the text is not a certificate in PEM form: the line -----BEGIN CERTIFICATE----- is"
                + " missing");
  }

  private static void assertReason(String text, String reason) {
    assertThatThrownBy(() -> Pem.all(text))
        .isInstanceOf(CertificateException.class)
        .hasMessage(reason);
  }
}
