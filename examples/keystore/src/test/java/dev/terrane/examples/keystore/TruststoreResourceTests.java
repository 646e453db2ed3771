package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.TestCertificates.assertFailure;
import static dev.terrane.examples.keystore.TestCertificates.at;
import static dev.terrane.examples.keystore.TestCertificates.error;
import static dev.terrane.examples.keystore.TruststoreResource.CERTIFICATES;
import static dev.terrane.examples.keystore.TruststoreResource.FINGERPRINTS;
import static dev.terrane.examples.keystore.TruststoreResource.FORMAT;
import static dev.terrane.examples.keystore.TruststoreResource.PASSWORD;
import static dev.terrane.examples.keystore.TruststoreResource.PATH;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TruststoreResourceTests {
  private static final SelfSigned ONE = TestCertificates.make("CN=one");
  private static final String PEM = Pem.write(ONE.certificate());
  private static final String OTHER = TestCertificates.pem("CN=other");

  private final TruststoreResource resource = new TruststoreResource();
  @TempDir Path directory;
  private TestCall call;
  private Path path;
  private ObjectView in;

  @BeforeEach
  void resource() {
    call = new TestCall(new Stores(directory, List.of()));
    path = directory.resolve("trust.p12");
    in =
        ObjectView.EMPTY
            .with(PATH, "trust.p12")
            .with(PASSWORD, "secret1")
            .with(FORMAT, "PKCS12")
            .with(CERTIFICATES, Map.of("one", PEM.indent(2)));
  }

  @Test
  void whatWasMadeIsReadTheSameInTheUsersSpelling() {
    var made = resource.create(call, in);
    assertThat(made.get(FINGERPRINTS))
        .isEqualTo(Map.of("one", Fingerprint.SHA256.of(ONE.certificate())));
    assertThat(call.checkpoints()).containsExactly(made);
    assertThat(resource.read(call, made)).hasValue(made);
    assertThat(call.warnings()).isEmpty();
  }

  @Test
  void aNewPasswordFormatAndContentRewriteTheFile() {
    var made = resource.create(call, in);
    var wanted =
        in.with(PASSWORD, "secret2").with(FORMAT, "JKS").with(CERTIFICATES, Map.of("b", OTHER));
    var changed = resource.update(call, made, wanted);
    assertThat(changed.get(FINGERPRINTS)).containsOnlyKeys("b");
    assertThat(resource.read(call, changed)).hasValue(changed);
  }

  @Test
  void aRemovedAndAnAddedEntryAreSeen() throws IOException {
    var made = resource.create(call, in);
    Files.write(path, Trusted.of(Map.of("b", OTHER)).store(StoreFormat.JKS, "secret1"));
    var found = resource.read(call, made).orElseThrow();
    assertThat(found.get(CERTIFICATES)).isEqualTo(Map.of("b", OTHER));
    assertThat(found.get(FORMAT)).isEqualTo("JKS");
    assertThat(found.get(FINGERPRINTS)).containsOnlyKeys("b");
  }

  @Test
  void aRemovedFileIsGoneAndDeletingItAgainIsNoFailure() {
    var made = resource.create(call, in);
    resource.delete(call, made);
    assertThat(path).doesNotExist();
    assertThat(resource.read(call, made)).isEmpty();
    resource.delete(call, made);
  }

  @Test
  void anUpdateMakesAFileAnewThatWasRemovedMeanwhile() {
    var made = resource.create(call, in);
    resource.delete(call, made);
    resource.update(call, made, in.with(PASSWORD, "secret2"));
    assertThat(path).exists();
  }

  @Test
  void aChangedPasswordIsFoundAmongThoseOfTheProvider() {
    var made = resource.create(call, in);
    resource.update(call, made, in.with(PASSWORD, "secret2"));
    assertFailure(() -> resource.read(call, made))
        .extracting(Diagnostic::path)
        .isEqualTo(at("password"));
    var knowing = new TestCall(new Stores(directory, List.of("secret2")));
    assertThat(resource.read(knowing, made).orElseThrow().get(PASSWORD)).isEqualTo("secret2");
  }

  @Test
  void anImportWithAPasswordOfTheProviderReadsAll() {
    var made = resource.create(call, in);
    var knowing = new TestCall(new Stores(directory, List.of("secret1")));
    var found = resource.read(knowing, ObjectView.EMPTY.with(PATH, "trust.p12")).orElseThrow();
    assertThat(found).isEqualTo(made.with(CERTIFICATES, Map.of("one", PEM)));
    assertThat(knowing.warnings()).isEmpty();
  }

  @Test
  void anImportWithoutAPasswordWarnsAndTheNextUpdateStillNeedsIt() {
    resource.create(call, in.with(FORMAT, "JKS"));
    var found = resource.read(call, ObjectView.EMPTY.with(PATH, "trust.p12")).orElseThrow();
    assertThat(found.get(CERTIFICATES)).isEqualTo(Map.of("one", PEM));
    assertThat(found.find(PASSWORD)).isEmpty();
    assertThat(call.warnings())
        .containsExactly(
            "Password of "
                + path
                + " is not known: So the store was read without a check, and what is encrypted in it"
                + " was not read. Add its password to passwords in the provider block to import all"
                + " of it.");
    assertFailure(() -> resource.update(call, found, in.with(PASSWORD, "wrong1")))
        .extracting(Diagnostic::path)
        .isEqualTo(at("password"));
    resource.update(call, found, in);
  }

  @Test
  void privateKeysAreNeverLost() throws Exception {
    var made = resource.create(call, in);
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
                + " certificates alone and would lose them. Move the keys to a file of their own.");
    assertFailure(() -> resource.read(call, made)).isEqualTo(refused);
    assertFailure(() -> resource.update(call, made, in)).isEqualTo(refused);
  }

  @Test
  void eachAliasWithATextThatIsNotOneCertificateIsTold() {
    var written = Map.of("Upper", PEM, "chain", PEM + OTHER, "junk", "hello", "ok", PEM);
    assertThat(findings(Value.known(written)))
        .containsExactlyInAnyOrder(
            error(
                at("certificates").key("Upper"),
                "Invalid alias",
                "Key stores do not tell upper from lower case and Java writes aliases in lower case,"
                    + " so write the alias in lower case, and not empty."),
            error(
                at("certificates").key("chain"),
                "More than one certificate",
                "The text holds 2 certificates, and an alias stands for one. Give each an alias of"
                    + " its own."),
            error(
                at("certificates").key("junk"),
                "Not a certificate",
                "The text is not a certificate in PEM form: the line -----BEGIN CERTIFICATE----- is"
                    + " missing."));
  }

  @Test
  void whatIsNotKnownYetIsNotComplainedOf() {
    assertThat(findings(Value.unknown())).isEmpty();
    assertThat(findings(Value.none())).isEmpty();
  }

  private List<Diagnostic> findings(Value<Map<String, String>> certificates) {
    var found = new ArrayList<Diagnostic>();
    resource.validate(config().with(CERTIFICATES, certificates), found::add);
    return found;
  }

  private ValueView config() {
    return Codec.values(resource.schema()).decode(Codec.objects(resource.schema()).encode(in));
  }
}
