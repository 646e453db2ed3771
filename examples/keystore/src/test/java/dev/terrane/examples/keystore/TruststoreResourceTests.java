package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.TestCertificates.assertFailure;
import static dev.terrane.examples.keystore.TestCertificates.at;
import static dev.terrane.examples.keystore.TestCertificates.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.examples.keystore.TruststoreModel.Config;
import dev.terrane.examples.keystore.TruststoreModel.Id;
import dev.terrane.examples.keystore.TruststoreModel.Input;
import dev.terrane.examples.keystore.TruststoreModel.Stored;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Value;
import dev.terrane.testkit.Calls;
import dev.terrane.testkit.RecordedCall;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TruststoreResourceTests {
  private static final SelfSigned ONE = TestCertificates.make("CN=one");
  private static final Map<String, X509Certificate> FIRST = Map.of("one", ONE.certificate());
  private static final Map<String, X509Certificate> OTHER =
      Map.of("b", TestCertificates.make("CN=other").certificate());
  private static final Input IN = input("secret1", FIRST, StoreFormat.PKCS12);

  private final TruststoreResource resource = new TruststoreResource();
  @TempDir Path directory;
  private RecordedCall<Stores> call;
  private Path path;

  @BeforeEach
  void stores() {
    call = Calls.with(new Stores(directory, List.of()));
    path = directory.resolve("trust.p12");
  }

  private static Input input(
      String password, Map<String, X509Certificate> certificates, StoreFormat format) {
    return new Input(new LocationModel.Input("trust.p12", password), certificates, format);
  }

  private static Stored stored(Truststore made) {
    var location = new LocationModel.Stored(made.location().path(), made.location().password());
    return new Stored(location, made.certificates(), made.format(), made.fingerprints());
  }

  @Test
  void whatWasMadeIsReadTheSame() {
    var made = resource.create(call, IN);
    assertThat(made.fingerprints())
        .isEqualTo(Map.of("one", Fingerprint.SHA256.of(ONE.certificate())));
    assertThat(resource.read(call, stored(made))).hasValue(made);
    assertThat(call.warnings()).isEmpty();
  }

  @Test
  void aNewPasswordFormatAndContentRewriteTheFile() {
    var made = resource.create(call, IN);
    var changed = resource.update(call, stored(made), input("secret2", OTHER, StoreFormat.JKS));
    assertThat(changed.fingerprints()).containsOnlyKeys("b");
    assertThat(resource.read(call, stored(changed))).hasValue(changed);
  }

  @Test
  void aRemovedAndAnAddedEntryAreSeen() throws IOException {
    var made = resource.create(call, IN);
    Files.write(path, StoreFormat.JKS.store(OTHER, "secret1"));
    var found = resource.read(call, stored(made)).orElseThrow();
    assertThat(found.certificates()).isEqualTo(OTHER);
    assertThat(found.format()).isEqualTo(StoreFormat.JKS);
    assertThat(found.fingerprints()).containsOnlyKeys("b");
  }

  @Test
  void aRemovedFileIsGoneAndDeletingItAgainIsNoFailure() {
    var made = stored(resource.create(call, IN));
    resource.delete(call, made);
    assertThat(path).doesNotExist();
    assertThat(resource.read(call, made)).isEmpty();
    resource.delete(call, made);
  }

  @Test
  void anUpdateMakesAFileAnewThatWasRemovedMeanwhile() {
    var made = stored(resource.create(call, IN));
    resource.delete(call, made);
    resource.update(call, made, input("secret2", FIRST, StoreFormat.PKCS12));
    assertThat(path).exists();
  }

  @Test
  void aChangedPasswordIsFoundAmongThoseOfTheProvider() {
    var made = stored(resource.create(call, IN));
    resource.update(call, made, input("secret2", FIRST, StoreFormat.PKCS12));
    assertFailure(() -> resource.read(call, made))
        .extracting(Diagnostic::path)
        .isEqualTo(at("password"));
    var found = resource.read(knowing("secret2"), made).orElseThrow();
    assertThat(found.location().password()).isEqualTo("secret2");
  }

  @Test
  void anImportNeedsAPasswordOfTheProvider() {
    var made = resource.create(call, IN);
    var id = new Id("trust.p12");
    var imported = new Stored(new LocationModel.Stored("trust.p12", null), null, null, null);
    assertThat(resource.find(knowing("secret1"), id)).hasValue(made);
    assertThat(resource.read(knowing("secret1"), imported)).hasValue(made);
    var refused =
        error(
            at("password"),
            "Password is not known",
            path
                + " cannot be imported without its password. Add it to passwords in the provider"
                + " block.");
    assertFailure(() -> resource.find(call, id)).isEqualTo(refused);
    assertFailure(() -> resource.read(call, imported)).isEqualTo(refused);
  }

  private RecordedCall<Stores> knowing(String password) {
    return Calls.with(new Stores(directory, List.of(password)));
  }

  @Test
  void privateKeysAreNeverLost() throws Exception {
    var made = stored(resource.create(call, IN));
    var store = StoreFormat.PKCS12.empty();
    var chain = new java.security.cert.Certificate[] {ONE.certificate()};
    store.setKeyEntry("mine", ONE.key(), "secret1".toCharArray(), chain);
    Files.write(path, StoreFormat.write(store, "secret1"));
    var refused =
        error(
            at("path"),
            "Store holds private keys",
            path
                + " holds private keys, under the aliases mine. keystore_truststore manages"
                + " only certificates and would lose the keys. Move the keys to another file.");
    assertFailure(() -> resource.read(call, made)).isEqualTo(refused);
    assertFailure(() -> resource.update(call, made, IN)).isEqualTo(refused);
  }

  @Test
  void anAliasThatIsNotInLowerCaseIsReportedAtItsKey() {
    var written = Map.of("Upper", ONE.certificate(), "ok", ONE.certificate());
    assertThat(findings(Value.known(written)))
        .containsExactly(
            error(
                at("certificates").key("Upper"),
                "Invalid alias",
                "Key stores do not distinguish upper and lower case and Java writes aliases in lower case,"
                    + " so write the alias in lower case, and not empty."));
    assertThat(findings(Value.known(Map.of("", ONE.certificate()))))
        .singleElement()
        .returns(at("certificates").key(""), Diagnostic::path);
  }

  @Test
  void anEmptyTrustStoreIsRefused() {
    assertThat(findings(Value.known(Map.of())))
        .containsExactly(
            error(
                at("certificates"),
                "No certificate",
                "A trust store without a certificate trusts no server. Add at least one."));
  }

  @Test
  void whatIsNotKnownYetIsNotComplainedOf() {
    assertThat(findings(Value.unknown())).isEmpty();
    assertThat(findings(Value.none())).isEmpty();
  }

  private List<Diagnostic> findings(Value<Map<String, X509Certificate>> certificates) {
    var location = new LocationModel.Config(Value.known("trust.p12"), Value.known("secret1"));
    var findings = Calls.findings();
    resource.validate(
        new Config(location, certificates, Value.known(StoreFormat.PKCS12)), findings);
    return findings.all();
  }
}
