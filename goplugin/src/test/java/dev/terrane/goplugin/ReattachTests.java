package dev.terrane.goplugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonParser;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.HandshakeException;
import dev.terrane.goplugin.socket.PluginAddress;
import dev.terrane.goplugin.testplugin.Calls;
import dev.terrane.goplugin.testplugin.EchoPlugin;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReattachTests {
  private static final PluginAddress ADDRESS =
      new PluginAddress(PluginAddress.Network.UNIX, "/tmp/it's \"x\"\\y");

  @Test
  void theValueIsOneJsonObjectWithEveryKey() {
    var variable = new ReattachVariable("REATTACH", List.of("a/b/echo", "c/b/echo"));

    var json = JsonParser.parseString(variable.json(ADDRESS, 6)).getAsJsonObject();

    assertThat(json.keySet()).containsExactly("a/b/echo", "c/b/echo");
    var entry = json.getAsJsonObject("c/b/echo");
    assertThat(entry.keySet())
        .containsExactly("Protocol", "ProtocolVersion", "Pid", "Test", "Addr");
    assertThat(entry.get("Protocol").getAsString()).isEqualTo("grpc");
    assertThat(entry.get("ProtocolVersion").getAsInt()).isEqualTo(6);
    assertThat(entry.get("Pid").getAsLong()).isEqualTo(ProcessHandle.current().pid());
    assertThat(entry.get("Test").getAsBoolean()).isTrue();
    assertThat(entry.getAsJsonObject("Addr").get("Network").getAsString()).isEqualTo("unix");
    assertThat(entry.getAsJsonObject("Addr").get("String").getAsString()).isEqualTo(ADDRESS.text());
  }

  @Test
  void aShellUnderstandsTheLineForBash() throws Exception {
    var variable = new ReattachVariable("REATTACH", List.of("echo"));
    var json = variable.json(ADDRESS, 6);
    var export =
        variable
            .instructions(json)
            .lines()
            .filter(line -> line.contains("export "))
            .findFirst()
            .orElseThrow();

    var shell = new ProcessBuilder("sh", "-c", export + "; printf %s \"$REATTACH\"").start();

    assertThat(new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo(json);
  }

  @Test
  void quotesAreWrittenAsEveryShellWantsThem() {
    var text = new ReattachVariable("R", List.of("echo")).instructions("it's \\");

    assertThat(text)
        .contains("export R='it'\\''s \\'\n")
        .contains("set -gx R 'it\\'s \\\\'\n")
        .contains("$env:R = 'it''s \\'\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void oneServerServesSeveralHostsAndSurvivesThem(int rounds) {
    try (var server = ReattachServer.start(EchoPlugin.options().embedded().build())) {
      assertThat(server.version()).isEqualTo(4);
      for (var i = 0; i < rounds; i++) {
        try (var one = PluginClient.reattach(server.address(), 4, data -> {});
            var other = PluginClient.reattach(server.address(), 4, data -> {})) {
          assertThat(Calls.call(one.channel(), "Say", "a")).isEqualTo("a");
          assertThat(Calls.call(other.channel(), "Say", "b")).isEqualTo("b");
        }
      }
    }
  }

  @Test
  void theEndOfTheServerRunsWhatItsOptionsSayOnce() {
    var ends = new AtomicInteger();
    var options = EchoPlugin.options().embedded().onEnd(ends::incrementAndGet).build();
    try (var server = ReattachServer.start(options);
        var client = PluginClient.reattach(server.address(), 4, data -> {})) {
      assertThat(Calls.call(client.channel(), "Say", "a")).isEqualTo("a");
      assertThat(ends).hasValue(0);
    }
    assertThat(ends).hasValue(1);
  }

  @Test
  void theEndOfAConnectionIsReportedWheneverItIsAskedFor() throws Exception {
    var connection = new HostConnection();
    var ends = new CountDownLatch(2);
    connection.onEnd(ends::countDown);
    connection.end();
    connection.onEnd(ends::countDown);
    assertThat(ends.await(1, TimeUnit.MINUTES)).isTrue();
  }

  @Test
  void aServerThatHasGoneIsReported() {
    var server = ReattachServer.start(EchoPlugin.options().embedded().build());
    server.close();

    assertThatThrownBy(() -> PluginClient.reattach(server.address(), 4, data -> {}))
        .isInstanceOf(HandshakeException.class)
        .hasMessageContaining("Reattachment process not found");
  }

  @Test
  void aVariableWithoutNameOrKeyIsRefused() {
    assertThatThrownBy(() -> new ReattachVariable("", List.of("a")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new ReattachVariable("R", List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
