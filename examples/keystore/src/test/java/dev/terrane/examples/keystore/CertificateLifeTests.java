package dev.terrane.examples.keystore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.junit.ProviderTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Certificates as Terraform reads them. */
@ProviderTest(KeystoreProviderType.class)
class CertificateLifeTests {
  private static final SelfSigned ONE = TestCertificates.make("CN=one");

  @TempDir Path dir;

  @Test
  void aCertificateOfAKeyStoreIsRead(Core core) throws IOException {
    var content = StoreFormat.PKCS12.store(Map.of("one", ONE.certificate()), "secret1");
    var file = Files.write(dir.resolve("a.p12"), content);
    var read =
        core.read(
            CertificateModel.dataSource(),
            in ->
                in.set(CertificateModel.PATH, file.toString())
                    .set(CertificateModel.ALIAS, "one")
                    .set(CertificateModel.PASSWORD, "secret1"));
    assertThat(read.facts().subject()).isEqualTo("CN=one");
  }

  @Test
  void oneOfTextAndPathIsRequired(Core core) {
    assertThatThrownBy(() -> core.read(CertificateModel.dataSource(), in -> in))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("reading the data source keystore_certificate", "pem", "path");
  }
}
