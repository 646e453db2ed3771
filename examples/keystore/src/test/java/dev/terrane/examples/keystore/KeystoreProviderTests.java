package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.TestCertificates.assertFailure;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Log;
import dev.terrane.provider.Part;
import dev.terrane.provider.schema.ProviderType;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

class KeystoreProviderTests {
  private static final KeystoreConfig EMPTY = new KeystoreConfig(null, null);
  private static final Connecting CALL =
      new Connecting() {
        @Override
        public String terraformVersion() {
          return "1.11.4";
        }

        @Override
        public String providerVersion() {
          return "0.1.0";
        }

        @Override
        public String userAgent() {
          return "Terraform/1.11.4 terraform-provider-keystore/0.1.0";
        }

        @Override
        public Log log() {
          return (_, _, _) -> {};
        }
      };

  private final KeystoreProvider provider = new KeystoreProvider();

  @Test
  void theServerFindsIt() {
    assertThat(ServiceLoader.load(ProviderType.class))
        .singleElement()
        .isInstanceOf(KeystoreProviderType.class);
  }

  @Test
  void offersItsParts() {
    assertThat(provider.parts())
        .extracting(Part::name)
        .containsExactly("truststore", "keypair", "certificate");
  }

  @Test
  void aRootThatIsNotKnownYetIsNotTakenForNone() {
    var codec = KeystoreConfigModel.codec();
    var unknown = codec.encode(EMPTY).with("root", CtyValue.unknown(CtyType.STRING));
    assertThatThrownBy(() -> codec.decode(unknown))
        .isInstanceOf(CtyException.class)
        .hasMessage("root: is not known yet");
  }

  @Test
  void relativePathsStartAtTheRoot() {
    var stores = provider.connect(CALL, new KeystoreConfig("dir", List.of("secret1")));
    assertThat(stores.file("a").path()).isEqualTo(Path.of("dir", "a"));
    assertThat(stores.passwords()).containsExactly("secret1");
    var rootless = provider.connect(CALL, EMPTY);
    assertThat(rootless.file("a").path()).isEqualTo(Path.of("a"));
    assertThat(rootless.passwords()).isEmpty();
  }

  @Test
  void aRootThatNoDirectoryCanHaveIsRefused() {
    assertFailure(() -> provider.connect(CALL, new KeystoreConfig("a\0", null)))
        .isEqualTo(
            TestCertificates.error(
                TestCertificates.at("root"),
                "Invalid path",
                "No directory can have this path: Nul character not allowed."));
  }
}
