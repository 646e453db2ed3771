package dev.terrane.goplugin;

import dev.terrane.goplugin.handshake.HandshakeLine;
import dev.terrane.goplugin.handshake.PluginVariables;
import dev.terrane.goplugin.handshake.ProtocolVersions;
import dev.terrane.goplugin.service.StdioBuffer;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/// One launch by a host, from the first step to the exit code.
final class Launch {
  private static final int HOST_GONE = 1;

  private final PluginOptions options;
  private final StdioBuffer stdio;
  private final Optional<OwnedProcess> process;

  Launch(PluginOptions options, StdioBuffer stdio) {
    this.options = options;
    this.stdio = stdio;
    this.process =
        options.ownsProcess() ? Optional.of(new OwnedProcess(options.logger())) : Optional.empty();
  }

  int run() throws IOException, InterruptedException {
    options.trace().mark("launch begun");
    process.ifPresent(owned -> owned.begin(stdio));
    options.trace().mark("process set up");
    // Keys and services are prepared on two threads, because each takes time.
    var tls = new FutureTask<>(() -> LaunchTls.prepare(options.environment(), options.trace()));
    Thread.ofPlatform().daemon().name("plugin-tls").start(tls);
    var version = chooseVersion();
    var services = options.set(version).services();
    options.trace().mark("services made");
    try (var raw = options.transport().open(options.environment())) {
      options.trace().mark("listening");
      var source = new DeferredSource(raw);
      var contents = options.contents(services, stdio);
      try (var session = PluginSession.start(source, contents)) {
        options.trace().mark("gRPC started");
        var protection = result(tls);
        source.becomes(protection.protect(raw, options.logger()::debug));
        options.trace().mark("TLS ready");
        var certificate = protection.certificate();
        return serve(session, new HandshakeLine(version, raw.address(), certificate, multiplex()));
      }
    }
  }

  private int serve(PluginSession session, HandshakeLine line) throws InterruptedException {
    var out = options.streams().out();
    out.print(line.text() + "\n");
    out.flush();
    if (out.checkError()) {
      options.logger().error("the host has closed standard output before the handshake");
      return HOST_GONE;
    }
    options.trace().mark("handshake printed");
    var exitCode = new AtomicInteger();
    process.ifPresent(owned ->
        owned.serving(
            stdio,
            code -> {
              exitCode.set(code);
              session.requestShutdown();
            }));
    report();
    session.awaitShutdown();
    return exitCode.get();
  }

  private void report() {
    options.trace().publish(options.logger().sink());
  }

  private int chooseVersion() {
    var offered = Optional.ofNullable(options.environment().get(PluginVariables.PROTOCOL_VERSIONS));
    return ProtocolVersions.choose(options.versions(), offered, options.logger()::warn);
  }

  /// Connections are not multiplexed. Older hosts do not accept this field.
  private Optional<Boolean> multiplex() {
    return options.environment().getOrDefault(PluginVariables.MULTIPLEX_GRPC, "").isEmpty()
        ? Optional.empty()
        : Optional.of(false);
  }

  private static LaunchTls result(Future<LaunchTls> tls) throws InterruptedException {
    try {
      return tls.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof PluginStartException start) {
        throw start;
      }
      throw new IllegalStateException("cannot prepare TLS", e.getCause());
    }
  }
}
