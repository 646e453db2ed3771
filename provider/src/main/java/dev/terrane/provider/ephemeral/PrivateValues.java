package dev.terrane.provider.ephemeral;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/// Private data by key.
final class PrivateValues {
  private PrivateValues() {}

  static Map<String, String> with(Map<String, String> kept, String key, String value) {
    if (key.startsWith(".")) {
      throw new IllegalArgumentException(
          "private data keys that begin with a dot are reserved for the framework: " + key);
    }
    var more = new TreeMap<>(kept);
    more.put(key, value);
    return more;
  }

  static String text(Optional<Instant> renewal, Map<String, String> kept) {
    return "[renewAt="
        + renewal.map(Instant::toString).orElse("never")
        + ", kept="
        + new TreeSet<>(kept.keySet())
        + "]";
  }
}
