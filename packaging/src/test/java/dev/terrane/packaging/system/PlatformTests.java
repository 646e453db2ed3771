package dev.terrane.packaging.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlatformTests {
  @ParameterizedTest
  @ValueSource(strings = {"linux", "linux_amd64_gnu", "plan9_amd64", "linux_riscv64", ""})
  void whatThereIsNoLauncherForIsNoPlatform(String text) {
    assertThatThrownBy(() -> Platform.parse(text))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("is not a");
  }

  @Test
  void onlyWindowsHasASuffix() {
    assertThat(Platform.parse("windows_arm64").executable("java")).isEqualTo("java.exe");
    assertThat(Platform.parse("darwin_arm64").executable("java")).isEqualTo("java");
  }

  @Test
  void theRunningJavaHasAPlatform() {
    assertThat(Platform.current().isCurrent()).isTrue();
  }
}
