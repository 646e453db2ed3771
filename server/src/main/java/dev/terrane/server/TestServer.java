package dev.terrane.server;

import dev.terrane.engine.session.ClosingClients;
import dev.terrane.goplugin.PluginOptions;
import dev.terrane.goplugin.PluginStreams;
import dev.terrane.goplugin.ReattachServer;
import dev.terrane.goplugin.ReattachVariable;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.LogLevel;
import dev.terrane.goplugin.log.LogSink;
import dev.terrane.goplugin.log.Secrets;
import dev.terrane.provider.Log;
import dev.terrane.provider.schema.ProviderType;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * Serves a provider to any number of CLIs from the JVM of a test. Each connection has a session of
 * its own, as if the CLI had started a process. Nothing is printed. Thread-safe.
 */
public final class TestServer implements AutoCloseable {
  /** The variable that CLIs read. */
  public static final String VARIABLE = "TF_REATTACH_PROVIDERS";

  private final ReattachServer server;

  private TestServer(ReattachServer server) {
    this.server = server;
  }

  /**
   * Starts a server with the newest version of the protocol.
   *
   * @param environment the variables that are visible to the provider
   * @param log receives the lines of the provider, from any thread
   */
  public static TestServer start(
      ProviderType<?, ?> provider, Map<String, String> environment, Log log) {
    return new TestServer(ReattachServer.start(options(provider, environment, log)));
  }

  private static PluginOptions options(
      ProviderType<?, ?> provider, Map<String, String> environment, Log log) {
    var nothing = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    var logger = HclogLogger.create(new LogSink(nothing, new Secrets()), "", LogLevel.OFF);
    var kind = PluginKind.of(provider);
    var builder =
        PluginOptions.builder(Main.COOKIE, kind.directStartMessage(provider.name()))
            .streams(new PluginStreams(nothing, nothing))
            .logger(logger)
            .embedded();
    var open = SessionRegistry.inTest(provider, log, logger, environment, new ClosingClients());
    builder.onEnd(open::close);
    for (var protocol : kind.protocols()) {
      var rpcs = kind.rpcs(protocol);
      builder.version(
          protocol.number(), () -> SessionPolicy.perConnection(protocol, rpcs, open::start));
    }
    return builder.build();
  }

  /**
   * Returns the value of {@link #VARIABLE} for a CLI.
   *
   * @param addresses the addresses of the provider in configurations, at least one
   */
  public String value(List<String> addresses) {
    return server.value(new ReattachVariable(VARIABLE, addresses));
  }

  /** Ends the server and closes the sessions. Running calls are interrupted. */
  @Override
  public void close() {
    server.close();
  }
}
