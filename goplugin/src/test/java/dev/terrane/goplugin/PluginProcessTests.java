package dev.terrane.goplugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.service.StdioData;
import dev.terrane.goplugin.testplugin.Calls;
import dev.terrane.goplugin.testplugin.EchoPlugin;
import dev.terrane.goplugin.testplugin.JavaProgram;
import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests that require a separate process.
class PluginProcessTests {
  private static final int SIGINT = 2;

  private static final List<String> COMMAND = JavaProgram.command(EchoPlugin.class);

  private final LinkedBlockingQueue<String> logLines = new LinkedBlockingQueue<>();
  private final LinkedBlockingQueue<StdioData> stdio = new LinkedBlockingQueue<>();

  @Test
  void aPersonWhoStartsThePluginReadsWhatItIs() throws Exception {
    var process = new ProcessBuilder(COMMAND).start();

    assertThat(process.getInputStream().readAllBytes()).isEmpty();
    assertThat(process.getErrorStream().readAllBytes())
        .asString(StandardCharsets.UTF_8)
        .contains("This is echo-plugin, a plugin for Echo Host.");
    assertThat(process.waitFor()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"unix,true", "unix,false", "tcp,true", "tcp,false"})
  void aHostStartsCallsAndEndsThePlugin(String transport, boolean tls) {
    var options = options().variable("ECHO_TRANSPORT", transport);
    var client = PluginClient.start(tls ? options.build() : options.withoutTls().build());

    assertThat(client.version()).isEqualTo(4);
    assertThat(client.address().network().word()).isEqualTo(transport);
    assertThat(Calls.call(client.channel(), "Say", "hello")).isEqualTo("hello");
    assertThat(client.stop()).as("ended in time").isTrue();
    assertThat(client.exitCode()).hasValue(0);
    assertThat(client.startTime()).isPositive();
  }

  @Test
  void shutdownEndsThePluginInTimeWhileACallRuns() throws Exception {
    var client = start();
    var call = CompletableFuture.supplyAsync(() -> Calls.call(client.channel(), "Sleep", ""));
    assertPrinted(StdioData.Channel.STDOUT, "asleep\n");

    assertThat(client.stop()).as("ended in time").isTrue();
    assertThat(client.exitCode()).hasValue(0);
    assertThat(call.handle((answer, failure) -> failure).get(10, TimeUnit.SECONDS)).isNotNull();
  }

  @Test
  void strayOutputIsStreamedToTheHost() throws Exception {
    try (var client = start()) {
      Calls.call(client.channel(), "Print", "a word");

      assertPrinted(StdioData.Channel.STDOUT, "out a word\n");
      assertPrinted(StdioData.Channel.STDERR, "err a word\n");
      assertThat(logLines).noneMatch(line -> line.contains("a word"));
    }
  }

  @Test
  void whatIsPrintedBeforeTheHandshakeDoesNotBreakIt() throws Exception {
    try (var client = PluginClient.start(options().variable("ECHO_BANNER", "hello").build())) {
      assertThat(Calls.call(client.channel(), "Say", "x")).isEqualTo("x");
      assertPrinted(StdioData.Channel.STDOUT, "hello\n");
    }
  }

  private void assertPrinted(StdioData.Channel channel, String text) throws InterruptedException {
    var piece = stdio.poll(20, TimeUnit.SECONDS);
    assertThat(piece).isNotNull();
    assertThat(piece.channel()).isEqualTo(channel);
    assertThat(piece.text()).isEqualTo(text);
  }

  /// A build in the background of a script ignores SIGINT, and its children inherit that: a JVM
  /// does not handle a signal that is ignored at its start.
  private static void assumeInterruptsArrive() throws IOException {
    var status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return;
    }
    var ignored =
        Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .map(line -> Long.parseUnsignedLong(line.substring("SigIgn:".length()).strip(), 16))
            .findFirst()
            .orElse(0L);
    assumeTrue((ignored & (1L << (SIGINT - 1))) == 0, "this build was started to ignore SIGINT");
  }

  @Test
  void anInterruptIsIgnoredAndLogged() throws Exception {
    assumeInterruptsArrive();
    try (var client = start()) {
      signal(client.process().orElseThrow(), "INT");

      assertThat(logLine("interrupt")).contains("ignored interrupt 1");
      assertThat(Calls.call(client.channel(), "Say", "alive")).isEqualTo("alive");
    }
  }

  @Test
  void terminateEndsThePlugin() throws Exception {
    var client = start();
    Calls.call(client.channel(), "Say", "x");
    var process = client.process().orElseThrow();
    signal(process, "TERM");

    process.onExit().get(20, TimeUnit.SECONDS);
    client.stop();
    assertThat(client.exitCode()).hasValue(143);
  }

  @Test
  void theEndOfTheJvmIsReportedAsAPanic() throws Exception {
    var client = start();
    assertThatThrownBy(() -> Calls.call(client.channel(), "Die", "x"))
        .isInstanceOf(StatusRuntimeException.class);

    client.process().orElseThrow().onExit().get(20, TimeUnit.SECONDS);
    client.stop();
    assertThat(client.exitCode()).hasValue(2);
    assertThat(logLine("panic:")).isEqualTo("panic: java.lang.InternalError: the end of 1 bytes");
    assertThat(logLine("\tat ")).contains("Echo");
  }

  @Test
  void aFailureInACallEndsTheCallAlone() throws Exception {
    try (var client = start()) {
      assertThatThrownBy(() -> Calls.call(client.channel(), "Fail", "x"))
          .isInstanceOf(StatusRuntimeException.class);

      assertThat(logLine("a failure of the author")).startsWith("{\"@level\":\"error\"");
      assertThat(Calls.call(client.channel(), "Say", "alive")).isEqualTo("alive");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"unix", "tcp"})
  void theRealTrustStoreIsThereAfterASession(String transport) {
    var options = options().variable("ECHO_TRANSPORT", transport).build();
    try (var client = PluginClient.start(options)) {
      var found = Calls.call(client.channel(), "Trust", "").split(" ", -1);

      assertThat(Integer.parseInt(found[0])).as("trusted authorities").isGreaterThan(10);
      assertThat(found[1]).as("javax.net.ssl.trustStore").isEqualTo("null");
      assertThat(found[2]).as("jdk.tls.namedGroups").isEqualTo("null");
    }
  }

  @ParameterizedTest
  @CsvSource({"unix,true", "unix,false", "tcp,true", "tcp,false"})
  void noThreadIsLeftThatDelaysTheExitOfTheJvm(String transport, boolean tls) {
    var options = options().variable("ECHO_TRANSPORT", transport);
    try (var client = PluginClient.start(tls ? options.build() : options.withoutTls().build())) {
      assertThat(Calls.call(client.channel(), "Threads", ""))
          .contains("plugin-io")
          .doesNotContain("Poller");
    }
  }

  @Test
  void aKilledHostLeavesNoPlugin() throws Exception {
    var host = new ProcessBuilder(JavaProgram.command(KilledHost.class)).start();
    try (var lines = host.inputReader()) {
      var plugin = ProcessHandle.of(Long.parseLong(lines.readLine())).orElseThrow();
      assertThat(plugin.isAlive()).isTrue();
      host.destroyForcibly();

      plugin.onExit().get(5, TimeUnit.SECONDS);
    }
  }

  @Test
  void aPluginForReattachingStopsOnInterrupt() throws Exception {
    assumeInterruptsArrive();
    var process =
        new ProcessBuilder(JavaProgram.command(EchoPlugin.class, "-Decho.reattach=ECHO_REATTACH"))
            .start();
    try (var lines = process.inputReader()) {
      var line = lines.readLine();
      while (!line.contains("export ECHO_REATTACH=")) {
        line = lines.readLine();
      }
      assertThat(line).contains("\"Test\":true").contains("\"Pid\":" + process.pid());
      signal(process.toHandle(), "INT");

      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isZero();
    }
  }

  @Test
  void messagesOf256MebibytesPassBothWays() throws Exception {
    var program =
        new ProcessBuilder(JavaProgram.command(LargeMessages.class, "-Xmx2g"))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();

    assertThat(new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo("sent 268435456, received 268435456, one byte more: refused\n");
  }

  @Test
  void theStartUpIsTracedWhenAskedFor() throws Exception {
    try (var client = PluginClient.start(options().variable("ECHO_TRACE", "1").build())) {
      assertThat(logLine("start-up")).startsWith("start-up, milliseconds");
      assertThat(logLine("certificate created")).endsWith("certificate created");
      assertThat(logLine("handshake")).endsWith("handshake printed");
      assertThat(Calls.call(client.channel(), "Say", "x")).isEqualTo("x");
    }
  }

  /// Waits for a line that contains a text.
  private String logLine(String text) throws InterruptedException {
    for (var line = logLines.poll(20, TimeUnit.SECONDS);
        line != null;
        line = logLines.poll(20, TimeUnit.SECONDS)) {
      if (line.contains(text)) {
        return line;
      }
    }
    throw new AssertionError("no line with " + text);
  }

  private PluginClient start() {
    return PluginClient.start(options().build());
  }

  private ClientOptions.Builder options() {
    return ClientOptions.builder(COMMAND, EchoPlugin.COOKIE, Set.of(3, 4))
        .logLines(logLines::add)
        .stdio(stdio::add);
  }

  private static void signal(ProcessHandle process, String name) throws Exception {
    var kill = new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).start();
    assertThat(kill.waitFor()).isZero();
  }
}
