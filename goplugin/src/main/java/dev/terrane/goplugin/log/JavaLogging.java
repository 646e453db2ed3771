package dev.terrane.goplugin.log;

import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

/// Redirects the log of `java.util.logging` to our logger. Its default handler writes two lines of
/// plain text for each entry, which hosts report as unexpected output.
public final class JavaLogging {
  private JavaLogging() {}

  /// Replaces all handlers of the process.
  public static void redirectTo(HclogLogger logger) {
    var root = LogManager.getLogManager().getLogger("");
    for (var handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    root.addHandler(new Bridge(logger));
  }

  private static final class Bridge extends Handler {
    private final HclogLogger logger;
    private final SimpleFormatter texts = new SimpleFormatter();

    Bridge(HclogLogger logger) {
      this.logger = logger;
    }

    @Override
    public void publish(LogRecord event) {
      var name = event.getLoggerName() == null ? "java" : event.getLoggerName();
      var message = texts.formatMessage(event);
      var level = level(name, event.getLevel());
      var thrown = event.getThrown();
      logger.log(
          level,
          message,
          thrown == null
              ? Map.of("logger", name)
              : Map.of("logger", name, "error", HclogLogger.stack(thrown)));
    }

    /// gRPC warns, with a stack trace, of each peer that disconnects without data.
    private static LogLevel level(String name, Level level) {
      if (name.startsWith("io.grpc.") && level.intValue() < Level.SEVERE.intValue()) {
        return LogLevel.DEBUG;
      }
      if (level.intValue() >= Level.SEVERE.intValue()) {
        return LogLevel.ERROR;
      }
      if (level.intValue() >= Level.WARNING.intValue()) {
        return LogLevel.WARN;
      }
      return level.intValue() >= Level.INFO.intValue() ? LogLevel.INFO : LogLevel.DEBUG;
    }

    @Override
    public void flush() {
      // Every line is flushed as it is written.
    }

    @Override
    public void close() {
      // The sink belongs to the caller.
    }
  }
}
