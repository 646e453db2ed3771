package dev.terrane.server;

import dev.terrane.engine.session.Session;
import dev.terrane.goplugin.PluginSession;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.LogLevel;
import dev.terrane.provider.Log;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.server.wire.ProviderService;
import io.grpc.ServerCall;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/** How calls find their session; each session has a provider instance of its own. */
@FunctionalInterface
interface Sessions {
  /** Chooses the session of a call. */
  Function<ServerCall<?, ?>, ProviderService> open(Supplier<ProviderService> start);

  /** One session for the whole process, as Terraform starts providers. */
  static Function<ServerCall<?, ?>, ProviderService> single(Supplier<ProviderService> start) {
    var only = start.get();
    return _ -> only;
  }

  /**
   * A session for each connection: when one process serves many uses of a provider, each has a
   * connection, and what one has configured must not reach another.
   */
  static Function<ServerCall<?, ?>, ProviderService> perConnection(
      Supplier<ProviderService> start) {
    Map<Object, ProviderService> open = Collections.synchronizedMap(new WeakHashMap<>());
    return call -> {
      var connection = call.getAttributes().get(PluginSession.CONNECTION);
      return open.computeIfAbsent(connection == null ? open : connection, _ -> start.get());
    };
  }

  /** Starts sessions of a provider. */
  static Supplier<ProviderService> of(
      ProviderType<?, ?> provider, HclogLogger logger, Map<String, String> environment) {
    Log log = (level, message, fields) -> logger.log(level(level), message, fields);
    var variables = ServeVariables.lookup(environment);
    return () -> new EngineService(new Session(provider, log, variables));
  }

  private static LogLevel level(Log.Level level) {
    return switch (level) {
      case TRACE -> LogLevel.TRACE;
      case DEBUG -> LogLevel.DEBUG;
      case INFO -> LogLevel.INFO;
      case WARN -> LogLevel.WARN;
      case ERROR -> LogLevel.ERROR;
    };
  }
}
