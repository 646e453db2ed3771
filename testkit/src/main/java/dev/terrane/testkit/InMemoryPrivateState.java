package dev.terrane.testkit;

import dev.terrane.provider.PrivateState;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// A private state in memory, with the rules of the real one.
final class InMemoryPrivateState implements PrivateState {
  private final Map<String, String> values = new ConcurrentHashMap<>();

  @Override
  public Optional<String> get(String key) {
    return Optional.ofNullable(values.get(key));
  }

  @Override
  public void put(String key, String value) {
    if (key.startsWith(".")) {
      throw new IllegalArgumentException(
          "private state keys that begin with a dot are reserved for the framework: " + key);
    }
    values.put(key, value);
  }

  @Override
  public void remove(String key) {
    values.remove(key);
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
