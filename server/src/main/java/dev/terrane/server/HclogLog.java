package dev.terrane.server;

import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.LogLevel;
import dev.terrane.provider.Log;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The log of a provider, and of its subsystems, each with the level of its own variable.
 * Thread-safe.
 */
final class HclogLog implements Log {
  /** The variables of the level at which the CLI writes the lines of providers. */
  private static final List<String> HOST = List.of("TF_LOG_PROVIDER", "TF_LOG");

  private final HclogLogger logger;
  private final Map<String, String> environment;
  private final List<String> variables;
  private final Map<String, Log> subsystems = new ConcurrentHashMap<>();

  /**
   * Creates a log.
   *
   * @param logger has the level of the variables
   * @param variables the variables of the level, the most specific first
   */
  HclogLog(HclogLogger logger, Map<String, String> environment, List<String> variables) {
    this.logger = logger;
    this.environment = environment;
    this.variables = variables;
  }

  @Override
  public void write(Level level, String message, Map<String, ?> fields) {
    logger.log(level(level), message, fields);
  }

  /** Without a variable of the CLI, a provider that a CLI has started logs to nobody. */
  @Override
  public boolean isEnabled(Level level) {
    return logger.isEnabled(level(level)) && level(level).compareTo(host(environment)) >= 0;
  }

  private static LogLevel host(Map<String, String> environment) {
    var isSet = HOST.stream().anyMatch(one -> !environment.getOrDefault(one, "").isBlank());
    return isSet || !environment.containsKey(Main.COOKIE.key())
        ? LogLevel.fromEnvironment(environment, HOST, _ -> {})
        : LogLevel.OFF;
  }

  // Kept, so that an invalid level is reported once.
  @Override
  public Log subsystem(String name) {
    return subsystems.computeIfAbsent(
        name, _ -> part(name, variables.getFirst() + "_" + variable(name)));
  }

  /** The log of the framework itself. */
  Log framework() {
    return part("framework", "TF_LOG_SDK_FRAMEWORK", "TF_LOG_SDK");
  }

  private Log part(String name, String... specific) {
    var all = Stream.concat(Stream.of(specific), variables.stream()).toList();
    var threshold = LogLevel.fromEnvironment(environment, all, logger::warn);
    return new HclogLog(logger.named(name).withThreshold(threshold), environment, all);
  }

  /** The part of the name of a variable. */
  private static String variable(String name) {
    return name.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "_");
  }

  private static LogLevel level(Level level) {
    return switch (level) {
      case TRACE -> LogLevel.TRACE;
      case DEBUG -> LogLevel.DEBUG;
      case INFO -> LogLevel.INFO;
      case WARN -> LogLevel.WARN;
      case ERROR -> LogLevel.ERROR;
    };
  }
}
