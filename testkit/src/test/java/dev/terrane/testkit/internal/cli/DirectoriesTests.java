package dev.terrane.testkit.internal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The working directories of tests.
class DirectoriesTests {
  @TempDir Path parent;

  private Directories directories(String persist) {
    return new Directories(
        Map.of("TF_ACC_TEMP_DIR", parent.toString(), "TF_ACC_PERSIST_WORKING_DIR", persist),
        "NoteTests");
  }

  @Test
  void theyAreDeletedAtTheEnd() {
    try (var directories = directories("")) {
      var one = directories.create("note");
      assertThat(one).isEmptyDirectory();
      assertThat(directories.create("note")).isNotEqualTo(one);
    }
    assertThat(parent).isEmptyDirectory();
  }

  @Test
  void theyAreKeptAfterAFailure() {
    try (var directories = directories("")) {
      directories.create("note");
      directories.keep();
    }
    assertThat(parent).isNotEmptyDirectory();
  }

  @Test
  void aVariableKeepsThem() {
    try (var directories = directories("1")) {
      directories.create("note");
    }
    assertThat(parent).isNotEmptyDirectory();
  }
}
