package dev.terrane.server;

import dev.terrane.daemon.Daemon;
import dev.terrane.engine.session.ClosingClients;
import dev.terrane.goplugin.PluginOptions;
import dev.terrane.goplugin.PluginProgram;
import dev.terrane.goplugin.PluginStreams;
import dev.terrane.goplugin.ReattachVariable;
import dev.terrane.goplugin.StartupTrace;
import dev.terrane.goplugin.handshake.MagicCookie;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.LogSink;
import dev.terrane.goplugin.log.Secrets;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.server.wire.ProtocolDescriptors;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The main program of a provider or provisioner: serves the one on its class path. */
public final class Main {
  /** The variable that Terraform sets for a provider that it starts. */
  public static final MagicCookie COOKIE =
      new MagicCookie(
          "TF_PLUGIN_MAGIC_COOKIE",
          "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2");

  private Main() {}

  /**
   * Serves until Terraform requests the shutdown.
   *
   * @param args none when Terraform starts the provider; {@code reattach} and the provider's
   *     addresses, as configurations name it, to start it in a debugger; {@code daemon} alone, from
   *     the native launcher, to serve several launches at once
   */
  public static void main(String[] args) {
    if (args.length > 1 && args[0].equals("reattach")) {
      var addresses = List.of(args).subList(1, args.length);
      PluginProgram.runForReattach(
          environment ->
              options(
                  JournalLocation.without(environment),
                  PluginStreams.ofProcess(),
                  ProviderLocator::findProvider,
                  SessionPolicy::perConnection,
                  new ClosingClients()),
          new ReattachVariable("TF_REATTACH_PROVIDERS", addresses));
    }
    if (args.length == 1 && args[0].equals("daemon")) {
      Daemon.run(new DaemonProvider());
    }
    PluginProgram.run(environment -> {
      var streams = PluginStreams.ofProcess();
      AotCacheCheck.warn(environment, new LogSink(streams.err(), new Secrets()));
      return options(
          environment, streams, ProviderLocator::find, SessionPolicy::single, new ClosingClients());
    });
  }

  static PluginOptions options(
      Map<String, String> environment,
      PluginStreams streams,
      Supplier<ProviderType<?, ?>> search,
      SessionPolicy sessions,
      ClosingClients closing) {
    var trace = StartupTrace.begin(environment, ServeVariables.STARTUP_TRACE);
    var provider = search.get();
    trace.mark("provider found");
    if (AotCacheCheck.isRejected()) {
      trace.mark("the JVM does not use its AOT cache");
    }
    var kind = PluginKind.of(provider);
    var logger = logger(environment, streams, provider);
    var builder =
        PluginOptions.builder(COOKIE, kind.directStartMessage(provider.name()))
            .environment(environment)
            .streams(streams)
            .logger(logger)
            .trace(trace)
            .descriptors(ProtocolDescriptors::files);
    var open = SessionRegistry.of(provider, logger, environment, closing);
    builder.onShutdown(open::endJournals).onEnd(open::close);
    for (var protocol : kind.protocols()) {
      builder.version(
          protocol.number(), () -> sessions.serve(protocol, kind.rpcs(protocol), open::start));
    }
    // The variable may be set for the providers of the same command.
    ServeVariables.protocol(environment)
        .filter(_ -> kind == PluginKind.PROVIDER)
        .ifPresent(builder::onlyVersion);
    return builder.build();
  }

  private static HclogLogger logger(
      Map<String, String> environment, PluginStreams streams, ProviderType<?, ?> provider) {
    var sink = new LogSink(streams.err(), new Secrets());
    var level = ServeVariables.logLevel(environment, provider, sink::print);
    return HclogLogger.create(sink, provider.name(), level);
  }
}
