package dev.terrane.packaging.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.packaging.system.Hash;
import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTests {
  @TempDir Path scratch;

  private Path jar(String name) throws IOException {
    var jar = scratch.resolve("from").resolve(name);
    Files.createDirectories(jar.getParent());
    return Files.writeString(jar, name);
  }

  private List<String> copied(Path... entries) {
    return ClassPath.copy(List.of(entries), scratch.resolve("to")).stream()
        .map(jar -> jar.getFileName().toString())
        .toList();
  }

  @Test
  void jarsKeepNameAndOrder() throws IOException {
    assertThat(copied(jar("z.jar"), jar("a.jar"))).containsExactly("z.jar", "a.jar");
    assertThat(scratch.resolve("to/z.jar")).hasContent("z.jar");
  }

  @Test
  void twoJarsOfOneNameBothStay() throws IOException {
    assertThat(copied(jar("core.jar"), jar("other/core.jar")))
        .containsExactly("core.jar", "core-2.jar");
    assertThat(scratch.resolve("to/core-2.jar")).hasContent("other/core.jar");
  }

  @Test
  void noJarLooksLikeTheExecutable() throws IOException {
    assertThat(copied(jar("terraform-provider-files.jar"))).containsExactly("files.jar");
  }

  @Test
  void aFolderOfClassesBecomesAJarThatIsTheSameEachTime() throws IOException {
    var classes = Files.createDirectories(scratch.resolve("classes/META-INF/services"));
    Files.writeString(classes.resolve("one.Service"), "one.Provider\n");
    Files.writeString(scratch.resolve("classes/b"), "b");
    Files.writeString(scratch.resolve("classes/a"), "a");
    assertThat(copied(scratch.resolve("classes"))).containsExactly("classes.jar");
    var made = scratch.resolve("to/classes.jar");
    try (var jar = new JarFile(made.toFile())) {
      assertThat(jar.stream().map(ZipEntry::getName))
          .containsExactly("META-INF/services/one.Service", "a", "b");
    }
    var again = ClassPath.copy(List.of(scratch.resolve("classes")), scratch.resolve("again"));
    assertThat(Hash.of(again.getFirst())).isEqualTo(Hash.of(made));
  }

  @Test
  void whatIsNoJarIsRefusedByName() throws IOException {
    var text = jar("readme.txt");
    assertThatThrownBy(() -> copied(text))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("readme.txt");
    assertThatThrownBy(() -> copied(scratch.resolve("missing.jar")))
        .hasMessageContaining("missing.jar")
        .hasMessageContaining("built?");
  }
}
