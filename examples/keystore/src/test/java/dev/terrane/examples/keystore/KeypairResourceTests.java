package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.TestCertificates.assertFailure;
import static dev.terrane.examples.keystore.TestCertificates.at;
import static dev.terrane.examples.keystore.TestCertificates.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyPath;
import dev.terrane.examples.keystore.KeypairModel.Id;
import dev.terrane.examples.keystore.KeypairModel.Input;
import dev.terrane.examples.keystore.KeypairModel.Stored;
import dev.terrane.provider.Diagnostic;
import dev.terrane.testkit.Calls;
import dev.terrane.testkit.RecordedCall;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.security.auth.x500.X500Principal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeypairResourceTests {
  private static final Input IN = input("secret1", "key");
  private static final Id ID = new Id("key.p12");
  private static final Stored IMPORTED =
      new Stored(
          new LocationModel.Stored("key.p12", null),
          null,
          null,
          null,
          null,
          null,
          null,
          null,
          null,
          null);

  private final KeypairResource resource = new KeypairResource();
  @TempDir Path directory;
  private RecordedCall<Stores> call;
  private Path path;

  @BeforeEach
  void stores() {
    call = Calls.with(new Stores(directory, List.of()));
    path = directory.resolve("key.p12");
  }

  private static Input input(String password, String alias) {
    return new Input(
        new LocationModel.Input("key.p12", password),
        alias,
        "EC-P256",
        new X500Principal("CN=localhost, O=Example"),
        List.of("localhost"),
        30);
  }

  private static Stored stored(Keypair made) {
    return new Stored(
        new LocationModel.Stored(made.location().path(), made.location().password()),
        made.alias(),
        made.algorithm(),
        made.subject(),
        made.dnsNames(),
        made.validityDays(),
        made.certificatePem(),
        made.fingerprint(),
        made.serialNumber(),
        made.notAfter());
  }

  @Test
  void whatWasMadeIsReadTheSame() throws GeneralSecurityException {
    var made = resource.create(call, IN);
    assertThat(made.fingerprint()).isEqualTo(Fingerprint.SHA256.of(made.certificatePem()));
    assertThat(made.serialNumber()).isEqualTo(made.certificatePem().getSerialNumber().toString(16));
    assertThat(made.notAfter()).isEqualTo(made.certificatePem().getNotAfter().toInstant());
    assertThat(resource.read(call, stored(made))).hasValue(made);
    assertThat(call.warnings()).isEmpty();
  }

  @Test
  void aNewPasswordAndAliasKeepTheKey() throws Exception {
    var made = resource.create(call, IN);
    var key = entries("secret1").getKey("key", "secret1".toCharArray());
    var changed = resource.update(call, stored(made), input("secret2", "renamed"));
    assertThat(changed.certificatePem()).isEqualTo(made.certificatePem());
    assertThat(resource.read(call, stored(changed))).hasValue(changed);
    assertThat(entries("secret2").getKey("renamed", "secret2".toCharArray())).isEqualTo(key);
  }

  @Test
  void otherEntriesSurviveAnUpdateAndTheirAliasesAreNotTaken() throws Exception {
    var made = resource.create(call, IN);
    var store = entries("secret1");
    store.setCertificateEntry("ca", TestCertificates.make("CN=ca").certificate());
    Files.write(path, StoreFormat.write(store, "secret1"));
    var changed = resource.update(call, stored(made), input("secret2", "key"));
    assertThat(entries("secret2").containsAlias("ca")).isTrue();
    assertFailure(() -> resource.update(call, stored(changed), input("secret2", "ca")))
        .isEqualTo(
            error(
                at("alias"),
                "Alias is taken",
                "There is another entry ca in " + path + ". Choose another alias."));
  }

  @Test
  void aReplacedCertificateIsSeen() throws Exception {
    var made = resource.create(call, IN);
    var other = TestCertificates.make("CN=other", "a.example", "b.example");
    write(Map.of("key", other), "secret1");
    var found = resource.read(call, stored(made)).orElseThrow();
    assertThat(found.certificatePem()).isEqualTo(other.certificate());
    assertThat(found.subject()).isEqualTo(new X500Principal("CN=other"));
    assertThat(found.dnsNames()).containsExactly("a.example", "b.example");
  }

  @Test
  void aRemovedFileOrAliasIsGone() throws Exception {
    var made = stored(resource.create(call, IN));
    write(Map.of("another", TestCertificates.make("CN=a")), "secret1");
    assertThat(resource.read(call, made)).isEmpty();
    resource.delete(call, made);
    assertThat(resource.read(call, made)).isEmpty();
    resource.delete(call, made);
    assertFailure(() -> resource.update(call, made, input("secret2", "key")))
        .isEqualTo(
            error(
                at("path"),
                "Key store does not exist",
                path
                    + " was removed after the plan, with its key. Plan again to create"
                    + " another one."));
  }

  @Test
  void anExpiredCertificateIsWarnedOf() throws Exception {
    var made = resource.create(call, IN);
    var order =
        new SelfSigned.Order(KeyAlgorithm.EC_P256, new X500Principal("CN=old"), List.of(), 1);
    write(Map.of("key", SelfSigned.make(order, Instant.EPOCH)), "secret1");
    resource.read(call, stored(made));
    assertThat(call.warnings())
        .containsExactly(
            Diagnostic.warning(
                CtyPath.ROOT,
                "Certificate has expired",
                "The certificate in "
                    + path
                    + " expired at 1970-01-02T00:00:00Z. To create another one, replace this"
                    + " resource: terraform apply -replace=..."));
  }

  @Test
  void anImportNeedsAPasswordOfTheProvider() throws GeneralSecurityException {
    var made = resource.create(call, IN);
    assertThat(resource.find(knowing(), ID)).hasValue(made);
    assertThat(resource.read(knowing(), IMPORTED)).hasValue(made);
    assertFailure(() -> resource.read(call, IMPORTED))
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
    write(
        Map.of("b", TestCertificates.make("CN=b"), "a", TestCertificates.make("CN=a")), "secret1");
    assertFailure(() -> resource.find(knowing(), ID))
        .isEqualTo(
            error(
                at("path"),
                "Not one key",
                path
                    + " holds several private keys, under the aliases a, b. keystore_keypair manages a"
                    + " store with one; split the file."));
    write(Map.of(), "secret1");
    assertFailure(() -> resource.read(knowing(), IMPORTED))
        .isEqualTo(
            error(
                at("path"),
                "Not one key",
                path + " holds no private key. Import it as keystore_truststore."));
  }

  private RecordedCall<Stores> knowing() {
    return Calls.with(new Stores(directory, List.of("secret1")));
  }

  private void write(Map<String, SelfSigned> pairs, String password) throws Exception {
    var store = StoreFormat.PKCS12.empty();
    for (var entry : pairs.entrySet()) {
      var chain = new X509Certificate[] {entry.getValue().certificate()};
      store.setKeyEntry(entry.getKey(), entry.getValue().key(), password.toCharArray(), chain);
    }
    Files.write(path, StoreFormat.write(store, password));
  }

  private KeyStore entries(String password) {
    return call.client().managed("key.p12", password).orElseThrow().entries();
  }
}
