package dev.terrane.server;

import dev.terrane.goplugin.FriendlyText;
import dev.terrane.goplugin.PluginOptions;
import dev.terrane.goplugin.PluginProgram;
import dev.terrane.goplugin.PluginStreams;
import dev.terrane.goplugin.StartupTrace;
import dev.terrane.goplugin.handshake.Cookie;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.LogSink;
import dev.terrane.goplugin.log.Secrets;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.server.wire.Protocol;
import dev.terrane.server.wire.ProtocolDescriptors;
import java.util.List;
import java.util.Map;

/** The program that Terraform starts: it serves the provider that stands on its class path. */
public final class Main {
  private static final Cookie COOKIE =
      new Cookie(
          "TF_PLUGIN_MAGIC_COOKIE",
          "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2");

  private Main() {}

  /**
   * Serves until Terraform asks for the end.
   *
   * @param args none
   */
  public static void main(String[] args) {
    PluginProgram.run(Main::options);
  }

  static PluginOptions options(Map<String, String> environment) {
    var trace = StartupTrace.begin(environment, ServeVariables.STARTUP_TRACE);
    var provider = Providers.find();
    trace.mark("provider found");
    var streams = PluginStreams.ofProcess();
    var logger = logger(environment, streams, provider);
    var builder =
        PluginOptions.builder(COOKIE, friendlyText(provider))
            .environment(environment)
            .streams(streams)
            .logger(logger)
            .trace(trace)
            .descriptors(ProtocolDescriptors::files);
    for (var protocol : Protocol.values()) {
      builder.version(
          protocol.number(), () -> List.of(protocol.serve(Sessions.open(provider, logger))));
    }
    ServeVariables.protocol(environment).ifPresent(builder::onlyVersion);
    return builder.build();
  }

  private static HclogLogger logger(
      Map<String, String> environment, PluginStreams streams, ProviderType<?, ?> provider) {
    var sink = new LogSink(streams.err(), new Secrets());
    var level = ServeVariables.logLevel(environment, provider.name(), sink::print);
    return HclogLogger.create(sink, provider.name(), level);
  }

  private static FriendlyText friendlyText(ProviderType<?, ?> provider) {
    return new FriendlyText(
        "terraform-provider-" + provider.name(),
        "Terraform and OpenTofu",
        "Name it in the required_providers of a configuration and run terraform init.");
  }
}
