package dev.terrane.packaging;

import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.packaging.release.PackageZip;
import dev.terrane.packaging.release.RuntimeArchive;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.Hash;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.ProcessRunner;
import dev.terrane.packaging.training.InstalledPackageCheck;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.wire.ProviderClient;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// One package, made for real, from all sides.
@EnabledOnOs(OS.LINUX)
class PackageTests {
  private static final String TRAINING =
      """
      {
        "provider": {"root": "."},
        "resource": {"archive_box": {"one": {"name": "one", "grams": 1}}},
        "update": {"archive_box": {"one": {"name": "one", "grams": 2}}},
        "function": {"slug": ["A name", "more"]}
      }
      """;

  @TempDir static Path scratch;
  private static final List<String> SAID = new ArrayList<>();
  private static ProviderPackage made;
  private static Path runtime;

  @BeforeAll
  static void make() throws IOException {
    made = TestPackages.make(trained("first", TRAINING), SAID);
    runtime = TestPackages.unpack(made.folder(), scratch.resolve("runtime"));
  }

  private static PackageRequest.Builder trained(String output, String training) throws IOException {
    var file = Files.writeString(scratch.resolve(output + ".json"), training);
    return TestPackages.archive(scratch, output).training(file);
  }

  private static <T> List<T> entries(java.util.function.Function<ZipArchiveEntry, T> part) {
    try (var zip = ZipFile.builder().setPath(made.zip()).get()) {
      var entries = new ArrayList<T>();
      zip.getEntriesInPhysicalOrder()
          .asIterator()
          .forEachRemaining(one -> entries.add(part.apply(one)));
      return entries;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void filesAndNamesAreThoseThatRegistriesWant() {
    var name = "terraform-provider-archive_1.2.3";
    try (Stream<Path> files = Files.list(made.zip().getParent())) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .contains(name + "_SHA256SUMS", name + "_manifest.json", made.name().zip());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertThat(made.folder().resolve("terraform-provider-archive_v1.2.3")).isExecutable();
  }

  @Test
  void onlyTheExecutableBeginsAsOne() {
    assertThat(entries(ZipEntry::getName))
        .filteredOn(name -> name.contains("terraform-provider-"))
        .containsExactly("terraform-provider-archive_v1.2.3");
  }

  @Test
  void theZipHasNoFoldersAndOneOrder() {
    assertThat(entries(ZipEntry::getName)).isSorted().noneMatch(name -> name.endsWith("/"));
  }

  @Test
  void theZipTellsTheModes() {
    var executable = new TreeMap<String, Integer>();
    entries(one -> executable.put(one.getName(), one.getUnixMode()));
    assertThat(executable)
        .containsEntry("terraform-provider-archive_v1.2.3", 0100755)
        .containsEntry("lib/runtime.tar.zst", 0100644)
        .containsEntry("lib/launch.json", 0100644);
    assertThat(runtime.resolve("runtime/bin/java")).isExecutable();
    assertThat(runtime.resolve("runtime/lib/jspawnhelper")).isExecutable();
    assertThat(Files.isExecutable(TestPackages.cache(runtime))).isFalse();
  }

  @Test
  void legalNoticesAreThereOnce() {
    assertThat(entries(ZipEntry::getName)).contains("lib/legal/LICENSE");
    assertThat(runtime.resolve("runtime/legal")).doesNotExist();
  }

  @Test
  void eachJarPassesItsLicenceOn() {
    assertThat(entries(ZipEntry::getName))
        .filteredOn(name -> name.matches("lib/legal/terrane-.*/META-INF/LICENSE"))
        .extracting(name -> name.replaceAll("lib/legal/(terrane-[a-z]+)-.*", "$1"))
        .contains(
            "terrane-cty",
            "terrane-provider",
            "terrane-engine",
            "terrane-rpc",
            "terrane-goplugin",
            "terrane-daemon",
            "terrane-server");
  }

  @Test
  void theLaunchersLicencesArePassedOn() {
    assertThat(made.folder().resolve("lib/legal/launcher/NOTICE"))
        .content()
        .contains("The Go run-time and standard library", "github.com/klauspost/compress");
  }

  @Test
  void checksumAndSizesAreReported() {
    assertThat(made.h1()).isEqualTo(Hash.h1(made.folder()));
    assertThat(TestPackages.lines(SAID)).contains(made.h1(), "MB unpacked", "modules java.base");
  }

  @Test
  void twoPackagesOfTheSameAreIdenticalButForTheCache() throws IOException {
    var second = TestPackages.make(trained("second", TRAINING), new ArrayList<>());
    assertThat(differing(made.folder(), second.folder()))
        .containsExactlyInAnyOrder("lib/launch.json", "lib/runtime.tar.zst");
    var unpacked = TestPackages.unpack(second.folder(), scratch.resolve("second-runtime"));
    assertThat(differing(runtime, unpacked))
        .containsExactly(TestPackages.cache(runtime).getFileName().toString());
  }

  private static List<String> differing(Path one, Path other) {
    var files = FileTree.files(one);
    assertThat(FileTree.files(other).keySet()).isEqualTo(files.keySet());
    return files.keySet().stream()
        .filter(name -> !Hash.of(one.resolve(name)).equals(Hash.of(other.resolve(name))))
        .toList();
  }

  @Test
  void theTrainingResourceIsNotShipped() {
    var options =
        ClientOptions.builder(
                List.of(made.folder().resolve(made.name().executable()).toString()),
                dev.terrane.server.Main.COOKIE,
                Set.of(6))
            .variable("XDG_RUNTIME_DIR", scratch.toString())
            .variable("TERRANE_CACHE_DIR", scratch.resolve("cache").toString())
            .build();
    try (var client = PluginClient.start(options)) {
      var schema =
          new ProviderClient(client.channel(), Protocol.V6)
              .call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
      assertThat(schema.parts().of(Kinds.RESOURCE)).containsOnlyKeys("archive_box", "archive_tag");
    }
    assertThat(made.folder().resolve("lib/launch.json")).content().doesNotContain("training");
  }

  /// A copy of image and cache: elsewhere, of another time, and without what the build needed.
  private static ProcessRunner.Outcome start(Path elsewhere, String... options) throws IOException {
    FileTree.delete(elsewhere);
    FileTree.copy(runtime, elsewhere);
    for (var file : FileTree.files(elsewhere).values()) {
      Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000_000_000L));
    }
    var words = new ArrayList<>(List.of(options));
    words.addAll(
        List.of("-XX:AOTMode=on", "-Xmx512m", "-m", "terrane.provider/dev.terrane.server.Main"));
    return TestPackages.version(
        elsewhere.resolve("runtime/bin/java"),
        TestPackages.cache(elsewhere),
        words.toArray(String[]::new));
  }

  @Test
  void theCacheIsTakenWhereverThePackageIs() throws IOException {
    var log = scratch.resolve("classes.txt");
    var outcome = start(scratch.resolve("else where"), "-Xlog:class+load:file=" + log);
    assertThat(outcome.output()).contains("terraform-provider-archive");
    assertThat(log)
        .content()
        .contains("dev.terrane.server.Main source: shared objects file")
        .contains("dev.terrane.tests.archive.ArchiveProvider source: shared objects file");
  }

  @Test
  void noClassIsSoughtInTheFolderOfTheBuild() throws IOException {
    var log = scratch.resolve("exceptions.txt");
    var outcome = start(scratch.resolve("again"), "-Xlog:exceptions=info:file=" + log);
    assertThat(outcome.output()).contains("terraform-provider-archive");
    assertThat(Files.readAllLines(log))
        .filteredOn(line -> line.contains("UnixException") || line.contains("NoSuchFile"))
        .isEmpty();
  }

  @Test
  void aPackageThatRunsWithoutItsCacheIsRefusedWithTheReasonOfTheJvm() throws IOException {
    var damaged = scratch.resolve("without");
    FileTree.copy(runtime, damaged);
    var cache = TestPackages.cache(damaged);
    Files.write(cache, Arrays.copyOf(Files.readAllBytes(cache), 100_000));
    var zip = zipWith(damaged);
    var start = new InstalledPackageCheck(zip, made.name().executable(), Set.of(6));
    assertThatThrownBy(() -> start.requireCache(System.getenv()))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("does not start with its AOT cache where it is installed")
        .hasMessageContaining("The AOT cache has been truncated");
  }

  /// The package with another content of its archive.
  private static Path zipWith(Path content) throws IOException {
    var folder = content.resolveSibling("package");
    FileTree.copy(made.folder(), folder);
    var archive = folder.resolve("lib/runtime.tar.zst");
    RuntimeArchive.write(content, archive, 1);
    var launch = folder.resolve("lib/launch.json");
    Files.writeString(
        launch,
        Files.readString(launch)
            .replaceFirst("\"sha256\":\"\\w+\"", "\"sha256\":\"" + Hash.of(archive) + "\"")
            .replaceFirst("\"size\":\\d+", "\"size\":" + Files.size(archive)));
    var zip = scratch.resolve("without.zip");
    PackageZip.write(folder, zip);
    return zip;
  }

  @Test
  void aCacheThatIsRefusedLeavesStandardOutputToTheHandshake() throws Exception {
    var damaged = Files.write(scratch.resolve("damaged.aot"), new byte[] {1, 2, 3});
    var java = runtime.resolve("runtime/bin/java");
    for (var cache : List.of(damaged, scratch.resolve("missing.aot"))) {
      var command =
          List.of(
              java.toString(),
              "-XX:+UseSerialGC",
              "-Xlog:disable",
              "-Xlog:all=warning:stderr",
              "-XX:AOTCache=" + cache,
              "-version");
      var process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      assertThat(process.getInputStream().readAllBytes()).as(cache.toString()).isEmpty();
      assertThat(process.waitFor()).isZero();
    }
  }

  @Test
  void whatFailsInTrainingIsReportedInTheProvidersWords() {
    assertThatThrownBy(() ->
            TestPackages.make(
                trained(
                    "fails", "{\"resource\": {\"archive_box\": {\"one\": {\"name\": \"one\"}}}}"),
                new ArrayList<>()))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("training")
        .hasMessageContaining("root");
  }
}
