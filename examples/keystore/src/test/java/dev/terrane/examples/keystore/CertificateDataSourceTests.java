package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.TestCertificates.assertFailure;
import static dev.terrane.examples.keystore.TestCertificates.at;
import static dev.terrane.examples.keystore.TestCertificates.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.examples.keystore.CertificateModel.Input;
import dev.terrane.testkit.Calls;
import dev.terrane.testkit.RecordedCall;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CertificateDataSourceTests {
  private static final SelfSigned ONE = TestCertificates.make("CN=one,O=Example", "one.example");
  private static final String TEXT = new Pem().write(ONE.certificate());

  private final CertificateDataSource source = new CertificateDataSource();
  @TempDir Path directory;
  private RecordedCall<Stores> call;
  private Path path;

  @BeforeEach
  void store() throws IOException {
    call = Calls.with(new Stores(directory, List.of()));
    path = directory.resolve("a.p12");
    var store = StoreFormat.PKCS12.store(Map.of("one", ONE.certificate()), "secret1");
    Files.write(path, store);
  }

  @Test
  void aTextAndAnAliasOfTheSameCertificateSayTheSame() {
    var byText = source.read(call, text(TEXT)).facts();
    assertThat(byText.subject()).isEqualTo("CN=one,O=Example");
    assertThat(byText.issuer()).isEqualTo("CN=one,O=Example");
    assertThat(byText.notBefore()).isEqualTo(Instant.parse("2026-01-02T03:04:05Z"));
    assertThat(byText.notAfter()).isEqualTo(Instant.parse("2026-02-01T03:04:05Z"));
    assertThat(byText.dnsNames()).containsExactly("one.example");
    assertThat(byText.sha1Fingerprint()).matches("([0-9A-F]{2}:){19}[0-9A-F]{2}");
    assertThat(byText.sha256Fingerprint()).matches("([0-9A-F]{2}:){31}[0-9A-F]{2}");
    assertThat(source.read(call, stored("secret1", "one")))
        .isEqualTo(new Certificate(null, "a.p12", "one", "secret1", byText));
  }

  @Test
  void ofAChainTheFirstIsDescribed() {
    var chain = TEXT + TestCertificates.pem("CN=ca");
    assertThat(source.read(call, text(chain)).facts().subject()).isEqualTo("CN=one,O=Example");
  }

  @Test
  void aTextThatIsNoCertificateIsReportedAtPem() {
    assertFailure(() -> source.read(call, text("hello")))
        .isEqualTo(
            error(
                at("pem"),
                "Not a certificate",
                "The text is not a certificate in PEM form: the line -----BEGIN CERTIFICATE----- is"
                    + " missing."));
  }

  @Test
  void aMissingAliasIsReportedWithThoseThatExist() {
    assertFailure(() -> source.read(call, stored("secret1", "two")))
        .isEqualTo(
            error(
                at("alias"),
                "No such alias",
                path + " has no certificate under the alias two. It has: one."));
  }

  @Test
  void aWrongPasswordIsReportedAtThePassword() {
    assertFailure(() -> source.read(call, stored("wrong1", "one")))
        .isEqualTo(
            error(
                at("password"),
                "Wrong password",
                path + " does not open with this password. Write the password of the file."));
  }

  @Test
  void aMissingFileIsReportedAtThePath() throws IOException {
    Files.delete(path);
    assertFailure(() -> source.read(call, stored("secret1", "one")))
        .isEqualTo(
            error(
                at("path"),
                "No such file",
                path + " does not exist. Check the path and the provider's root."));
  }

  private static Input input(
      @Nullable String pem,
      @Nullable String path,
      @Nullable String alias,
      @Nullable String password) {
    return new Input(pem, path, alias, password, new CertificateModel.FactsInput());
  }

  private static Input text(String pem) {
    return input(pem, null, null, null);
  }

  private static Input stored(String password, String alias) {
    return input(null, "a.p12", alias, password);
  }
}
