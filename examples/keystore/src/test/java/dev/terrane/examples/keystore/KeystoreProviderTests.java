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
import java.util.Optional;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

class KeystoreProviderTests {
  private static final Connecting CALL =
      new Connecting() {
        @Override
        public String terraformVersion() {
          return "1.11.4";
        }

        @Override
        public Log log() {
          return (_, _, _) -> {};
        }
      };

  private final KeystoreProvider provider = new KeystoreProvider();

  @Test
  void theServerFindsItsType() {
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
  void settingsComeBackAsTheyWereWritten() {
    for (var settings :
        List.of(
            new Settings(Optional.of("a"), List.of("x", "y")),
            new Settings(Optional.empty(), List.of()))) {
      assertThat(Settings.CODEC.decode(Settings.CODEC.encode(settings))).isEqualTo(settings);
    }
  }

  @Test
  void aRootThatIsNotKnownYetIsNotTakenForNone() {
    var known = Settings.CODEC.encode(new Settings(Optional.empty(), List.of()));
    var unknown = known.with("root", CtyValue.unknown(CtyType.STRING));
    assertThatThrownBy(() -> Settings.CODEC.decode(unknown))
        .isInstanceOf(CtyException.class)
        .hasMessage("root: is not known yet");
  }

  @Test
  void relativePathsStartAtTheRoot() {
    var stores = provider.connect(CALL, new Settings(Optional.of("dir"), List.of("secret1")));
    assertThat(stores.file("a").path()).isEqualTo(Path.of("dir", "a"));
    assertThat(stores.passwords()).containsExactly("secret1");
    var rootless = provider.connect(CALL, new Settings(Optional.empty(), List.of()));
    assertThat(rootless.file("a").path()).isEqualTo(Path.of("a"));
  }

  @Test
  void aRootThatNoDirectoryCanHaveIsRefused() {
    assertFailure(() -> provider.connect(CALL, new Settings(Optional.of("a\0"), List.of())))
        .isEqualTo(
            TestCertificates.error(
                TestCertificates.at("root"),
                "Invalid path",
                "No directory can have this path: Nul character not allowed."));
  }
}
