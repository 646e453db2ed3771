package dev.terrane.examples.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.testkit.core.Core;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Directories as Terraform reads them. */
class DirectoryLifeTests {
  @TempDir Path dir;

  private Directory read(String path) {
    return Core.of(new FilesProviderType())
        .inEnvironment(Map.of("FILES_ROOT", dir.toString()))
        .read(
            DirectoryModel.dataSource(),
            in -> in.set(DirectoryModel.PATH, path).set(DirectoryModel.GLOB, "*.txt"));
  }

  @Test
  void theRootIsThatOfTheEnvironment() throws IOException {
    Files.writeString(dir.resolve("a.txt"), "hi");
    assertThat(read(".").files()).extracting(Directory.Entry::name).containsExactly("a.txt");
  }

  @Test
  void aReadThatFailsFailsTheTestWithTheErrorOfTheProvider() {
    assertThatThrownBy(() -> read("none"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("reading the data source files_directory", "No such directory");
  }
}
