package dev.terrane.packaging.image;

import static java.nio.charset.StandardCharsets.UTF_8;
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
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTests {
  @TempDir Path scratch;

  private Path jar(String name) throws IOException {
    var jar = scratch.resolve("from").resolve(name);
    Files.createDirectories(jar.getParent());
    try (var out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry(name));
    }
    return jar;
  }

  private static List<String> names(Path jar) throws IOException {
    try (var made = new JarFile(jar.toFile())) {
      return made.stream().map(ZipEntry::getName).toList();
    }
  }

  private List<String> copied(Path... entries) {
    return new ClassPath(true)
        .copy(List.of(entries), scratch.resolve("to")).stream()
            .map(jar -> jar.getFileName().toString())
            .toList();
  }

  @Test
  void jarsKeepNameAndOrder() throws IOException {
    assertThat(copied(jar("z.jar"), jar("a.jar"))).containsExactly("z.jar", "a.jar");
    assertThat(names(scratch.resolve("to/z.jar"))).containsExactly("z.jar");
  }

  @Test
  void twoJarsOfOneNameBothStay() throws IOException {
    assertThat(copied(jar("core.jar"), jar("other/core.jar")))
        .containsExactly("core.jar", "core-2.jar");
    assertThat(names(scratch.resolve("to/core-2.jar"))).containsExactly("other/core.jar");
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
    assertThat(names(made)).containsExactly("META-INF/services/one.Service", "a", "b");
    var again =
        new ClassPath(true).copy(List.of(scratch.resolve("classes")), scratch.resolve("again"));
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
        .hasMessageContaining("build the provider first");
  }

  @Test
  void aStoredJarHoldsTheSameInTheSameOrder() throws IOException {
    var jar = scratch.resolve("some.jar");
    try (var out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (var name : List.of("META-INF/MANIFEST.MF", "z/", "z/One.class", "a")) {
        out.putNextEntry(new ZipEntry(name));
        out.write(name.endsWith("/") ? new byte[0] : name.repeat(100).getBytes(UTF_8));
        out.closeEntry();
      }
    }
    var stored = new ClassPath(false).copy(List.of(jar), scratch.resolve("to")).getFirst();
    try (var made = new JarFile(stored.toFile())) {
      assertThat(made.stream().map(ZipEntry::getName))
          .containsExactly("META-INF/MANIFEST.MF", "z/", "z/One.class", "a");
      assertThat(made.stream().map(ZipEntry::getMethod)).containsOnly(ZipEntry.STORED);
      assertThat(made.getInputStream(made.getEntry("z/One.class")))
          .hasBinaryContent("z/One.class".repeat(100).getBytes(UTF_8));
    }
  }

  @Test
  void aDamagedJarIsRefusedByName() throws IOException {
    var damaged = Files.writeString(scratch.resolve("damaged.jar"), "no jar");
    assertThatThrownBy(() -> new ClassPath(false).copy(List.of(damaged), scratch.resolve("to")))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("damaged.jar on the class path is damaged");
  }
}
