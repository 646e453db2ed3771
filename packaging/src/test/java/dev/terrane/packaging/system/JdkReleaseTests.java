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

class JdkReleaseTests {
  @TempDir Path folder;

  private JdkRelease release(String version, String system, String processor) throws IOException {
    Files.writeString(
        folder.resolve("release"),
        "JAVA_VERSION=\"%s\"\nOS_ARCH=\"%s\"\nOS_NAME=\"%s\"\nMODULES=\"java.base java.sql\"\n"
            .formatted(version, processor, system));
    return JdkRelease.of(folder);
  }

  @ParameterizedTest
  @CsvSource({
    "Linux, x86_64, linux_amd64",
    "Linux, aarch64, linux_arm64",
    "Darwin, aarch64, darwin_arm64",
    "Windows, x86_64, windows_amd64"
  })
  void aJdkTellsItsPlatform(String system, String processor, String platform) throws IOException {
    assertThat(release("25.0.3", system, processor).platform()).hasToString(platform);
  }

  @Test
  void aJdkTellsItsVersionAndModules() throws IOException {
    assertThat(release("25", "Linux", "x86_64").version()).isEqualTo("25");
    assertThat(release("25.0.3", "Linux", "x86_64").modules())
        .containsExactlyInAnyOrder("java.base", "java.sql");
  }

  @Test
  void theRunningJavaHasOne() {
    var release = JdkRelease.of(Path.of(System.getProperty("java.home")));
    assertThat(release.platform().isCurrent()).isTrue();
    assertThat(release.modules()).contains("java.base");
  }

  @Test
  void whatIsNoJdkIsRefusedByName() {
    assertThatThrownBy(() -> JdkRelease.of(folder))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining(folder.toString())
        .hasMessageContaining("is not a JDK");
  }

  @ParameterizedTest
  @CsvSource({"17.0.12, 17.0.12", "1.8.0_402, 1.8.0_402", "250, 250", "'', of an unknown version"})
  void anotherVersionIsReportedWithWhatToDo(String version, String reported) {
    assertThatThrownBy(() -> release(version, "Linux", "x86_64"))
        .isInstanceOf(PackagingException.class)
        .hasMessageStartingWith(folder + " is Java " + reported)
        .hasMessageEndingWith(
            "packaging requires a JDK 25; install one, for example Temurin, and specify it");
  }
}
