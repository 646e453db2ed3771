package dev.terrane.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A package of invented files: nothing of it is started.
class PackageFolderTests {
  @TempDir Path scratch;
  private PackageFolder folder;
  private Path jar;

  @BeforeEach
  void make() throws IOException {
    var request =
        PackageRequest.builder("cloud", "1.0.0", List.of(Path.of("one.jar")), scratch).build();
    folder = PackageFolder.create(request, Target.current());
    Files.createDirectories(folder.jars());
    Files.createDirectories(folder.image());
    Files.writeString(folder.image().resolve("modules"), "modules");
    jar = Files.writeString(folder.jars().resolve("one.jar"), "one");
  }

  private String launchFile() throws IOException {
    folder.seal(List.of(jar));
    return Files.readString(folder.folder().resolve("lib/launch.json"));
  }

  @Test
  void aCacheOfOtherJarsIsRefused() throws IOException {
    var trained = folder.content();
    assertThatCode(() -> folder.requireContent(trained)).doesNotThrowAnyException();
    Files.writeString(jar, "other");
    assertThatThrownBy(() -> folder.requireContent(trained))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("changed while the AOT cache was created; create the package again");
  }

  @Test
  void otherJarsAreAnotherBuildAndAnotherCacheIsNot() throws IOException {
    Files.writeString(folder.cache(), "first");
    var first = launchFile();
    Files.writeString(folder.cache(), "second");
    assertThat(launchFile()).isEqualTo(first);
    Files.delete(folder.cache());
    Files.writeString(jar, "other");
    Files.writeString(folder.cache(), "third");
    assertThat(launchFile()).isNotEqualTo(first);
  }

  @Test
  void aPackageWithTheCacheOfOtherJarsIsNotSealed() throws IOException {
    Files.writeString(folder.cache(), "cache");
    Files.writeString(jar, "other");
    assertThatThrownBy(this::launchFile)
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("was created with another image or other jars");
  }

  @Test
  void withoutACacheNoneIsNamed() throws IOException {
    assertThat(launchFile()).doesNotContain("AOTCache");
    Files.writeString(folder.cache(), "cache");
    assertThat(launchFile())
        .contains("-XX:AOTCache=${package}/lib/" + folder.cache().getFileName());
  }

  @Test
  void theHeapHasAMaximumAndStandardOutputIsLeftAlone() throws IOException {
    assertThat(launchFile())
        .contains("\"-Xmx512m\"", "\"-Xlog:disable\"", "\"-Xlog:all=warning:stderr\"");
  }

  @Test
  void nothingStaysOfAPackageThatCouldNotBeMade() throws IOException {
    var request =
        PackageRequest.builder("cloud", "1.0.0", List.of(Path.of("no.jar")), scratch)
            .layout(Layout.ARCHIVE)
            .build();
    var packager = new ProviderPackager(java.util.Map.of(), _ -> {});
    assertThatThrownBy(() -> packager.make(request))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("no.jar");
    assertThat(scratch).isEmptyDirectory();
  }

  @Test
  void whatWasMadeBeforeIsGone() throws IOException {
    Files.writeString(folder.folder().resolve("lib/old"), "old");
    make();
    assertThat(folder.folder().resolve("lib/old")).doesNotExist();
  }
}
