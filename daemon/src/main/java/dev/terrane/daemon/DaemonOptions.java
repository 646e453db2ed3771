package dev.terrane.daemon;

import dev.terrane.goplugin.PluginStartException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/// The options of the daemon, which the launcher writes to its standard input.
///
/// @param secret authenticates launchers and the daemon
/// @param directory the files of the daemon
/// @param parent process ID of the CLI with which the daemon ends; empty when it outlives the CLI
/// @param idle the time that the daemon waits for another session after its last one
/// @param maxAge the age from which it accepts no more sessions; empty for no limit
record DaemonOptions(
    SharedSecret secret,
    DaemonDirectory directory,
    Optional<Long> parent,
    Duration idle,
    Optional<Duration> maxAge) {
  private static final int MAX_LENGTH = 64 << 10;

  /// Reads lines of the form `key=value` up to the end of the stream.
  ///
  /// @throws PluginStartException when a value is missing or invalid
  static DaemonOptions read(InputStream input) throws IOException {
    var values = new HashMap<String, String>();
    var text = new String(input.readNBytes(MAX_LENGTH), StandardCharsets.UTF_8);
    text.lines()
        .forEach(line -> {
          var at = line.indexOf('=');
          if (at > 0) {
            values.put(line.substring(0, at), line.substring(at + 1));
          }
        });
    try {
      return of(values);
    } catch (IllegalArgumentException e) {
      throw new PluginStartException(
          "The argument \"daemon\" is reserved for the launcher: invalid options on standard input: "
              + e.getMessage(),
          e);
    }
  }

  private static DaemonOptions of(Map<String, String> values) {
    var base = Path.of(value(values, "base"));
    return new DaemonOptions(
        new SharedSecret(HexFormat.of().parseHex(value(values, "secret"))),
        new DaemonDirectory(base, value(values, "key"), value(values, "directory")),
        number(values, "parent"),
        Duration.ofSeconds(number(values, "idle").orElse(0L)),
        number(values, "maxAge").map(Duration::ofSeconds));
  }

  private static String value(Map<String, String> values, String key) {
    var value = values.getOrDefault(key, "");
    if (value.isEmpty()) {
      throw new IllegalArgumentException("missing value for " + key);
    }
    return value;
  }

  private static Optional<Long> number(Map<String, String> values, String key) {
    return Optional.of(Long.valueOf(value(values, key))).filter(number -> number > 0);
  }
}
