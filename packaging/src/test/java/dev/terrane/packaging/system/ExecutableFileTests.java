package dev.terrane.packaging.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExecutableFileTests {
  private static final String ELF = "7f454c46020101000000000000000000" + "0300";
  private static final String ZEROS = "00000000000000000000000000000000";

  /// Its own head begins behind the one for DOS, which is 64 bytes long.
  private static final String DOS =
      "4d5a000000000000" + ZEROS + ZEROS + ZEROS + "00000000" + "40000000";

  @TempDir Path scratch;

  private Path file(String hex) throws IOException {
    return Files.write(scratch.resolve("java"), HexFormat.of().parseHex(hex));
  }

  @ParameterizedTest
  @CsvSource({
    ELF + "3e00, linux_amd64",
    ELF + "b700, linux_arm64",
    "cffaedfe07000001, darwin_amd64",
    "cffaedfe0c000001, darwin_arm64",
    DOS + "504500006486, windows_amd64",
    DOS + "5045000064aa, windows_arm64",
  })
  void theHeadTellsThePlatform(String hex, String platform) throws IOException {
    assertThat(ExecutableFile.platform(file(hex))).contains(Platform.parse(platform));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "7f454c46", ELF + "f300", "23212f62696e2f7368", DOS, "4d5a0000"})
  void whatIsNoProgramOfOursHasNone(String hex) throws IOException {
    assertThat(ExecutableFile.platform(file(hex))).isEmpty();
  }

  @Test
  void whatIsNotThereHasNone() {
    assertThat(ExecutableFile.platform(scratch.resolve("java.exe"))).isEmpty();
  }

  @Test
  void theRunningJavaIsOfItsPlatform() {
    var java =
        Path.of(System.getProperty("java.home"), "bin", Platform.current().executable("java"));
    assertThat(ExecutableFile.platform(java)).contains(Platform.current());
  }
}
