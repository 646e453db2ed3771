package dev.terrane.goplugin.handshake;

import java.util.Map;
import java.util.Objects;

/// The environment variable by which a plugin detects that a host, and not a user, has started it.
/// It is not a security feature.
///
/// @param key name of the environment variable, not empty
/// @param value the expected value of the variable, not empty
public record MagicCookie(String key, String value) {
  /// Rejects empty names and values, which every environment would match.
  public MagicCookie {
    if (key.isEmpty() || value.isEmpty()) {
      throw new IllegalArgumentException("a cookie needs a key and a value");
    }
  }

  /// Whether the environment contains this cookie.
  public boolean isIn(Map<String, String> environment) {
    return Objects.equals(environment.get(key), value);
  }
}
