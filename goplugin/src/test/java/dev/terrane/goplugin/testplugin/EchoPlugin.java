package dev.terrane.goplugin.testplugin;

import dev.terrane.goplugin.DirectStartMessage;
import dev.terrane.goplugin.PluginOptions;
import dev.terrane.goplugin.PluginServer;
import dev.terrane.goplugin.PluginStreams;
import dev.terrane.goplugin.ReattachVariable;
import dev.terrane.goplugin.StartupTrace;
import dev.terrane.goplugin.Transport;
import dev.terrane.goplugin.handshake.MagicCookie;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.LogLevel;
import dev.terrane.goplugin.log.LogSink;
import dev.terrane.goplugin.log.Secrets;
import io.grpc.ServerServiceDefinition;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A whole plugin, for tests that need a process of its own.
public final class EchoPlugin {
  public static final MagicCookie COOKIE = new MagicCookie("ECHO_COOKIE", "let-me-in");

  private EchoPlugin() {}

  public static PluginOptions.Builder options() {
    var text = new DirectStartMessage("echo-plugin", "Echo Host", "Run: echo-host");
    return PluginOptions.builder(COOKIE, text)
        .version(3, () -> List.of(Echo.service()))
        .version(4, EchoPlugin::services);
  }

  /// Prints on its way, as a careless author does.
  private static List<ServerServiceDefinition> services() {
    var banner = System.getenv("ECHO_BANNER");
    if (banner != null) {
      System.out.println(banner);
    }
    return List.of(Echo.service());
  }

  private static HclogLogger logger(Map<String, String> environment) {
    var sink = new LogSink(PluginStreams.ofProcess().err(), new Secrets());
    var level = LogLevel.fromEnvironment(environment, List.of("ECHO_LOG"), sink::print);
    return HclogLogger.create(sink, "echo", level);
  }

  public static void main(String[] args) {
    var environment = System.getenv();
    var trace = StartupTrace.begin(environment, "ECHO_TRACE");
    var transport = environment.getOrDefault("ECHO_TRANSPORT", "auto").toUpperCase(Locale.ROOT);
    var options =
        options()
            .environment(environment)
            .transport(Transport.valueOf(transport))
            .logger(logger(environment))
            .trace(trace)
            .build();
    var server = new PluginServer(options);
    var variable = System.getProperty("echo.reattach");
    System.exit(
        variable == null
            ? server.serve()
            : server.serveForReattach(new ReattachVariable(variable, List.of("echo"))));
  }
}
