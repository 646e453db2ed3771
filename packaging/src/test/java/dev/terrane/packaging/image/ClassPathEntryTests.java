package dev.terrane.packaging.image;

import static dev.terrane.packaging.image.TestJars.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathEntryTests {
  @TempDir Path scratch;

  private ClassPathEntry jar(Map<String, byte[]> files) throws IOException {
    return ClassPathEntry.read(TestJars.write(scratch.resolve("some.jar"), files));
  }

  @Test
  void aMultiReleaseJarHasTheFilesForJava25() throws IOException {
    var files = new LinkedHashMap<String, byte[]>();
    files.put("META-INF/MANIFEST.MF", text("Manifest-Version: 1.0\nMulti-Release: true\n"));
    files.put("a/One.class", text("8"));
    files.put("META-INF/versions/11/a/One.class", text("11"));
    files.put("META-INF/versions/25/a/One.class", text("25"));
    files.put("META-INF/versions/26/a/One.class", text("26"));
    files.put("META-INF/versions/17/a/Later.class", text("17"));
    var entry = jar(files);
    assertThat(entry.files()).containsOnlyKeys("a/One.class", "a/Later.class");
    assertThat(entry.files().get("a/One.class")).asString().isEqualTo("25");
  }

  @Test
  void inAnyOtherJarVersionsAreNotClasses() throws IOException {
    var entry = jar(Map.of("META-INF/versions/11/a/One.class", text("11"), "a/B", text("b")));
    assertThat(entry.files()).containsOnlyKeys("a/B");
  }

  @Test
  void whatIsAboutTheJarItselfIsLeftOut() throws IOException {
    var files = new LinkedHashMap<String, byte[]>();
    files.put("META-INF/MANIFEST.MF", text("Manifest-Version: 1.0\n"));
    files.put("META-INF/SIGNER.SF", text("signature"));
    files.put("META-INF/SIGNER.RSA", text("signature"));
    files.put("META-INF/SIG-OTHER", text("signature"));
    files.put("META-INF/INDEX.LIST", text("index"));
    files.put("module-info.class", text("module"));
    files.put("META-INF/services/a.Service", text("a.Provider"));
    files.put("META-INF/settings/some.sf.txt", text("text"));
    assertThat(jar(files).files())
        .containsOnlyKeys("META-INF/services/a.Service", "META-INF/settings/some.sf.txt");
  }

  @Test
  void aFolderHasItsFiles() throws IOException {
    var folder = Files.createDirectories(scratch.resolve("classes/a"));
    Files.writeString(folder.resolve("One.class"), "1");
    var entry = ClassPathEntry.read(scratch.resolve("classes"));
    assertThat(entry.classes()).containsExactly("a/One.class");
  }

  @Test
  void whatIsNoJarIsRefusedByName() throws IOException {
    var text = Files.writeString(scratch.resolve("readme.txt"), "text");
    assertThatThrownBy(() -> ClassPathEntry.read(text))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("readme.txt");
    assertThatThrownBy(() -> ClassPathEntry.read(scratch.resolve("missing.jar")))
        .hasMessageContaining("missing.jar")
        .hasMessageContaining("build the provider first");
  }

  @Test
  void aDamagedJarIsRefusedByName() throws IOException {
    var damaged = Files.writeString(scratch.resolve("damaged.jar"), "no jar");
    assertThatThrownBy(() -> ClassPathEntry.read(damaged))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("damaged.jar on the class path is damaged");
  }
}
