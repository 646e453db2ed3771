package dev.terrane.packaging.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlatformTests {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "Linux, x86_64, linux_amd64",
    "Linux, aarch64, linux_arm64",
    "Darwin, aarch64, darwin_arm64",
    "Windows, x86_64, windows_amd64"
  })
  void aJdkTellsItsPlatform(String system, String processor, String platform) throws IOException {
    Files.writeString(
        folder.resolve("release"),
        "JAVA_VERSION=\"25.0.3\"\nOS_ARCH=\"%s\"\nOS_NAME=\"%s\"\n".formatted(processor, system));
    assertThat(Platform.ofJdk(folder)).hasToString(platform);
  }

  @Test
  void whatIsNoJdkIsRefusedByName() {
    assertThatThrownBy(() -> Platform.ofJdk(folder))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining(folder.toString())
        .hasMessageContaining("no JDK");
  }

  @ParameterizedTest
  @ValueSource(strings = {"linux", "linux_amd64_gnu", "plan9_amd64", "linux_riscv64", ""})
  void whatThereIsNoLauncherForIsNoPlatform(String text) {
    assertThatThrownBy(() -> Platform.parse(text))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("no platform");
  }

  @Test
  void onlyWindowsHasASuffix() {
    assertThat(Platform.parse("windows_arm64").executable("java")).isEqualTo("java.exe");
    assertThat(Platform.parse("darwin_arm64").executable("java")).isEqualTo("java");
  }

  @Test
  void theRunningJavaHasAPlatform() {
    assertThat(Platform.current().isCurrent()).isTrue();
    assertThat(Platform.ofJdk(Path.of(System.getProperty("java.home"))).isCurrent()).isTrue();
  }
}
