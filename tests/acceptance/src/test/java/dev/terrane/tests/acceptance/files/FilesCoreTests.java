package dev.terrane.tests.acceptance.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.examples.files.FilesProviderType;
import dev.terrane.tests.core.TestCore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The steps of [FilesAT] that need more than Terraform 1.11.
class FilesCoreTests {
  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"files_note", "files_note_by_handles"})
  void anImportBlockNamesTheIdentity(String type) throws IOException {
    Files.writeString(directory.resolve("a.txt"), "hi");
    var core = TestCore.of(new FilesProviderType()).configure("{root = \"" + directory + "\"}");
    var note = core.resource(type);
    assertThat(note.importIdentity("{path = \"a.txt\"}").all()).isEmpty();
    assertThat(note.plan("{path = \"a.txt\", content = \"hi\"}").action()).isEqualTo(Action.NO_OP);
  }
}
