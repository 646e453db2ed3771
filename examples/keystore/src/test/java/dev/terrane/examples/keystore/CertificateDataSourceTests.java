package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.CertificateDataSource.ALIAS;
import static dev.terrane.examples.keystore.CertificateDataSource.PASSWORD;
import static dev.terrane.examples.keystore.CertificateDataSource.PATH;
import static dev.terrane.examples.keystore.CertificateDataSource.PEM;
import static dev.terrane.examples.keystore.TestCertificates.assertFailure;
import static dev.terrane.examples.keystore.TestCertificates.at;
import static dev.terrane.examples.keystore.TestCertificates.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CertificateDataSourceTests {
  private static final SelfSigned ONE = TestCertificates.make("CN=one,O=Example", "one.example");
  private static final String TEXT = Pem.write(ONE.certificate());

  private final CertificateDataSource source = new CertificateDataSource();
  @TempDir Path directory;
  private TestCall call;
  private Path path;

  @BeforeEach
  void store() throws IOException {
    call = new TestCall(new Stores(directory, List.of()));
    path = directory.resolve("a.p12");
    Files.write(path, Trusted.of(Map.of("one", TEXT)).store(StoreFormat.PKCS12, "secret1"));
  }

  @Test
  void aTextAndAnAliasOfTheSameCertificateSayTheSame() {
    var byText = source.read(call, ObjectView.EMPTY.with(PEM, TEXT));
    var byAlias = source.read(call, stored("secret1", "one"));
    assertThat(byText.get(CertificateDataSource.SUBJECT)).isEqualTo("CN=one,O=Example");
    assertThat(byText.get(CertificateDataSource.ISSUER)).isEqualTo("CN=one,O=Example");
    assertThat(byText.get(CertificateDataSource.NOT_BEFORE)).isEqualTo("2026-01-02T03:04:05Z");
    assertThat(byText.get(CertificateDataSource.NOT_AFTER)).isEqualTo("2026-02-01T03:04:05Z");
    assertThat(byText.get(CertificateDataSource.DNS_NAMES)).containsExactly("one.example");
    assertThat(byText.get(CertificateDataSource.SHA1)).matches("([0-9A-F]{2}:){19}[0-9A-F]{2}");
    assertThat(byText.get(CertificateDataSource.SHA256)).matches("([0-9A-F]{2}:){31}[0-9A-F]{2}");
    assertThat(byAlias.without(PATH).without(ALIAS).without(PASSWORD))
        .isEqualTo(byText.without(PEM));
  }

  @Test
  void ofAChainTheFirstIsDescribed() {
    var chain = TEXT + TestCertificates.pem("CN=ca");
    assertThat(
            source.read(call, ObjectView.EMPTY.with(PEM, chain)).get(CertificateDataSource.SUBJECT))
        .isEqualTo("CN=one,O=Example");
  }

  @Test
  void aTextThatIsNoCertificateIsToldAtPem() {
    assertFailure(() -> source.read(call, ObjectView.EMPTY.with(PEM, "hello")))
        .isEqualTo(
            error(
                at("pem"),
                "Not a certificate",
                "The text is not a certificate in PEM form: the line -----BEGIN CERTIFICATE----- is"
                    + " missing."));
  }

  @Test
  void aMissingAliasIsToldWithThoseThatExist() {
    assertFailure(() -> source.read(call, stored("secret1", "two")))
        .isEqualTo(
            error(
                at("alias"),
                "No such alias",
                path + " has no certificate under the alias two. It has: one."));
  }

  @Test
  void aWrongPasswordIsToldAtThePassword() {
    assertFailure(() -> source.read(call, stored("wrong1", "one")))
        .isEqualTo(
            error(
                at("password"),
                "Wrong password",
                path + " does not open with this password. Write the password of the file."));
  }

  @Test
  void aMissingFileIsToldAtThePath() throws IOException {
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
    assertThat(findings(Map.of()))
        .containsExactly(
            error(
                CtyPath.ROOT,
                "Missing pem or path",
                "Write pem for a certificate as text, or path, alias and password for one in a key"
                    + " store."));
    var both = error(at("path"), "Not both", "Write either pem or path, not both.");
    assertThat(findings(Map.of("pem", Value.known(TEXT), "path", Value.known("a")))).contains(both);
    assertFailure(() -> source.read(call, stored("secret1", "one").with(PEM, TEXT)))
        .isEqualTo(both);
  }

  @Test
  void aPathNeedsItsCompanionsAndPemHasNone() {
    assertThat(findings(Map.of("path", Value.known("a"))))
        .containsExactly(
            error(
                at("alias"),
                "Missing alias",
                "A certificate in a key store is named by path, alias and password. Write alias."),
            error(
                at("password"),
                "Missing password",
                "A certificate in a key store is named by path, alias and password. Write"
                    + " password."));
    assertThat(findings(Map.of("pem", Value.known(TEXT), "alias", Value.known("a"))))
        .containsExactly(
            error(
                at("alias"),
                "Not with pem",
                "alias belongs to path. Leave it out, or write path instead of pem."));
  }

  @Test
  void whatIsNotKnownYetMayStillBeRight() {
    assertThat(findings(Map.of("pem", Value.unknown()))).isEmpty();
    assertThat(findings(Map.of("pem", Value.unknown(), "path", Value.unknown()))).isEmpty();
    assertThat(findings(Map.of("path", Value.unknown(), "alias", Value.known("a")))).isEmpty();
  }

  private static ObjectView stored(String password, String alias) {
    return ObjectView.EMPTY.with(PATH, "a.p12").with(PASSWORD, password).with(ALIAS, alias);
  }

  private List<Diagnostic> findings(Map<String, Value<String>> written) {
    var config =
        Codec.values(source.schema())
            .decode(Codec.objects(source.schema()).encode(ObjectView.EMPTY));
    for (var attribute : List.of(PEM, PATH, ALIAS, PASSWORD)) {
      config = config.with(attribute, written.getOrDefault(attribute.name(), Value.none()));
    }
    var found = new ArrayList<Diagnostic>();
    source.validate(config, found::add);
    return found;
  }
}
