package dev.terrane.server;

import dev.terrane.engine.session.Session;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.LogLevel;
import dev.terrane.provider.Log;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.server.wire.ProviderService;

/** Opens sessions: each has a provider instance of its own. */
final class Sessions {
  private Sessions() {}

  static ProviderService open(ProviderType<?, ?> provider, HclogLogger logger) {
    Log log = (level, message, fields) -> logger.log(level(level), message, fields);
    return new EngineService(new Session(provider, log));
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
