package dev.terrane.examples.files;

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

/** Directories as Terraform reads them. */
@ProviderTest(FilesProviderType.class)
class DirectoryLifeTests {
  @TempDir Path dir;

  private Directory read(Core core, String path) {
    return core.inEnvironment(Map.of("FILES_ROOT", dir.toString()))
        .read(
            DirectoryModel.dataSource(),
            in -> in.set(DirectoryModel.PATH, path).set(DirectoryModel.GLOB, "*.txt"));
  }

  @Test
  void theRootIsThatOfTheEnvironment(Core core) throws IOException {
    Files.writeString(dir.resolve("a.txt"), "hi");
    assertThat(read(core, ".").files()).extracting(Directory.Entry::name).containsExactly("a.txt");
  }

  @Test
  void aReadThatFailsFailsTheTestWithTheErrorOfTheProvider(Core core) {
    assertThatThrownBy(() -> read(core, "none"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("reading the data source files_directory", "No such directory");
  }
}
