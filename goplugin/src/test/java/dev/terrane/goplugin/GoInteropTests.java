package dev.terrane.goplugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.protobuf.ByteString;
import com.google.protobuf.BytesValue;
import com.google.protobuf.InvalidProtocolBufferException;
import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.service.StdioData;
import dev.terrane.goplugin.testplugin.Calls;
import dev.terrane.goplugin.testplugin.EchoPlugin;
import dev.terrane.goplugin.testplugin.JavaProgram;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Both sides against HashiCorp's own go-plugin.
class GoInteropTests {
  private static final Path SOURCES = Path.of("..", "tests", "goplugin-interop");

  @TempDir private static Path programs;

  @BeforeAll
  static void build() throws Exception {
    assumeTrue(succeeds("go", "version"), "skipped: Go is not installed");
    assumeTrue(
        succeeds("go", "mod", "download"), "skipped: Go cannot download go-plugin's modules");
    assertThat(succeeds("go", "build", "-o", programs + "/", "./host", "./plugin"))
        .as("the Go programs compile")
        .isTrue();
  }

  private static boolean succeeds(String... command) throws InterruptedException {
    try {
      var builder = new ProcessBuilder(command).directory(SOURCES.toFile());
      return builder.inheritIO().start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  @ParameterizedTest
  @CsvSource({"unix,true", "unix,false", "tcp,true", "tcp,false"})
  void aGoHostDrivesOurPlugin(String transport, boolean tls) throws Exception {
    var command = new ArrayList<>(List.of(programs.resolve("host").toString()));
    command.addAll(JavaProgram.command(EchoPlugin.class));
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().putAll(Map.of("ECHO_TRANSPORT", transport));
    if (!tls) {
      builder.environment().put("ECHO_PLAIN", "1");
    }

    var output = builder.start().getInputStream().readAllBytes();

    assertThat(new String(output, StandardCharsets.UTF_8))
        .isEqualTo(
            """
            version: 4
            network: %s
            said: 5 true
            said: 5242880 true
            stdout: out a word
            stderr: err a word
            ended in two seconds: true
            """
                .formatted(transport));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void ourHostDrivesAGoPlugin(boolean tls) throws Exception {
    var logLines = new LinkedBlockingQueue<String>();
    var stdio = new LinkedBlockingQueue<StdioData>();
    var options = goPlugin().logLines(logLines::add).stdio(stdio::add);
    var client = PluginClient.start(tls ? options.build() : options.withoutTls().build());

    assertThat(client.version()).isEqualTo(4);
    assertThat(say(client, "Say", "hello")).isEqualTo("hello");
    assertThat(say(client, "Say", "x".repeat(3 << 20))).hasSize(3 << 20);
    assertThat(say(client, "Print", "a word")).isEqualTo("a word");
    assertThat(List.of(next(stdio), next(stdio)))
        .extracting(StdioData::text)
        .containsExactlyInAnyOrder("out a word\n", "err a word\n");
    assertThat(client.stop()).as("ended in time").isTrue();
    assertThat(client.exitCode()).hasValue(0);
    assertThat(logLines).anyMatch(line -> line.contains("\"@message\":\"logged\""));
  }

  @Test
  void ourHostKillsAGoPlugin() {
    var client = PluginClient.start(goPlugin().build());

    client.kill();

    assertThat(client.exitCode()).hasValue(137);
  }

  private static ClientOptions.Builder goPlugin() {
    var command = List.of(programs.resolve("plugin").toString());
    return ClientOptions.builder(command, EchoPlugin.COOKIE, Set.of(3, 4));
  }

  /// The Go side uses protobuf's codec, so the bytes are a field of a message.
  private static String say(PluginClient client, String method, String text)
      throws InvalidProtocolBufferException {
    var request = BytesValue.of(ByteString.copyFromUtf8(text)).toByteArray();
    var answer = BytesValue.parseFrom(Calls.call(client.channel(), method, request));
    return answer.getValue().toStringUtf8();
  }

  private static StdioData next(LinkedBlockingQueue<StdioData> stdio) throws InterruptedException {
    var piece = stdio.poll(20, TimeUnit.SECONDS);
    assertThat(piece).isNotNull();
    return piece;
  }
}
