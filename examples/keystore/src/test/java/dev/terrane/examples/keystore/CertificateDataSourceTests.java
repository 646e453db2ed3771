package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.TestCertificates.assertFailure;
import static dev.terrane.examples.keystore.TestCertificates.at;
import static dev.terrane.examples.keystore.TestCertificates.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyPath;
import dev.terrane.examples.keystore.CertificateModel.Config;
import dev.terrane.examples.keystore.CertificateModel.Input;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Value;
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
  private static final Value<String> NONE = Value.none();
  private static final Value<String> UNKNOWN = Value.unknown();

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

  @Test
  void pemOrPathIsWantedAndNotBoth() {
    var neither =
        error(
            CtyPath.ROOT,
            "Missing pem or path",
            "Write pem for a certificate as text, or path, alias and password for one in a key"
                + " store.");
    var both = error(at("path"), "Not both", "Write either pem or path, not both.");
    assertThat(findings(config(NONE, NONE, NONE, NONE))).containsExactly(neither);
    assertThat(findings(config(written(TEXT), written("a"), NONE, NONE))).contains(both);
    assertFailure(() -> source.read(call, input(null, null, null, null))).isEqualTo(neither);
    assertFailure(() -> source.read(call, input(TEXT, "a.p12", "one", "secret1"))).isEqualTo(both);
  }

  @Test
  void aPathNeedsItsCompanionsAndPemHasNone() {
    var alias =
        error(
            at("alias"),
            "Missing alias",
            "A certificate in a key store is named by path, alias and password. Write alias.");
    assertThat(findings(config(NONE, written("a"), NONE, NONE)))
        .containsExactly(
            alias,
            error(
                at("password"),
                "Missing password",
                "A certificate in a key store is named by path, alias and password. Write"
                    + " password."));
    assertFailure(() -> source.read(call, input(null, "a.p12", null, "secret1"))).isEqualTo(alias);
    assertThat(findings(config(written(TEXT), NONE, written("a"), NONE)))
        .containsExactly(
            error(
                at("alias"),
                "Not with pem",
                "alias belongs to path. Leave it out, or write path instead of pem."));
  }

  @Test
  void whatIsNotKnownYetMayStillBeRight() {
    assertThat(findings(config(UNKNOWN, NONE, NONE, NONE))).isEmpty();
    assertThat(findings(config(UNKNOWN, UNKNOWN, NONE, NONE))).isEmpty();
    assertThat(findings(config(NONE, UNKNOWN, written("a"), NONE))).isEmpty();
  }

  private static Value<String> written(String text) {
    return Value.known(text);
  }

  private static Config config(
      Value<String> pem, Value<String> path, Value<String> alias, Value<String> password) {
    return new Config(pem, path, alias, password, new CertificateModel.FactsConfig());
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

  private List<Diagnostic> findings(Config config) {
    var findings = Calls.findings();
    source.validate(config, findings);
    return findings.all();
  }
}
