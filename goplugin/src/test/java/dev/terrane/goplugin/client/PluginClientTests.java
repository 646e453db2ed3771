package dev.terrane.goplugin.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.goplugin.handshake.HandshakeException;
import dev.terrane.goplugin.handshake.MagicCookie;
import dev.terrane.goplugin.handshake.PluginVariables;
import dev.terrane.goplugin.service.Empty;
import dev.terrane.goplugin.service.PluginMethods;
import dev.terrane.goplugin.tls.SelfSignedCertificate;
import io.grpc.CallOptions;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCalls;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/// Plugins that do not what they should are shell scripts here.
class PluginClientTests {
  private static final String ENVIRONMENT = "env >&2; echo end >&2; echo bad";
  private static final MagicCookie COOKIE = new MagicCookie("KEY", "value");

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "bad-plugins.csv", numLinesToSkip = 1)
  void aPluginThatFailsAtItsHandshakeIsRefusedWithTheReason(String script, String reason) {
    assertThatThrownBy(() -> PluginClient.start(shell(script).build()))
        .isInstanceOf(HandshakeException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aProgramThatIsNotThereIsNamed() {
    var options = ClientOptions.builder(List.of("/no/such/plugin"), COOKIE, Set.of(1)).build();

    assertThatThrownBy(() -> PluginClient.start(options))
        .isInstanceOf(HandshakeException.class)
        .hasMessageContaining("cannot start the plugin /no/such/plugin");
  }

  @Test
  void aSilentPluginIsKilledWhenItsTimeIsOver(@TempDir Path directory) throws Exception {
    var pid = directory.resolve("pid");
    var options =
        shell("echo $$ > " + pid + "; exec sleep 60").startTimeout(Duration.ofSeconds(2)).build();

    assertThatThrownBy(() -> PluginClient.start(options))
        .isInstanceOf(HandshakeException.class)
        .hasMessageContaining("timeout while waiting for plugin to start");
    var process = ProcessHandle.of(Long.parseLong(Files.readString(pid).strip()));
    process.ifPresent(handle -> handle.onExit().join());
    assertThat(process.map(ProcessHandle::isAlive).orElse(false)).isFalse();
  }

  @Test
  void aFirstLineOfMoreThan64KiBIsRefused() {
    var script = "head -c 70000 /dev/zero | tr '\\0' 'x'; sleep 60";

    assertThatThrownBy(() -> PluginClient.start(shell(script).build()))
        .isInstanceOf(HandshakeException.class)
        .hasMessageContaining("longer than 64 KiB");
  }

  @Test
  void theLastWordsOfAPluginThatDiedAreShown() {
    assertThatThrownBy(() -> PluginClient.start(shell("echo no license >&2; exit 3").build()))
        .isInstanceOf(HandshakeException.class)
        .hasMessageContaining("exited with status 3")
        .hasMessageContaining("\n  no license");
  }

  @Test
  void theEnvironmentIsThatOfGoPluginsHosts() throws InterruptedException {
    assertThat(environment(shell(ENVIRONMENT).variable("MORE", "yes")))
        .contains("KEY=value", "MORE=yes", "PLUGIN_MIN_PORT=10000", "PLUGIN_MAX_PORT=25000")
        .contains("PLUGIN_CLIENT_CERT=-----BEGIN CERTIFICATE-----")
        .anyMatch(line -> line.matches("PLUGIN_PROTOCOL_VERSIONS=(5,6|6,5)"));
  }

  @Test
  void withoutTlsNoCertificateIsPassedOn() throws InterruptedException {
    var options =
        shell(ENVIRONMENT)
            .variable(PluginVariables.CLIENT_CERT, SelfSignedCertificate.client().pem())
            .withoutTls();
    assertThat(environment(options))
        .contains("KEY=value")
        .noneMatch(line -> line.contains("CERTIFICATE"));
  }

  /// The plugin's standard error, which is read concurrently and may arrive after the handshake.
  private static List<String> environment(ClientOptions.Builder builder)
      throws InterruptedException {
    var written = new LinkedBlockingQueue<String>();
    var options = builder.logLines(written::add).build();
    assertThatThrownBy(() -> PluginClient.start(options)).isInstanceOf(HandshakeException.class);
    var lines = new ArrayList<String>();
    for (var line = written.poll(20, TimeUnit.SECONDS); !"end".equals(line); ) {
      assertThat(line).as("the next line before the end").isNotNull();
      lines.add(line);
      line = written.poll(20, TimeUnit.SECONDS);
    }
    return lines;
  }

  @Test
  void nobodyListeningIsUnavailableAtTheFirstCall() throws Exception {
    int free;
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      free = socket.getLocalPort();
    }
    var script = "echo '1|6|tcp|127.0.0.1:" + free + "|grpc|'; exec sleep 60";
    try (var client = PluginClient.start(shell(script).withoutTls().build())) {
      assertThatThrownBy(() ->
              ClientCalls.blockingUnaryCall(
                  client.channel(), PluginMethods.SHUTDOWN, CallOptions.DEFAULT, Empty.EMPTY))
          .isInstanceOf(StatusRuntimeException.class)
          .hasMessageContaining("UNAVAILABLE");
    }
  }

  @Test
  void aPluginThatAcceptsConnectionsButDoesNotRespondIsNotResponding() throws Exception {
    try (var silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertThat(isResponding(silent.getLocalPort(), Duration.ofSeconds(1))).isFalse();
    }
  }

  @Test
  void aClosedConnectionIsNoPluginThatDoesNotRespond() throws Exception {
    int free;
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      free = socket.getLocalPort();
    }
    assertThat(isResponding(free, Duration.ofMinutes(5))).isTrue();
  }

  private static boolean isResponding(int port, Duration limit) {
    var script = "echo '1|6|tcp|127.0.0.1:" + port + "|grpc|'; exec sleep 60";
    var client = PluginClient.start(shell(script).withoutTls().build());
    try {
      return client.isResponding(limit);
    } finally {
      client.kill();
    }
  }

  @Test
  void aPluginThatDoesNotEndIsKilled() {
    var script = "echo '1|6|tcp|127.0.0.1:1|grpc|'; exec sleep 60";
    var client = PluginClient.start(shell(script).withoutTls().build());

    assertThat(client.stop()).as("ended by itself").isFalse();
    assertThat(client.exitCode()).hasValue(137);
  }

  @Test
  void outputAfterTheHandshakeNeverBlocksThePlugin() {
    var script =
        "echo '1|6|tcp|127.0.0.1:1|grpc|'; head -c 1000000 /dev/zero; head -c 1000000 /dev/zero"
            + " >&2; exit 7";
    var client = PluginClient.start(shell(script).withoutTls().build());

    client.process().orElseThrow().onExit().join();
    client.stop();
    assertThat(client.exitCode()).hasValue(7);
  }

  private static ClientOptions.Builder shell(String script) {
    return ClientOptions.builder(List.of("sh", "-c", script), COOKIE, Set.of(5, 6));
  }
}
