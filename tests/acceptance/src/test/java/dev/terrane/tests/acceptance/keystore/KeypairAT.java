package dev.terrane.tests.acceptance.keystore;

import static dev.terrane.tests.acceptance.keystore.Keystore.PAIR;
import static dev.terrane.tests.acceptance.keystore.Keystore.TRUST;
import static dev.terrane.tests.acceptance.keystore.Keystore.keytool;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.RunningProviders;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(Protocol.class)
@ExtendWith(RunningProviders.Injected.class)
class KeypairAT {
  private static final String TRUSTING =
      """
      resource "keystore_truststore" "trust" {
        path         = "trust.p12"
        password     = "secret1"
        certificates = { pair = keystore_keypair.pair.certificate_pem }
      }
      """;

  private final Workspace workspace;
  private final Path store;

  KeypairAT(Protocol protocol, RunningProviders providers, @TempDir Path scratch) {
    workspace = Keystore.attached(providers, scratch, protocol);
    store = workspace.file("pair.p12");
  }

  private void write(String password, String subject) {
    workspace.write(
        "pair.tf",
        """
        resource "keystore_keypair" "pair" {
          path      = "pair.p12"
          password  = "%s"
          subject   = "%s"
          dns_names = ["localhost"]
        }
        """
            .formatted(password, subject));
  }

  @Test
  void livesItsWholeLifeWithOneWhoTrustsIt() {
    write("secret1", "CN=localhost, O=Example");
    workspace.write("trust.tf", TRUSTING);
    var plan = workspace.plan();
    assertThat(plan.actions(PAIR)).containsExactly("create");
    assertThat(plan.isUnknown(PAIR, "certificate_pem")).isTrue();
    assertThat(plan.isUnknown(TRUST, "fingerprints")).isTrue();
    workspace.apply("plan.bin");
    assertThat(workspace.plan().hasChanges()).isFalse();

    var fingerprint = fingerprint();
    assertThat(keytool(store, "secret1", "-list").succeeded().stdout())
        .contains("PrivateKeyEntry", "key,", fingerprint);
    assertThat(keytool(workspace.file("trust.p12"), "secret1", "-list").succeeded().stdout())
        .contains("pair,", fingerprint);

    write("secret2", "cn=localhost,o=Example");
    var inPlace = workspace.plan();
    assertThat(inPlace.actions(PAIR)).containsExactly("update");
    assertThat(inPlace.actions(TRUST)).containsExactly("no-op");
    assertThat(inPlace.after(PAIR, "fingerprint").text()).isEqualTo(fingerprint);
    workspace.apply("plan.bin");
    assertThat(keytool(store, "secret2", "-list").succeeded().stdout()).contains(fingerprint);

    write("secret2", "CN=elsewhere");
    assertThat(workspace.plan().actions(PAIR)).containsExactly("delete", "create");
    workspace.apply("plan.bin");
    assertThat(fingerprint()).isNotEqualTo(fingerprint);
    assertThat(keytool(workspace.file("trust.p12"), "secret1", "-list").succeeded().stdout())
        .contains(fingerprint());
    workspace.destroy();
    assertThat(store).doesNotExist();
  }

  private String fingerprint() {
    return workspace.state().values(PAIR).at("fingerprint").text();
  }

  @Test
  void driftIsSeen() throws IOException {
    write("secret1", "CN=localhost,O=Example");
    workspace.apply();
    var before = fingerprint();
    Files.delete(store);
    assertThat(workspace.plan().actions(PAIR)).containsExactly("create");

    keytool(
            store,
            "secret1",
            "-genkeypair",
            "-alias",
            "key",
            "-keyalg",
            "EC",
            "-groupname",
            "secp256r1",
            "-dname",
            "CN=localhost,O=Example",
            "-ext",
            "san=dns:localhost",
            "-validity",
            "365")
        .succeeded();
    workspace.apply("-refresh-only");
    assertThat(fingerprint()).isNotEqualTo(before);
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void isImportedByItsPath() {
    write("secret1", "CN=localhost, O=Example");
    workspace.apply();
    var before = fingerprint();
    workspace.run("state", "rm", PAIR).succeeded();
    var refused = workspace.run("import", "-no-color", PAIR, "pair.p12").failed();
    assertThat(refused.prose())
        .contains("Password is not known", "Add it to passwords in the provider block.");

    Keystore.configure(workspace, "secret1");
    workspace.run("import", "-no-color", PAIR, "pair.p12").succeeded();
    assertThat(fingerprint()).isEqualTo(before);
    // The subject is only formatted in another way, which is not a change.
    assertThat(workspace.plan().hasChanges()).isFalse();
    assertThat(fingerprint()).isEqualTo(before);
  }
}
