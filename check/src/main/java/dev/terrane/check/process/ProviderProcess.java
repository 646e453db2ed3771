package dev.terrane.check.process;

import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.HandshakeException;
import dev.terrane.goplugin.service.StdioData;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.Main;
import dev.terrane.server.wire.ProviderClient;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A running provider. It is killed when this JVM ends.
public final class ProviderProcess implements AutoCloseable {
  private static final Duration END = Duration.ofSeconds(1);

  private final PluginClient client;
  private final ProcessOutput output;
  private final LimitedEndpoint endpoint;
  private final Thread hook;

  private ProviderProcess(PluginClient client, ProcessOutput output, Duration callTimeout) {
    this.client = client;
    this.output = output;
    this.endpoint =
        new LimitedEndpoint(new ProviderClient(client.channel(), protocol()), this, callTimeout);
    this.hook = Thread.ofPlatform().unstarted(client::kill);
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /// Starts a provider.
  ///
  /// @throws CallFailure if its handshake fails
  public static ProviderProcess start(ProcessOptions options) {
    var output = new ProcessOutput();
    var client =
        ClientOptions.builder(options.command(), Main.COOKIE, Set.of(5, 6))
            .startTimeout(options.startTimeout())
            .logLines(output::line)
            .stdio((StdioData data) -> data.text().lines().forEach(output::line))
            .build();
    try {
      return new ProviderProcess(PluginClient.start(client), output, options.callTimeout());
    } catch (HandshakeException e) {
      throw new CallFailure("handshake", reason(e), output.lines(), e);
    }
  }

  /// The reason without the output, which is reported by itself.
  private static String reason(HandshakeException e) {
    var first = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return first.replace(" Its last lines on standard error:", "");
  }

  /// The calls of the provider.
  public LimitedEndpoint endpoint() {
    return endpoint;
  }

  /// The version of its protocol.
  public Protocol protocol() {
    return Protocol.of(client.version());
  }

  /// Whether the process runs.
  public boolean isAlive() {
    return client.process().filter(ProcessHandle::isAlive).isPresent();
  }

  ProcessOutput output() {
    return output;
  }

  /// Waits a moment for the end of the process.
  ///
  /// @return its exit status; empty if it still runs
  OptionalInt awaitEnd() {
    try {
      client.process().orElseThrow().onExit().get(END.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return OptionalInt.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return OptionalInt.empty();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
    // Waits until all output is read.
    client.kill();
    return client.exitCode();
  }

  void kill() {
    client.kill();
  }

  @Override
  public void close() {
    client.stop();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is ending, and runs the hook.
    }
  }
}
