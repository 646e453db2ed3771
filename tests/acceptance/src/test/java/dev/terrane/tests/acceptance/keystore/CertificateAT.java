package dev.terrane.tests.acceptance.keystore;

import static dev.terrane.tests.acceptance.keystore.Keystore.pem;
import static dev.terrane.tests.acceptance.keystore.Keystore.writeTruststore;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.RunningProviders;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(Protocol.class)
@ExtendWith(RunningProviders.Injected.class)
class CertificateAT {
  private final Workspace workspace;

  CertificateAT(Protocol protocol, RunningProviders providers, @TempDir Path scratch) {
    workspace = Keystore.attached(providers, scratch, protocol);
  }

  private void write(String arguments) {
    workspace.write(
        "data.tf", "data \"keystore_certificate\" \"it\" {\n" + arguments.indent(2) + "}\n");
  }

  @Test
  void describesATextAndAnAliasOfAStoreThatIsYetToBeMade() {
    writeTruststore(workspace, "secret1", "one");
    workspace.write("two.pem", pem("two"));
    workspace.write(
        "data.tf",
        """
        data "keystore_certificate" "text" {
          pem = file("two.pem")
        }
        data "keystore_certificate" "stored" {
          path     = keystore_truststore.trust.path
          alias    = "one"
          password = keystore_truststore.trust.password
          depends_on = [keystore_truststore.trust]
        }
        """);
    workspace.apply();
    var text = workspace.state().values("data.keystore_certificate.text");
    assertThat(text.at("subject").text()).isEqualTo("CN=two,O=Example");
    assertThat(text.at("issuer").text()).isEqualTo("CN=two,O=Example");
    assertThat(text.at("serial_number").text())
        .isEqualTo("207bcc42a144dec29147485ca90eb4723b91f76e");
    assertThat(text.at("not_before").text()).isEqualTo("2026-11-21T12:34:41Z");
    assertThat(text.at("dns_names").texts()).containsExactly("two.example");
    assertThat(text.at("ip_addresses").texts()).containsExactly("127.0.0.1");
    assertThat(text.at("uris").texts()).isEmpty();
    var stored = workspace.state().values("data.keystore_certificate.stored");
    assertThat(stored.at("sha256_fingerprint").text())
        .isEqualTo(workspace.state().values(Keystore.TRUST).at("fingerprints", "one").text());
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void eachMistakeIsReportedAtItsArgument() {
    writeTruststore(workspace, "secret1", "one");
    workspace.apply();
    write("path = \"trust.p12\"\nalias = \"one\"\npassword = \"wrong1\"");
    assertThat(workspace.planFails())
        .singleElement()
        .returns("Wrong password", Finding::summary)
        .returns("password = \"wrong1\"", Finding::code);

    write("path = \"trust.p12\"\nalias = \"two\"\npassword = \"secret1\"");
    assertThat(workspace.planFails())
        .singleElement()
        .returns("No such alias", Finding::summary)
        .returns("alias = \"two\"", Finding::code)
        .extracting(Finding::detail)
        .asString()
        .endsWith("trust.p12 has no certificate under the alias two. It has: one.");

    write("");
    assertThat(workspace.validate())
        .singleElement()
        .returns("Missing Attribute: pem and path", Finding::summary);
    write("pem = \"x\"\npath = \"trust.p12\"\nalias = \"a\"\npassword = \"secret1\"");
    assertThat(workspace.validate())
        .extracting(Finding::summary)
        .contains("Conflicting Attributes: pem", "Conflicting Attributes: path");
    write("path = \"trust.p12\"");
    assertThat(workspace.validate())
        .singleElement()
        .returns("Missing Attributes: path", Finding::summary)
        .returns("path = \"trust.p12\"", Finding::code);
  }
}
