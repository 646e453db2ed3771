package dev.terrane.goplugin.handshake;

import java.util.Map;
import java.util.Objects;

/// A variable that shows a plugin that a host has started it, and not a person. It is no
/// protection.
///
/// @param key name of the environment variable, not empty
/// @param value the expected value of the variable, not empty
public record Cookie(String key, String value) {
  /// Rejects empty names and values, which every environment would match.
  public Cookie {
    if (key.isEmpty() || value.isEmpty()) {
      throw new IllegalArgumentException("a cookie needs a key and a value");
    }
  }

  /// Whether the environment contains this cookie.
  public boolean isIn(Map<String, String> environment) {
    return Objects.equals(environment.get(key), value);
  }
}
