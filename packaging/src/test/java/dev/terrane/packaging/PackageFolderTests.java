package dev.terrane.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A package of invented files: nothing of it is started.
class PackageFolderTests {
  @TempDir Path scratch;
  private PackageFolder folder;
  private Path modules;

  @BeforeEach
  void make() throws IOException {
    var request =
        PackageRequest.builder("cloud", "1.0.0", List.of(Path.of("one.jar")), scratch).build();
    folder = PackageFolder.create(request, TargetPlatform.current());
    Files.createDirectories(folder.image());
    modules = Files.writeString(folder.image().resolve("modules"), "one");
  }

  private String launchFile() throws IOException {
    folder.seal();
    return Files.readString(folder.folder().resolve("lib/launch.json"));
  }

  private String launchFile(String image, String cache) throws IOException {
    make();
    Files.writeString(modules, image);
    Files.writeString(folder.cache(), cache);
    return launchFile();
  }

  @Test
  void aCacheOfAnotherImageIsRefused() throws IOException {
    var trained = folder.content();
    assertThatCode(() -> folder.requireContent(trained)).doesNotThrowAnyException();
    Files.writeString(modules, "other");
    assertThatThrownBy(() -> folder.requireContent(trained))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("changed while the AOT cache was created; create the package again");
  }

  @Test
  void anotherImageIsAnotherBuildAndAnotherCacheIsNot() throws IOException {
    var first = build(launchFile("one", "first"));
    assertThat(build(launchFile("one", "second"))).isEqualTo(first);
    assertThat(build(launchFile("other", "third"))).isNotEqualTo(first);
  }

  private static String build(String launchFile) {
    var build = Pattern.compile("\"build\":\"(\\w+)\"").matcher(launchFile);
    assertThat(build.find()).isTrue();
    return build.group(1);
  }

  @Test
  void aPackageWithTheCacheOfAnotherImageIsNotSealed() throws IOException {
    Files.writeString(folder.cache(), "cache");
    Files.writeString(modules, "other");
    assertThatThrownBy(this::launchFile)
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("was created with another image");
  }

  @Test
  void withoutACacheNoneIsNamed() throws IOException {
    assertThat(launchFile()).doesNotContain("AOTCache");
    assertThat(launchFile("one", "cache")).contains("-XX:AOTCache=${runtime}/provider-");
  }

  @Test
  void imageAndCacheAreInTheArchiveWhenItIsSealed() throws IOException {
    launchFile("one", "cache");
    var runtime = TestPackages.unpack(folder.folder(), scratch.resolve("unpacked"));
    assertThat(runtime.resolve("runtime/modules")).hasContent("one");
    assertThat(TestPackages.cache(runtime)).hasContent("cache");
    assertThat(folder.runtime()).doesNotExist();
  }

  @Test
  void whatLibrariesAskForTheClassPathIsForTheModule() throws IOException {
    var request =
        PackageRequest.builder("cloud", "1.0.0", List.of(Path.of("one.jar")), scratch)
            .option("--enable-native-access=ALL-UNNAMED")
            .build();
    assertThat(JvmOptions.of(request).usual()).endsWith("--enable-native-access=terrane.provider");
  }

  @Test
  void theHeapHasAMaximumAndStandardOutputIsLeftAlone() throws IOException {
    assertThat(launchFile())
        .contains("\"-Xmx512m\"", "\"-Xlog:disable\"", "\"-Xlog:all=warning:stderr\"");
  }

  @Test
  void nothingStaysOfAPackageThatCouldNotBeMade() throws IOException {
    var request =
        PackageRequest.builder("cloud", "1.0.0", List.of(Path.of("no.jar")), scratch).build();
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
