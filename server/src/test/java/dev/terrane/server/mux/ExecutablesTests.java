package dev.terrane.server.mux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.mux.ExistingProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExecutablesTests {
  private static final ExistingProvider ACME = ExistingProvider.of("terraform-provider-acme");

  @TempDir Path given;
  @TempDir Path packaged;

  private Executables executables() {
    return new Executables(Map.of(Executables.VARIABLE, given.toString()), Optional.of(packaged));
  }

  private static Path file(Path directory, String name) throws IOException {
    return Files.createFile(directory.resolve(name));
  }

  @Test
  void theDirectoryOfTheUserIsSearchedBeforeThePackage() throws IOException {
    var second = file(packaged, "terraform-provider-acme");
    assertThat(executables().find(ACME)).isEqualTo(second);
    var first = file(given, "terraform-provider-acme");
    assertThat(executables().find(ACME)).isEqualTo(first);
  }

  @Test
  void aFileOfAReleaseHasAVersion() throws IOException {
    file(packaged, "terraform-provider-acmeother_v1.0.0");
    var found = file(packaged, "terraform-provider-acme_v1.2.3");
    assertThat(executables().find(ACME)).isEqualTo(found);
    file(packaged, "terraform-provider-acme_v1.3.0");
    assertThatThrownBy(() -> executables().find(ACME)).hasMessageContaining("Several versions");
  }

  @Test
  void aMissingOneIsReportedWithWhatToDo() {
    assertThatThrownBy(() -> executables().find(ACME))
        .hasMessageContaining(given.toString())
        .hasMessageContaining("--executables")
        .hasMessageContaining("TERRANE_EXECUTABLES");
  }
}
