package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.KeypairResource.ALGORITHM;
import static dev.terrane.examples.keystore.KeypairResource.ALIAS;
import static dev.terrane.examples.keystore.KeypairResource.CERTIFICATE_PEM;
import static dev.terrane.examples.keystore.KeypairResource.DNS_NAMES;
import static dev.terrane.examples.keystore.KeypairResource.FINGERPRINT;
import static dev.terrane.examples.keystore.KeypairResource.PASSWORD;
import static dev.terrane.examples.keystore.KeypairResource.PATH;
import static dev.terrane.examples.keystore.KeypairResource.SUBJECT;
import static dev.terrane.examples.keystore.KeypairResource.VALIDITY_DAYS;
import static dev.terrane.examples.keystore.TestCertificates.assertFailure;
import static dev.terrane.examples.keystore.TestCertificates.at;
import static dev.terrane.examples.keystore.TestCertificates.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.schema.ObjectView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeypairResourceTests {
  private final KeypairResource resource = new KeypairResource();
  @TempDir Path directory;
  private TestCall call;
  private Path path;
  private ObjectView in;

  @BeforeEach
  void resource() {
    call = new TestCall(new Stores(directory, List.of()));
    path = directory.resolve("key.p12");
    in =
        ObjectView.EMPTY
            .with(PATH, "key.p12")
            .with(PASSWORD, "secret1")
            .with(ALIAS, "key")
            .with(ALGORITHM, "EC-P256")
            .with(SUBJECT, "CN=localhost, O=Example")
            .with(DNS_NAMES, List.of("localhost"))
            .with(VALIDITY_DAYS, 30);
  }

  @Test
  void whatWasMadeIsReadTheSameInTheUsersSpelling() throws GeneralSecurityException {
    var made = resource.create(call, in);
    assertThat(call.checkpoints()).containsExactly(made);
    assertThat(made.get(CERTIFICATE_PEM)).startsWith("-----BEGIN CERTIFICATE-----\n");
    assertThat(resource.read(call, made)).hasValue(made);
    assertThat(call.warnings()).isEmpty();
  }

  @Test
  void aNewPasswordAndAliasKeepTheKey() throws Exception {
    var made = resource.create(call, in);
    var key = entries("secret1").getKey("key", "secret1".toCharArray());
    var wanted = in.with(PASSWORD, "secret2").with(ALIAS, "renamed");
    var changed = resource.update(call, made, wanted);
    assertThat(changed.get(FINGERPRINT)).isEqualTo(made.get(FINGERPRINT));
    assertThat(resource.read(call, changed)).hasValue(changed);
    assertThat(entries("secret2").getKey("renamed", "secret2".toCharArray())).isEqualTo(key);
  }

  @Test
  void otherEntriesSurviveAnUpdateAndTheirAliasesAreNotTaken() throws Exception {
    var made = resource.create(call, in);
    var store = entries("secret1");
    store.setCertificateEntry("ca", TestCertificates.make("CN=ca").certificate());
    Files.write(path, StoreFormat.write(store, "secret1"));
    var changed = resource.update(call, made, in.with(PASSWORD, "secret2"));
    assertThat(entries("secret2").containsAlias("ca")).isTrue();
    assertFailure(() -> resource.update(call, changed, in.with(ALIAS, "ca")))
        .isEqualTo(
            error(
                at("alias"),
                "Alias is taken",
                "There is another entry ca in " + path + ". Choose another alias."));
  }

  @Test
  void aReplacedCertificateIsSeen() throws Exception {
    var made = resource.create(call, in);
    var other = TestCertificates.make("CN=other", "a.example", "b.example");
    write(Map.of("key", other), "secret1");
    var found = resource.read(call, made).orElseThrow();
    assertThat(found.get(CERTIFICATE_PEM)).isEqualTo(Pem.write(other.certificate()));
    assertThat(found.get(SUBJECT)).isEqualTo("CN=other");
    assertThat(found.get(DNS_NAMES)).containsExactly("a.example", "b.example");
  }

  @Test
  void aRemovedFileOrAliasIsGone() throws Exception {
    var made = resource.create(call, in);
    write(Map.of("another", TestCertificates.make("CN=a")), "secret1");
    assertThat(resource.read(call, made)).isEmpty();
    resource.delete(call, made);
    assertThat(resource.read(call, made)).isEmpty();
    resource.delete(call, made);
    assertFailure(() -> resource.update(call, made, in.with(PASSWORD, "secret2")))
        .isEqualTo(
            error(
                at("path"),
                "Key store is gone",
                path
                    + " was removed since the plan was made, and its key with it. Plan again to have"
                    + " another one made."));
  }

  @Test
  void anExpiredCertificateIsWarnedOf() throws Exception {
    var made = resource.create(call, in);
    var order = new SelfSigned.Order(KeyAlgorithm.EC_P256, "CN=old", List.of(), 1);
    write(Map.of("key", SelfSigned.make(order, java.time.Instant.EPOCH)), "secret1");
    resource.read(call, made);
    assertThat(call.warnings())
        .containsExactly(
            "Certificate has expired: The certificate in "
                + path
                + " expired at 1970-01-02T00:00:00Z. To have another one made, replace this resource:"
                + " terraform apply -replace=...");
  }

  @Test
  void anImportReadsAllWithAPasswordOfTheProvider() throws GeneralSecurityException {
    var made = resource.create(call, in);
    var knowing = new TestCall(new Stores(directory, List.of("secret1")));
    assertThat(resource.read(knowing, ObjectView.EMPTY.with(PATH, "key.p12")))
        .hasValue(made.with(SUBJECT, "CN=localhost,O=Example"));
  }

  @Test
  void anImportWithoutAPasswordIsRefused() throws GeneralSecurityException {
    resource.create(call, in);
    assertFailure(() -> resource.read(call, ObjectView.EMPTY.with(PATH, "key.p12")))
        .isEqualTo(
            error(
                at("password"),
                "Password is not known",
                path
                    + " cannot be imported without its password. Add it to passwords in the provider"
                    + " block."));
  }

  @Test
  void anImportOfAStoreThatHasNotOneKeyIsRefused() throws Exception {
    var knowing = new TestCall(new Stores(directory, List.of("secret1")));
    var imported = ObjectView.EMPTY.with(PATH, "key.p12");
    write(
        Map.of("b", TestCertificates.make("CN=b"), "a", TestCertificates.make("CN=a")), "secret1");
    assertFailure(() -> resource.read(knowing, imported))
        .isEqualTo(
            error(
                at("path"),
                "Not one key",
                path
                    + " holds several private keys, under the aliases a, b. keystore_keypair manages a"
                    + " store with one; split the file."));
    write(Map.of(), "secret1");
    assertFailure(() -> resource.read(knowing, imported))
        .isEqualTo(
            error(
                at("path"),
                "Not one key",
                path + " holds no private key. Import it as keystore_truststore."));
  }

  private void write(Map<String, SelfSigned> pairs, String password) throws Exception {
    var store = StoreFormat.PKCS12.empty();
    for (var entry : pairs.entrySet()) {
      var chain = new Certificate[] {entry.getValue().certificate()};
      store.setKeyEntry(entry.getKey(), entry.getValue().key(), password.toCharArray(), chain);
    }
    Files.write(path, StoreFormat.write(store, password));
  }

  private KeyStore entries(String password) {
    var store = call.client().managed("key.p12", List.of(password)).orElseThrow();
    return store.entries();
  }
}
