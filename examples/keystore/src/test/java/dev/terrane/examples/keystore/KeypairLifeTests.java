package dev.terrane.examples.keystore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.testkit.junit.ProviderTest;
import java.nio.file.Path;
import java.util.List;
import javax.security.auth.x500.X500Principal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Key pairs as Terraform creates, plans, imports and destroys them. */
@ProviderTest(KeystoreProviderType.class)
class KeypairLifeTests {
  @TempDir Path dir;
  private ResourceInstance<KeypairModel.Stored> pair;

  @BeforeEach
  void pair(Core core) {
    pair =
        core.configured(in ->
                in.set(KeystoreConfigModel.ROOT, dir.toString())
                    .set(KeystoreConfigModel.PASSWORDS, List.of("secret1")))
            .resource(KeypairModel.resource());
  }

  private static Configuration local(Configuration in) {
    return in.set(LocationModel.PATH, "key.p12")
        .set(LocationModel.PASSWORD, "secret1")
        .set(KeypairModel.SUBJECT, new X500Principal("CN=localhost"));
  }

  @Test
  void aKeyPairIsCreatedImportedAndDestroyed() {
    pair.apply(KeypairLifeTests::local).importsById("key.p12");
    assertThat(pair.state().alias()).isEqualTo("key");
    assertThat(pair.state().fingerprint()).matches("([0-9A-F]{2}:){31}[0-9A-F]{2}");
    pair.destroy();
    assertThat(dir).isEmptyDirectory();
  }

  @Test
  void anotherAliasKeepsTheKey() {
    pair.apply(KeypairLifeTests::local);
    var fingerprint = pair.state().fingerprint();
    var plan = pair.plan(in -> local(in).set(KeypairModel.ALIAS, "renamed"));
    assertThat(plan.action()).isEqualTo(Action.UPDATE);
    assertThat(plan.changes(KeypairModel.CERTIFICATE_PEM)).isFalse();
    pair.apply(in -> local(in).set(KeypairModel.ALIAS, "renamed"));
    assertThat(pair.state().fingerprint()).isEqualTo(fingerprint);
  }

  @Test
  void anotherSubjectIsAnotherKey() {
    pair.apply(KeypairLifeTests::local);
    var plan =
        pair.plan(in -> local(in).set(KeypairModel.SUBJECT, new X500Principal("CN=example.com")));
    assertThat(plan.action()).isEqualTo(Action.REPLACE);
    assertThat(plan.isReplacedBecauseOf(KeypairModel.SUBJECT)).isTrue();
    assertThat(plan.isUnknown(KeypairModel.FINGERPRINT)).isTrue();
  }
}
