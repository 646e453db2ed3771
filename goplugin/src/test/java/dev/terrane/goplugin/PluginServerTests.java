package dev.terrane.goplugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.PluginVariables;
import dev.terrane.goplugin.testplugin.Calls;
import dev.terrane.goplugin.testplugin.Echo;
import dev.terrane.goplugin.testplugin.EchoPlugin;
import dev.terrane.goplugin.testplugin.EmbeddedPlugin;
import dev.terrane.goplugin.tls.SelfSignedCertificate;
import io.grpc.ServerServiceDefinition;
import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PluginServerTests {
  @Test
  void withoutTheCookieAFriendlyTextIsPrintedAndNothingElse() {
    try (var plugin = EmbeddedPlugin.start(EchoPlugin.options(), Map.of("ECHO_COOKIE", "other"))) {
      assertThat(plugin.exitCode()).isEqualTo(1);
      assertThat(plugin.out()).isEmpty();
      assertThat(plugin.err())
          .contains("This is echo-plugin, a plugin for Echo Host.")
          .contains("cannot be used on its own")
          .endsWith("Run: echo-host\n");
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Transport.class,
      names = {"TCP", "UNIX"})
  void aHostIsServedOverEveryTransportWithTlsAndWithout(Transport transport) {
    try (var tls = EmbeddedPlugin.start(EchoPlugin.options().transport(transport), Map.of());
        var plain =
            EmbeddedPlugin.startPlain(EchoPlugin.options().transport(transport), Map.of())) {
      assertThat(tls.line()).matches("1\\|4\\|(tcp|unix)\\|[^|]+\\|grpc\\|[A-Za-z0-9+/]{300,}");
      assertThat(plain.line()).matches("1\\|4\\|(tcp|unix)\\|[^|]+\\|grpc\\|");
      for (var plugin : List.of(tls, plain)) {
        try (var client = plugin.connect()) {
          assertThat(Calls.call(client.channel(), "Say", "hello")).isEqualTo("hello");
        }
        assertThat(plugin.exitCode()).isZero();
        assertThat(plugin.out().lines()).hasSize(1);
      }
    }
  }

  @Test
  void theDirectoryOfTheHostHoldsTheSocketAndIsEmptyAfterwards(@TempDir Path directory) {
    var variables = Map.of(PluginVariables.UNIX_SOCKET_DIR, directory.toString());
    try (var plugin = EmbeddedPlugin.start(EchoPlugin.options(), variables)) {
      assertThat(plugin.handshake().address().text()).startsWith(directory + "/plugin");
    }
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void aDirectoryThatIsTooDeepIsReplacedByTcp(@TempDir Path directory) {
    var deep = directory.resolve("d".repeat(120)).toString();
    try (var plugin = EmbeddedPlugin.start(EchoPlugin.options(), Map.of("TMPDIR", deep))) {
      assertThat(plugin.line()).contains("|tcp|127.0.0.1:");
    }
    var named = Map.of(PluginVariables.UNIX_SOCKET_DIR, deep);
    try (var plugin = EmbeddedPlugin.start(EchoPlugin.options(), named)) {
      assertThat(plugin.exitCode()).isEqualTo(1);
      assertThat(plugin.err()).contains("cannot open the plugin's socket").contains(deep);
    }
  }

  @Test
  void thePortIsOneOfTheHostsRange() {
    var variables = Map.of(PluginVariables.MIN_PORT, "21000", PluginVariables.MAX_PORT, "21100");
    var options = EchoPlugin.options().transport(Transport.TCP);
    try (var plugin = EmbeddedPlugin.start(options, variables)) {
      assertThat(plugin.line()).containsPattern("\\|tcp\\|127\\.0\\.0\\.1:21[01]\\d\\d\\|");
    }
  }

  @Test
  void aVariableThatIsWrongIsNamedInOneSentence() {
    var options = EchoPlugin.options().transport(Transport.TCP);
    try (var plugin = EmbeddedPlugin.start(options, Map.of(PluginVariables.MIN_PORT, "many"))) {
      assertThat(plugin.exitCode()).isEqualTo(1);
      assertThat(plugin.err()).startsWith("panic: ").contains("PLUGIN_MIN_PORT").hasLineCount(1);
    }
    var noPem = Map.of(PluginVariables.CLIENT_CERT, "no certificate");
    try (var plugin = EmbeddedPlugin.start(EchoPlugin.options(), noPem)) {
      assertThat(plugin.exitCode()).isEqualTo(1);
      assertThat(plugin.err())
          .contains("PLUGIN_CLIENT_CERT does not contain a PEM certificate")
          .hasLineCount(1);
    }
  }

  @Test
  void theSeventhFieldIsPrintedOnlyForHostsThatAsk() {
    var asking = Map.of(PluginVariables.MULTIPLEX_GRPC, "true");
    try (var plugin = EmbeddedPlugin.startPlain(EchoPlugin.options(), asking)) {
      assertThat(plugin.line()).endsWith("|grpc||false");
    }
  }

  @Test
  void onlyTheVersionThatIsLeftIsServed() {
    try (var plugin = EmbeddedPlugin.start(EchoPlugin.options().onlyVersion(3), Map.of())) {
      assertThat(plugin.line()).startsWith("1|3|");
    }
    assertThatThrownBy(() -> EchoPlugin.options().onlyVersion(9).build())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("version 9");
  }

  @Test
  void onlyTheServicesOfTheChosenVersionAreMade() {
    var made = new ArrayList<Integer>();
    var options =
        EchoPlugin.options()
            .version(3, () -> services(made, 3))
            .version(4, () -> services(made, 4));
    try (var plugin = EmbeddedPlugin.start(options, Map.of())) {
      plugin.line();
      assertThat(made).containsExactly(4);
    }
  }

  private static List<ServerServiceDefinition> services(List<Integer> made, int version) {
    made.add(version);
    return List.of(Echo.service());
  }

  @Test
  void servicesThatCannotBeMadeEndThePluginWithTheReason() {
    var options =
        EchoPlugin.options()
            .version(
                4,
                () -> {
                  throw new PluginStartException("attribute x has no type");
                });
    try (var plugin = EmbeddedPlugin.start(options, Map.of())) {
      assertThat(plugin.exitCode()).isEqualTo(1);
      assertThat(plugin.err()).isEqualTo("panic: attribute x has no type\n");
      assertThat(plugin.out()).isEmpty();
    }
  }

  @Test
  void everyCallRunsOnAVirtualThread() {
    try (var plugin = EmbeddedPlugin.start(EchoPlugin.options(), Map.of());
        var client = plugin.connect()) {
      assertThat(Calls.call(client.channel(), "Thread", "")).isEqualTo("virtual");
    }
  }

  @Test
  void aCallThatRunsIsInterruptedByShutdown() throws Exception {
    var asleep = new CountDownLatch(1);
    var interrupted = new CountDownLatch(1);
    var service = Echo.service(asleep::countDown, interrupted::countDown);
    var options = EchoPlugin.options().version(4, () -> List.of(service));
    try (var plugin = EmbeddedPlugin.start(options, Map.of());
        var client = plugin.connect()) {
      var call = CompletableFuture.supplyAsync(() -> Calls.call(client.channel(), "Sleep", ""));
      assertThat(asleep.await(20, TimeUnit.SECONDS)).isTrue();
      plugin.connect().close();

      assertThat(call.handle((answer, failure) -> failure).get(20, TimeUnit.SECONDS))
          .hasCauseInstanceOf(StatusRuntimeException.class);
      assertThat(interrupted.await(20, TimeUnit.SECONDS)).isTrue();
      assertThat(plugin.exitCode()).isZero();
    }
  }

  @Test
  void whatTheOptionsSayIsRunWhenTheHostAsksForTheEnd() {
    var asked = new CountDownLatch(1);
    try (var plugin =
        EmbeddedPlugin.start(EchoPlugin.options().onShutdown(asked::countDown), Map.of())) {
      plugin.connect().close();
      assertThat(plugin.exitCode()).isZero();
      assertThat(asked.getCount()).isZero();
    }
  }

  @Test
  void aStrangersCertificateIsTurnedAwayAndTheHostIsStillServed() {
    try (var plugin = EmbeddedPlugin.start(EchoPlugin.options(), Map.of())) {
      var stranger = Optional.of(SelfSignedCertificate.client());
      try (var client = PluginClient.connect(plugin.handshake(), stranger, data -> {})) {
        assertThatThrownBy(() -> Calls.call(client.channel(), "Say", "x"))
            .isInstanceOf(StatusRuntimeException.class)
            .hasMessageContaining("UNAVAILABLE");
      }
      try (var client = plugin.connect()) {
        assertThat(Calls.call(client.channel(), "Say", "x")).isEqualTo("x");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void garbageAndHangUpsDoNotEndTheService(boolean tls) throws IOException {
    var options = EchoPlugin.options().transport(Transport.TCP);
    try (var plugin =
        tls
            ? EmbeddedPlugin.start(options, Map.of())
            : EmbeddedPlugin.startPlain(options, Map.of())) {
      var address = (InetSocketAddress) plugin.handshake().address().resolve();
      for (var i = 0; i < 50; i++) {
        try (var stranger = new Socket(address.getAddress(), address.getPort())) {
          stranger.setSoLinger(true, 0);
          stranger.getOutputStream().write(new byte[i]);
        }
      }
      try (var client = plugin.connect()) {
        assertThat(Calls.call(client.channel(), "Say", "x")).isEqualTo("x");
      }
    }
  }

  @Test
  void severalServersLiveInOneJvm() {
    try (var one = EmbeddedPlugin.start(EchoPlugin.options(), Map.of());
        var other = EmbeddedPlugin.start(EchoPlugin.options(), Map.of());
        var client = other.connect()) {
      one.connect().close();
      assertThat(one.exitCode()).isZero();
      assertThat(Calls.call(client.channel(), "Say", "still here")).isEqualTo("still here");
    }
  }
}
