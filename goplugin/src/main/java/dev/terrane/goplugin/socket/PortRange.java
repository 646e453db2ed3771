package dev.terrane.goplugin.socket;

import java.util.Map;

/// The TCP ports that a plugin may listen on.
///
/// @param lowest lowest port, inclusive; 0 lets the system choose
/// @param highest highest port, inclusive
public record PortRange(int lowest, int highest) {
  /// Any free port, chosen by the system.
  public static final PortRange ANY = new PortRange(0, 0);

  private static final int LAST_PORT = 65_535;

  /// Rejects an empty range.
  public PortRange {
    if (lowest < 0 || highest > LAST_PORT || lowest > highest) {
      throw new IllegalArgumentException("there is no port from " + lowest + " to " + highest);
    }
  }

  /// Reads a range from two environment variables; without them any port is allowed.
  ///
  /// @throws IllegalArgumentException with the name of the invalid variable
  public static PortRange of(Map<String, String> environment, String minKey, String maxKey) {
    var lowest = port(environment, minKey);
    var highest = port(environment, maxKey);
    if (lowest > highest) {
      throw new IllegalArgumentException(
          minKey + " (" + lowest + ") is greater than " + maxKey + " (" + highest + ")");
    }
    return new PortRange(lowest, highest);
  }

  private static int port(Map<String, String> environment, String key) {
    var text = environment.getOrDefault(key, "");
    if (text.isEmpty()) {
      return 0;
    }
    try {
      var port = Integer.parseInt(text.strip());
      if (port >= 0 && port <= LAST_PORT) {
        return port;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new IllegalArgumentException(
        "invalid " + key + " \"" + text + "\": set it to a port number");
  }
}
