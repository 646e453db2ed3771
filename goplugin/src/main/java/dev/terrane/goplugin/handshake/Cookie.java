package dev.terrane.goplugin.handshake;

import java.util.Map;
import java.util.Objects;

/// A variable by which a plugin sees that its host started it, and not a person. It keeps nobody
/// out; it is there to explain, not to protect.
///
/// @param key name of the environment variable, not empty
/// @param value what the variable has to contain, not empty
public record Cookie(String key, String value) {
  /// Refuses empty names and values, which every environment would match.
  public Cookie {
    if (key.isEmpty() || value.isEmpty()) {
      throw new IllegalArgumentException("a cookie needs a key and a value");
    }
  }

  /// Whether a host put this cookie into the environment.
  public boolean isIn(Map<String, String> environment) {
    return Objects.equals(environment.get(key), value);
  }
}
