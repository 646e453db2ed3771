package dev.terrane.server;

import dev.terrane.goplugin.PluginStartException;
import dev.terrane.goplugin.log.LogLevel;
import dev.terrane.provider.schema.ProviderType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** The environment variables of users and tests. */
final class ServeVariables {
  /** Enables the output of the duration of each step of a start. */
  static final String STARTUP_TRACE = "TERRANE_STARTUP_TRACE";

  /** Forces one version of the protocol: 5 or 6. */
  static final String PROTOCOL = "TERRANE_PROTOCOL";

  private ServeVariables() {}

  static Optional<Integer> protocol(Map<String, String> environment) {
    var text = environment.getOrDefault(PROTOCOL, "").strip();
    return switch (text) {
      case "" -> Optional.empty();
      case "5" -> Optional.of(5);
      case "6" -> Optional.of(6);
      default ->
          throw new PluginStartException(
              PROTOCOL + " is \"" + text + "\"; set it to 5 or 6, or unset it");
    };
  }

  /** The variables that attributes of a provider configuration may be read from. */
  static Function<String, Optional<String>> lookup(Map<String, String> environment) {
    return name -> Optional.ofNullable(environment.get(name));
  }

  static LogLevel logLevel(
      Map<String, String> environment, ProviderType<?, ?> provider, Consumer<String> complaint) {
    var own = PluginKind.of(provider).logVariable(provider.name());
    return LogLevel.fromEnvironment(environment, List.of(own), complaint);
  }
}
