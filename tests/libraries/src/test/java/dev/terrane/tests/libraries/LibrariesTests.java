package dev.terrane.tests.libraries;

import static dev.terrane.rpc.datasource.ReadDataSourceRpc.READ_DATA_SOURCE;
import static dev.terrane.rpc.provider.ConfigureProviderRpc.CONFIGURE_PROVIDER;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.MessagePack;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.packaging.PackageRequest;
import dev.terrane.packaging.ProviderPackager;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.Main;
import dev.terrane.server.wire.ProviderClient;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests that libraries of authors work in a package: in its trimmed image, and from its cache.
@EnabledOnOs(OS.LINUX)
class LibrariesTests {
  private static final String SERVICE = "dev.terrane.provider.schema.ProviderType";

  /// The entries of the class path that only the tests and the packager need.
  private static final Pattern NOT_THE_PROVIDERS =
      Pattern.compile(
          ".*(junit|assertj|apiguardian|opentest4j|byte-buddy|surefire|commons-|test-classes|packaging|launcher).*");

  private static final String TRAINING =
      """
      {
        "data": {
          "libraries_driver": {"it": {"question": "jdbc:postgresql://localhost:9/none"}},
          "libraries_logger": {"it": {"question": "a logger"}},
          "libraries_compression": {"it": {"question": "zstd"}},
          "libraries_producer": {"it": {"question": "lz4"}}
        }
      }
      """;

  @TempDir static Path scratch;
  private static PluginClient client;
  private static ProviderClient provider;
  private static GetProviderSchema.Response schema;

  @BeforeAll
  static void packageAndStart() throws IOException {
    var services = Files.createDirectories(scratch.resolve("entry/META-INF/services"));
    Files.writeString(services.resolve(SERVICE), LibrariesProvider.class.getName() + "\n");
    var training = Files.writeString(scratch.resolve("training.json"), TRAINING);
    var request =
        PackageRequest.builder("libraries", "1.0.0", classPath(), scratch.resolve("made"))
            .training(training)
            .option("--enable-native-access=ALL-UNNAMED")
            .build();
    var made = new ProviderPackager(System.getenv(), _ -> {}).make(request).getFirst();
    var executable = made.folder().resolve(made.name().executable()).toString();
    var options =
        ClientOptions.builder(List.of(executable), Main.COOKIE, Set.of(6))
            .variable("XDG_RUNTIME_DIR", scratch.toString())
            .variable("TERRANE_CACHE_DIR", scratch.resolve("cache").toString())
            .build();
    client = PluginClient.start(options);
    provider = new ProviderClient(client.channel(), Protocol.V6);
    schema = provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    var nothing = DynamicValue.of(CtyValue.object(Map.of()), schema.provider().type());
    provider.call(
        CONFIGURE_PROVIDER,
        new ConfigureProvider.Request("1.11.4", nothing, ClientCapabilities.NONE));
  }

  private static List<Path> classPath() {
    var all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path", ""));
    var root = Path.of(System.getProperty("terrane.root", "")).toAbsolutePath();
    var entries = new ArrayList<>(List.of(scratch.resolve("entry")));
    Arrays.stream(all.split(File.pathSeparator, -1))
        .map(Path::of)
        .filter(entry -> !NOT_THE_PROVIDERS.matcher(inside(root, entry)).matches())
        .forEach(entries::add);
    return entries;
  }

  /// The path without the name of the enclosing folder.
  private static String inside(Path root, Path entry) {
    return entry.startsWith(root) ? root.relativize(entry).toString() : entry.toString();
  }

  @AfterAll
  static void stop() {
    client.close();
  }

  private static String ask(String type, String question) {
    var one = Objects.requireNonNull(schema.parts().of(Kinds.DATA_SOURCE).get(type), type);
    var config =
        CtyValue.object(
            Map.of(
                "question", CtyValue.string(question),
                "answer", CtyValue.nullOf(CtyType.STRING)));
    var answer =
        provider.call(
            READ_DATA_SOURCE,
            new ReadDataSource.Request(
                type, DynamicValue.of(config, one.type()), ClientCapabilities.NONE));
    assertThat(answer.diagnostics()).isEmpty();
    var state = (ObjectValue) MessagePack.decode(answer.state().msgpack().array(), one.type());
    return ((CtyValue.StringValue) state.get("answer")).value();
  }

  @ParameterizedTest
  @CsvSource({
    "libraries_driver, jdbc:postgresql://localhost:9/none, org.postgresql.Driver 08001",
    "libraries_logger, one, org.slf4j.simple.SimpleLogger",
    "libraries_compression, gzip, smaller",
    "libraries_compression, zstd, smaller",
    "libraries_compression, snappy, smaller",
    "libraries_compression, lz4, smaller",
    "libraries_producer, zstd, with metrics"
  })
  void aLibraryWorks(String type, String question, String answer) {
    assertThat(ask(type, question)).isEqualTo(answer);
  }
}
