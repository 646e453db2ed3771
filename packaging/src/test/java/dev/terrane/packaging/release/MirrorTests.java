package dev.terrane.packaging.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MirrorTests {
  private static final ProviderAddress CLOUD = ProviderAddress.parse("terrane.dev/acme/cloud");
  private static final String NAME = "terraform-provider-cloud_1.0.0_linux_amd64";

  @TempDir Path scratch;
  private Mirror mirror;
  private Path folder;
  private Path zip;

  @BeforeEach
  void makePackage() throws IOException {
    mirror = new Mirror(scratch.resolve("mirror"));
    folder = Files.createDirectories(scratch.resolve(NAME));
    Files.createDirectories(folder.resolve("lib"));
    Files.writeString(folder.resolve("lib/one"), "one");
    var executable = Files.writeString(folder.resolve("terraform-provider-cloud_v1.0.0"), "run");
    assertThat(executable.toFile().setExecutable(true)).isTrue();
    zip = scratch.resolve(NAME + ".zip");
    PackageZip.write(folder, zip);
  }

  @Test
  void aZipLiesPacked() throws IOException {
    assertThat(mirror.install(CLOUD, zip))
        .isEqualTo(scratch.resolve("mirror/terrane.dev/acme/cloud").resolve(NAME + ".zip"))
        .hasSameBinaryContentAs(zip);
  }

  @Test
  void aFolderLiesUnpacked() throws IOException {
    var place = mirror.install(CLOUD, folder);
    assertThat(place).isEqualTo(scratch.resolve("mirror/terrane.dev/acme/cloud/1.0.0/linux_amd64"));
    assertThat(place.resolve("lib/one")).hasContent("one");
    assertThat(place.resolve("terraform-provider-cloud_v1.0.0")).isExecutable();
  }

  @Test
  void anotherPackageOfTheSameVersionTakesThePlace() throws IOException {
    mirror.install(CLOUD, folder);
    Files.delete(folder.resolve("lib/one"));
    Files.writeString(folder.resolve("lib/two"), "two");
    var place = mirror.install(CLOUD, folder);
    assertThat(place.resolve("lib/one")).doesNotExist();
    assertThat(place.resolve("lib/two")).exists();
    assertThat(place.getParent()).isDirectoryNotContaining("glob:**.*.{part,old}");
    mirror.install(CLOUD, zip);
    assertThat(mirror.install(CLOUD, zip)).exists();
  }

  @Test
  void aVersionLiesThereInOneFormOnly() throws IOException {
    var unpacked = mirror.install(CLOUD, folder);
    var other = Files.createDirectories(unpacked.resolveSibling("darwin_arm64"));
    var packed = mirror.install(CLOUD, zip);
    assertThat(unpacked).as("CLIs would take the folder").doesNotExist();
    assertThat(other).exists();
    mirror.install(CLOUD, folder);
    assertThat(unpacked).exists();
    assertThat(packed).doesNotExist();
    assertThat(unpacked.getParent()).isDirectoryNotContaining("glob:**.*.{part,old}");
  }

  @Test
  void aZipThatIsNoPackageChangesNothing() throws IOException {
    var place = mirror.install(CLOUD, folder);
    var whole = Files.readAllBytes(zip);
    for (var content : List.of(new byte[0], new byte[500], Arrays.copyOf(whole, 100))) {
      Files.write(zip, content);
      assertThatThrownBy(() -> mirror.install(CLOUD, zip))
          .isInstanceOf(PackagingException.class)
          .hasMessageStartingWith(zip + " is not a complete zip file (")
          .hasMessageEndingWith("); download or create it again");
    }
    assertThat(place).exists();
  }

  @Test
  void aPackageWithoutItsExecutableIsRefused() throws IOException {
    var place = mirror.install(CLOUD, zip);
    Files.delete(folder.resolve("terraform-provider-cloud_v1.0.0"));
    PackageZip.write(folder, zip);
    for (var made : List.of(zip, folder)) {
      assertThatThrownBy(() -> mirror.install(CLOUD, made))
          .isInstanceOf(PackagingException.class)
          .hasMessage(
              made
                  + " is not a package, because it does not contain"
                  + " terraform-provider-cloud_v1.0.0;"
                  + " create the package again, and do not rename it");
    }
    assertThat(place).exists();
  }

  @Test
  void thePackageOfAnotherProviderIsRefused() {
    var other = ProviderAddress.parse("terrane.dev/acme/other");
    assertThatThrownBy(() -> mirror.install(other, zip))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("is a package of cloud, not of terrane.dev/acme/other");
  }

  @Test
  void theConfigurationQuotesPathsAsTheCliReadsThem() {
    var odd = new Mirror(Path.of("/a \"b\"/${c}"));
    assertThat(odd.configuration(CLOUD))
        .contains("path    = \"/a \\\"b\\\"/$${c}\"")
        .contains("include = [\"terrane.dev/acme/cloud\"]");
    assertThat(Mirror.override(CLOUD, Path.of("/made")))
        .contains("\"terrane.dev/acme/cloud\" = \"/made\"");
  }

  @Test
  void aZipHasSortedFilesOnlyAndTheirModes() throws IOException {
    try (var file = new ZipFile(zip.toFile())) {
      assertThat(file.stream().map(entry -> entry.getName()))
          .containsExactly("lib/one", "terraform-provider-cloud_v1.0.0");
    }
    var again = scratch.resolve("again.zip");
    Files.setLastModifiedTime(
        folder.resolve("lib/one"), java.nio.file.attribute.FileTime.fromMillis(0));
    PackageZip.write(folder, again);
    assertThat(again).hasSameBinaryContentAs(zip);
  }
}
