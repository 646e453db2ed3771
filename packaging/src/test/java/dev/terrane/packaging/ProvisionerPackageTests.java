package dev.terrane.packaging;

import static dev.terrane.rpc.provisioner.GetProvisionerSchemaRpc.GET_PROVISIONER_SCHEMA;
import static dev.terrane.rpc.provisioner.ProvisionResourceRpc.PROVISION_RESOURCE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.provisioner.GetProvisionerSchema;
import dev.terrane.engine.provisioner.ProvisionResource;
import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.packaging.release.PluginFolder;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.Platform;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.wire.ProviderClient;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The package of a provisioner, made for real.
@EnabledOnOs(OS.LINUX)
class ProvisionerPackageTests {
  private static final String SERVICE = "dev.terrane.provider.provisioner.ProvisionerType";
  private static final String EXECUTABLE = "terraform-provisioner-probe_v1.2.3";
  private static final String CONTENT = "provisioner-probe_v1.2.3/";
  private static final String TRAINING =
      "{\"provisioner\": {\"probe\": {\"a\": {\"text\": \"hello\"}}}}";

  @TempDir static Path scratch;
  private static ProviderPackage made;

  @BeforeAll
  static void make() throws IOException {
    var file = Files.writeString(scratch.resolve("training.json"), TRAINING);
    made = TestPackages.make(request().training(file), new ArrayList<>());
  }

  private static PackageRequest.Builder request() throws IOException {
    return TestPackages.builder(
        scratch, "dist", "probe", SERVICE, "dev.terrane.tests.archive.Probe$Provisioner");
  }

  private static List<String> names(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void allButTheExecutableIsInAFolderThatNoCliTakesForAPlugin() {
    assertThat(FileTree.files(made.folder()).keySet())
        .contains(EXECUTABLE, CONTENT + "lib/launch.json", CONTENT + "lib/runtime.tar.zst")
        .allMatch(name -> name.equals(EXECUTABLE) || name.startsWith(CONTENT));
  }

  @Test
  void theReleaseHasNoManifestBecauseNoRegistryHasProvisioners() {
    assertThat(names(scratch.resolve("dist")))
        .contains("terraform-provisioner-probe_1.2.3_SHA256SUMS")
        .noneMatch(name -> name.endsWith("_manifest.json"));
  }

  @Test
  void itsSchemaIsRecorded() {
    assertThat(made.folder().resolve(CONTENT + "lib/answers/tfplugin5.Provisioner/GetSchema"))
        .exists();
    assertThat(made.folder().resolve(CONTENT + "lib/launch.json"))
        .content()
        .contains("\"kind\":\"provisioner\"", "\"protocols\":[5]");
  }

  @Test
  void anInstalledPackageRuns() throws IOException {
    var plugins = scratch.resolve("terraform.d/plugins");
    var installed = new PluginFolder(plugins).install(made.zip());
    assertThat(installed)
        .isEqualTo(plugins.resolve(Platform.current().toString()).resolve(EXECUTABLE));
    // A second time, over itself.
    new PluginFolder(plugins).install(made.folder());
    assertThat(names(plugins.resolve(Platform.current().toString())))
        .containsExactly(CONTENT.replace("/", ""), EXECUTABLE);
    assertThat(provision(installed)).containsExactly("hello", "hello");
  }

  private static List<String> provision(Path executable) {
    var options =
        ClientOptions.builder(
                List.of(executable.toString()), dev.terrane.server.Main.COOKIE, Set.of(5))
            .variable("XDG_RUNTIME_DIR", scratch.toString())
            .variable("TERRANE_CACHE_DIR", scratch.resolve("cache").toString())
            .build();
    try (var client = PluginClient.start(options)) {
      var provisioner = new ProviderClient(client.channel(), Protocol.V5);
      var schema = provisioner.call(GET_PROVISIONER_SCHEMA, new GetProvisionerSchema.Request());
      var type = schema.provisioner().type();
      var config =
          CtyValue.object(Map.of("text", CtyValue.string("hello"), "times", CtyValue.number(2)));
      var connection = CtyType.map(CtyType.STRING);
      var request =
          new ProvisionResource.Request(
              DynamicValue.of(config, type),
              DynamicValue.of(CtyValue.nullOf(connection), connection));
      var lines = new ArrayList<String>();
      provisioner.stream(PROVISION_RESOURCE, request, response -> lines.add(response.output()));
      return lines;
    }
  }

  @Test
  void aProviderIsNotInstalledAsAProvisioner() {
    var provider = scratch.resolve("terraform-provider-x_1.2.3_linux_amd64.zip");
    assertThatThrownBy(() -> new PluginFolder(scratch).install(provider))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("is the package of a provider");
  }

  @Test
  void aProviderAndAProvisionerAreTwoPackages() throws IOException {
    var services = scratch.resolve("entry-both/META-INF/services");
    Files.createDirectories(services);
    Files.writeString(services.resolve(SERVICE), "a.B\n");
    var both =
        TestPackages.builder(scratch, "both", "both", "dev.terrane.tests.archive.ArchiveProvider");
    assertThatThrownBy(both::build)
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("a provider and a provisioner");
  }
}
