package dev.terrane.examples.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.examples.files.Directory.Entry;
import dev.terrane.examples.files.DirectoryModel.Input;
import dev.terrane.provider.Failure;
import dev.terrane.testkit.Calls;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectoryReaderTests {
  private static final Instant THEN = Instant.parse("2026-01-02T03:04:05Z");

  @TempDir Path dir;

  private void write(String name, String content) throws IOException {
    var file = Files.writeString(dir.resolve(name), content);
    Files.setLastModifiedTime(file, FileTime.from(THEN));
  }

  private Directory read(String path, String glob) throws IOException {
    return new DirectoryReader().read(Calls.with(dir), new Input(path, glob));
  }

  @Test
  void tellsFilesByNameAndNoDirectories() throws IOException {
    write("b.txt", "12345");
    write("a.txt", "");
    Files.createDirectory(dir.resolve("c.txt"));
    assertThat(read(".", "*").files())
        .containsExactly(new Entry("a.txt", 0, THEN), new Entry("b.txt", 5, THEN));
  }

  @Test
  void tellsOnlyWhatTheGlobMeans() throws IOException {
    write("a.txt", "");
    write("a.md", "");
    var found = read(".", "*.md");
    assertThat(found.files()).extracting(Entry::name).containsExactly("a.md");
    assertThat(found.glob()).isEqualTo("*.md");
  }

  @Test
  void aDirectoryThatIsNoneIsReportedAtThePath() throws IOException {
    write("a.txt", "");
    for (var path : new String[] {"none", "a.txt"}) {
      assertThatThrownBy(() -> read(path, "*"))
          .isInstanceOfSatisfying(
              Failure.class,
              failure ->
                  assertThat(failure.diagnostic())
                      .isEqualTo(
                          DirectoryModel.PATH
                              .error(
                                  "No such directory", dir.resolve(path) + " is not a directory.")
                              .diagnostic()));
    }
  }
}
