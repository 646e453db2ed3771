package dev.terrane.examples.keystore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Diagnostic;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.testkit.junit.Needs;
import dev.terrane.testkit.junit.ProviderTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Trust stores as Terraform creates, plans, imports and destroys them. */
@ProviderTest(KeystoreProviderType.class)
class TruststoreLifeTests {
  private static final Map<String, X509Certificate> ONE =
      Map.of("one", TestCertificates.make("CN=one").certificate());
  private static final Map<String, X509Certificate> TWO =
      Map.of("two", TestCertificates.make("CN=two").certificate());

  @TempDir Path dir;
  private ResourceInstance<TruststoreModel.Stored> store;

  @BeforeEach
  void store(Core core) {
    store =
        core.configured(in ->
                in.set(KeystoreConfigModel.ROOT, dir.toString())
                    .set(KeystoreConfigModel.PASSWORDS, List.of("secret1")))
            .resource(TruststoreModel.resource());
  }

  private static Configuration trusting(
      Configuration in, Map<String, X509Certificate> certificates) {
    return in.set(LocationModel.PATH, "trust.p12")
        .set(LocationModel.PASSWORD, "secret1")
        .set(TruststoreModel.CERTIFICATES, certificates);
  }

  @Test
  void aTrustStoreIsCreatedChangedImportedAndDestroyed() {
    store.apply(in -> trusting(in, ONE)).importsById("trust.p12");
    assertThat(store.state().fingerprints()).containsOnlyKeys("one");
    store.apply(in -> trusting(in, TWO)).importsById("trust.p12");
    assertThat(store.state().fingerprints()).containsOnlyKeys("two");
    store.destroy();
    assertThat(dir).isEmptyDirectory();
  }

  @Test
  @Needs(CliFeature.RESOURCE_IDENTITY)
  void aTrustStoreIsImportedByItsIdentity() {
    store.apply(in -> trusting(in, ONE)).importsByIdentity();
  }

  @Test
  void fingerprintsAreKnownInThePlanIfTheCertificatesAre() {
    assertThat(store.plan(in -> trusting(in, ONE)).isUnknown(TruststoreModel.FINGERPRINTS))
        .isFalse();
    var unknown = store.plan(in -> trusting(in, ONE).unknown(TruststoreModel.CERTIFICATES));
    assertThat(unknown.isUnknown(TruststoreModel.FINGERPRINTS)).isTrue();
  }

  @Test
  void anotherPathIsAnotherFile() {
    store.apply(in -> trusting(in, ONE));
    var plan = store.plan(in -> trusting(in, ONE).set(LocationModel.PATH, "other.p12"));
    assertThat(plan.action()).isEqualTo(Action.REPLACE);
    assertThat(plan.isReplacedBecauseOf(LocationModel.PATH)).isTrue();
  }

  @Test
  void aFileThatWasRemovedIsCreatedAgain() throws IOException {
    store.apply(in -> trusting(in, ONE));
    Files.delete(dir.resolve("trust.p12"));
    assertThat(store.plan(in -> trusting(in, ONE)).action()).isEqualTo(Action.CREATE);
    store.apply(in -> trusting(in, ONE));
    assertThat(dir.resolve("trust.p12")).exists();
  }

  @Test
  void aFileOfSomebodyElseIsNotTakenOver() throws IOException {
    Files.writeString(dir.resolve("trust.p12"), "mine");
    assertThat(store.applyFails(in -> trusting(in, ONE)))
        .extracting(Diagnostic::summary)
        .containsExactly("File exists already");
    assertThat(store.exists()).isFalse();
    assertThat(dir.resolve("trust.p12")).hasContent("mine");
  }

  @Test
  void aPasswordThatIsTooShortIsRejected() {
    assertThat(store.applyFails(in -> trusting(in, ONE).set(LocationModel.PASSWORD, "abc")))
        .extracting(Diagnostic::summary)
        .containsExactly("Invalid Attribute Value: password");
  }
}
