package dev.terrane.packaging.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.Platform;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackageNameTests {
  @Test
  void theZipAndTheExecutableAreNamedAsRegistriesWant() {
    var name = new PackageName("cloud", "1.2.3-beta1", Platform.parse("windows_amd64"));
    assertThat(name.zip()).isEqualTo("terraform-provider-cloud_1.2.3-beta1_windows_amd64.zip");
    assertThat(name.executable()).isEqualTo("terraform-provider-cloud_v1.2.3-beta1.exe");
  }

  @Test
  void aNameIsReadBackFromZipAndFolder() {
    var name = new PackageName("my-cloud", "1.2.3", Platform.parse("linux_arm64"));
    assertThat(PackageName.of(Path.of("/x", name.zip()))).isEqualTo(name);
    assertThat(PackageName.of(Path.of("/x", name.toString()))).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"provider.zip", "terraform-provider-a.zip", "terraform-provider-a_1.0.0_x"})
  void whatIsNamedOtherwiseIsNoPackage(String name) {
    assertThatThrownBy(() -> PackageName.of(Path.of(name))).isInstanceOf(PackagingException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"v1.2.3", "1.2", "1.2.3.4", "01.2.3", "1.2.3_1", ""})
  void aVersionIsSemantic(String version) {
    var platform = Platform.parse("linux_amd64");
    assertThatThrownBy(() -> new PackageName("cloud", version, platform))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("is not a valid version");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Cloud", "my_cloud", "-cloud", "my--cloud", "my.cloud", "terraform-cloud", ""})
  void aTypeIsOneThatCliAccept(String type) {
    assertThatThrownBy(() -> ProviderAddress.requireType(type))
        .isInstanceOf(PackagingException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cloud", "acme/cloud", "host/acme/cloud", "a.b/Acme/cloud", "a.b/c/d/e"})
  void anAddressHasHostNamespaceAndType(String address) {
    assertThatThrownBy(() -> ProviderAddress.parse(address))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("HOST/NAMESPACE/TYPE");
  }

  @Test
  void anAddressIsWrittenAsItIsRead() {
    assertThat(ProviderAddress.parse("terrane.dev/acme/my-cloud"))
        .hasToString("terrane.dev/acme/my-cloud");
  }
}
