package dev.terrane.tests.acceptance.keystore;

import static dev.terrane.tests.acceptance.keystore.Keystore.TRUST;
import static dev.terrane.tests.acceptance.keystore.Keystore.keytool;
import static dev.terrane.tests.acceptance.keystore.Keystore.writeTruststore;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Finding;
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
class TruststoreAT {
  /// As openssl printed them when the certificates were made.
  private static final String ONE =
      "61:91:13:B4:8A:D4:D4:39:D7:47:52:17:EC:4C:0D:F5:32:FE:5E:E4:8C:BC:1D:16:2A:7E:48:D0:F1:3F:98:53";

  private static final String TWO =
      "44:B8:78:37:2E:8D:78:D1:E5:B9:A7:BA:8F:85:B3:0D:4F:53:87:1E:68:12:32:26:31:78:FD:4F:30:BB:02:C3";

  private final Workspace workspace;
  private final Path store;

  TruststoreAT(Protocol protocol, RunningProviders providers, @TempDir Path scratch) {
    workspace = Keystore.attached(providers, scratch, protocol);
    store = workspace.file("trust.p12");
  }

  @Test
  void livesItsWholeLife() {
    writeTruststore(workspace, "secret1", "one");
    assertThat(workspace.validate()).isEmpty();
    var plan = workspace.plan();
    assertThat(plan.actions(TRUST)).containsExactly("create");
    assertThat(plan.after(TRUST, "format").text()).isEqualTo("PKCS12");
    assertThat(plan.after(TRUST, "fingerprints", "one").text()).isEqualTo(ONE);

    workspace.apply("plan.bin");
    var listed = keytool(store, "secret1", "-list").succeeded().stdout();
    assertThat(listed).contains("Your keystore contains 1 entry", "one,", "trustedCertEntry", ONE);
    assertThat(workspace.plan().hasChanges()).isFalse();

    writeTruststore(workspace, "secret2", "one", "two");
    assertThat(workspace.plan().actions(TRUST)).containsExactly("update");
    workspace.apply("plan.bin");
    assertThat(keytool(store, "secret2", "-list").succeeded().stdout()).contains(ONE, TWO);
    assertThat(workspace.plan().hasChanges()).isFalse();

    workspace.destroy();
    assertThat(store).doesNotExist();
    assertThat(workspace.state().addresses()).isEmpty();
  }

  @Test
  void aFileThatIsGoneIsMadeAgain() throws IOException {
    writeTruststore(workspace, "secret1", "one");
    workspace.apply();
    Files.delete(store);
    assertThat(workspace.plan().actions(TRUST)).containsExactly("create");
    workspace.apply();
    assertThat(store).exists();
  }

  @Test
  void anEntryThatWasRemovedByHandComesBack() {
    writeTruststore(workspace, "secret1", "one", "two");
    workspace.apply();
    keytool(store, "secret1", "-delete", "-alias", "two").succeeded();
    var plan = workspace.plan();
    assertThat(plan.actions(TRUST)).containsExactly("update");
    workspace.apply("plan.bin");
    assertThat(keytool(store, "secret1", "-list").succeeded().stdout()).contains(ONE, TWO);
  }

  @Test
  void anotherPathNeedsAnotherFile() {
    writeTruststore(workspace, "secret1", "one");
    workspace.apply();
    var moved = "resource \"keystore_truststore\" \"trust\" {\n path = \"moved.p12\"\n";
    workspace.write(
        "trust.tf",
        moved + " password = \"secret1\"\n certificates = { one = file(\"one.pem\") }\n}\n");
    var plan = workspace.plan();
    assertThat(plan.actions(TRUST)).containsExactly("delete", "create");
    assertThat(plan.replacePaths(TRUST)).containsExactly("[\"path\"]");
    workspace.apply("plan.bin");
    assertThat(store).doesNotExist();
    assertThat(workspace.file("moved.p12")).exists();
  }

  @Test
  void aPasswordThatWasChangedByHandIsReportedAtThePassword() {
    writeTruststore(workspace, "secret1", "one");
    workspace.apply();
    keytool(store, "secret1", "-storepasswd", "-new", "secret2").succeeded();
    assertThat(workspace.planFails())
        .singleElement()
        .returns("Wrong password", Finding::summary)
        .returns(TRUST, Finding::address)
        .returns("password = \"secret1\"", Finding::code);

    Keystore.configure(workspace, "secret2");
    assertThat(workspace.plan().actions(TRUST)).containsExactly("update");
    workspace.apply("plan.bin");
    keytool(store, "secret1", "-list").succeeded();
  }

  @Test
  void aFileOfSomebodyElseIsNotOverwrittenAndCanBeImported() {
    writeTruststore(workspace, "secret1", "one");
    workspace.apply();
    var adopted = workspace.run("state", "rm", TRUST).succeeded();
    assertThat(adopted.stdout()).contains(TRUST);
    assertThat(workspace.applyFails())
        .singleElement()
        .returns("File exists already", Finding::summary)
        .returns("path     = \"trust.p12\"", Finding::code);

    Keystore.configure(workspace, "secret1");
    workspace.run("import", "-no-color", TRUST, "trust.p12").succeeded();
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void anImportBlockAdoptsAFile() {
    workspace.cli().assume(CliFeature.IMPORT_BLOCK);
    writeTruststore(workspace, "secret1", "one");
    workspace.apply();
    workspace.run("state", "rm", TRUST).succeeded();
    Keystore.configure(workspace, "secret1");
    workspace.write("import.tf", "import {\n to = " + TRUST + "\n id = \"trust.p12\"\n}\n");
    var plan = workspace.plan();
    assertThat(plan.imports(TRUST)).isTrue();
    assertThat(plan.actions(TRUST)).containsExactly("no-op");
    workspace.apply("plan.bin");
    assertThat(workspace.state().values(TRUST).at("fingerprints", "one").text()).isEqualTo(ONE);
  }

  @Test
  void whatIsWrongIsReportedBeforeAnythingIsDone() {
    writeTruststore(workspace, "short", "one");
    assertThat(workspace.validate())
        .singleElement()
        .returns("password = \"short\"", Finding::code)
        .extracting(Finding::detail)
        .asString()
        .contains("must have at least 6 characters");

    writeTruststore(workspace, "secret1", "one", "two");
    workspace.write("one.pem", "hello");
    assertThat(workspace.planFails())
        .singleElement()
        .returns("Invalid X509 Certificate: certificates[\"one\"]", Finding::summary)
        .returns(TRUST, Finding::address)
        .extracting(Finding::detail)
        .asString()
        .contains("certificates[\"one\"]", "is not a certificate in PEM form");
    assertThat(store).doesNotExist();
  }
}
