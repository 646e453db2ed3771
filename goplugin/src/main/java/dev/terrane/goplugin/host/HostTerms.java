package dev.terrane.goplugin.host;

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

/// What the launcher that started this process says on standard input.
///
/// @param proof how launchers and this process prove to each other that they know the secret
/// @param room where this process lives
/// @param parent number of the process with which this one ends; empty when it outlives it
/// @param idle for how long this process stays without a session
/// @param age after which time it takes no new session; empty for never
record HostTerms(
    Proof proof, Room room, Optional<Long> parent, Duration idle, Optional<Duration> age) {
  private static final int LONGEST = 64 << 10;

  /// Reads lines of the form `key=value` up to the end of the stream.
  ///
  /// @throws PluginStartException when something is missing or of another form
  static HostTerms read(InputStream input) throws IOException {
    var values = new HashMap<String, String>();
    var text = new String(input.readNBytes(LONGEST), StandardCharsets.UTF_8);
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
          "The argument \"host\" is for the launcher, which says more on standard input: "
              + e.getMessage(),
          e);
    }
  }

  private static HostTerms of(Map<String, String> values) {
    var room =
        new Room(Path.of(value(values, "place")), value(values, "key"), value(values, "room"));
    return new HostTerms(
        new Proof(HexFormat.of().parseHex(value(values, "secret"))),
        room,
        number(values, "parent"),
        Duration.ofSeconds(number(values, "idle").orElse(0L)),
        number(values, "age").map(Duration::ofSeconds));
  }

  private static String value(Map<String, String> values, String key) {
    var value = values.getOrDefault(key, "");
    if (value.isEmpty()) {
      throw new IllegalArgumentException("there is no " + key);
    }
    return value;
  }

  private static Optional<Long> number(Map<String, String> values, String key) {
    return Optional.of(Long.valueOf(value(values, key))).filter(number -> number > 0);
  }
}
