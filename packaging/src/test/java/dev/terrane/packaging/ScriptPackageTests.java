package dev.terrane.packaging;

import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.wire.ProviderClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// A package without a native program in it, and without a word of its author for the training.
@EnabledOnOs(OS.LINUX)
class ScriptPackageTests {
  @TempDir Path scratch;
  private final List<String> lines = new CopyOnWriteArrayList<>();

  @Test
  void theScriptServesFromTheCacheAndWithoutIt() throws IOException {
    var request = TestPackages.archive(scratch, "made").starter(Starter.SCRIPT);
    var made = TestPackages.make(request, new ArrayList<>());
    var log = scratch.resolve("classes.txt");
    assertThat(resources(made, "-Xlog:class+load:file=" + log))
        .containsExactlyInAnyOrder("archive_box", "archive_tag");
    assertThat(log)
        .content()
        .contains("dev.terrane.goplugin.tls.MutualTls source: shared objects file")
        .contains("dev.terrane.tests.archive.ArchiveProvider source: shared objects file");
    assertThat(resources(made, "-Xlog:gc* -XX:+PrintFlagsFinal"))
        .as("what the JVM prints does not reach the handshake")
        .containsExactlyInAnyOrder("archive_box", "archive_tag");
    Files.write(
        made.folder().resolve(TestPackages.cache(made.folder())),
        new byte[1000],
        StandardOpenOption.TRUNCATE_EXISTING);
    assertThat(resources(made, ""))
        .as("the handshake is all alone")
        .containsExactlyInAnyOrder("archive_box", "archive_tag");
    assertThat(lines)
        .filteredOn(line -> line.contains("the JVM does not use the AOT cache of the package"))
        .singleElement()
        .asString()
        .contains("\"@level\":\"warn\"");
  }

  private Set<String> resources(ProviderPackage made, String javaOptions) {
    var executable = made.folder().resolve(made.name().executable()).toString();
    var options =
        ClientOptions.builder(List.of(executable), dev.terrane.server.Main.COOKIE, Set.of(6))
            .variable("TERRANE_JAVA_OPTIONS", javaOptions)
            .variable("TF_LOG_PROVIDER", "WARN")
            .logLines(lines::add)
            .build();
    try (var client = PluginClient.start(options)) {
      return new ProviderClient(client.channel(), Protocol.V6)
          .call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request())
          .parts()
          .of(Kinds.RESOURCE)
          .keySet();
    }
  }
}
