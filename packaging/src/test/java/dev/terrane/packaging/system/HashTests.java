package dev.terrane.packaging.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class HashTests {
  @TempDir Path folder;

  @Test
  void aFileHashesAsSha256sumSays() throws IOException {
    var file = Files.writeString(folder.resolve("one"), "hello\n");
    assertThat(Hash.of(file))
        .isEqualTo("5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03");
    assertThat(Hash.of("hello\n")).isEqualTo(Hash.of(file));
  }

  /** Made with: (cd FOLDER; sha256sum a.txt b/c.txt | sha256sum | xxd -r -p | base64). */
  @Test
  void aFolderHashesAsInLockFiles() throws IOException {
    Files.writeString(folder.resolve("a.txt"), "hello\n");
    Files.createDirectories(folder.resolve("b"));
    Files.writeString(folder.resolve("b/c.txt"), "there\n");
    Files.createDirectories(folder.resolve("empty"));
    assertThat(Hash.h1(folder)).isEqualTo("h1:qHl7F+FKPTdLHekx0e9Z/FAYupRYmx7Ww4ZL5px5PkU=");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkCannotBePackaged() throws IOException {
    Files.createSymbolicLink(folder.resolve("link"), Path.of("elsewhere"));
    assertThatThrownBy(() -> Hash.h1(folder))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("link");
  }
}
