package dev.terrane.tests.records.rows;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A remote side in memory.
 *
 * @param <T> the type of objects
 */
final class Memory<T> {
  private final Map<String, T> kept = new LinkedHashMap<>();
  private final List<String> calls = new ArrayList<>();

  /** The calls, in order. */
  List<String> calls() {
    return List.copyOf(calls);
  }

  void called(String method) {
    calls.add(method);
  }

  T put(String key, T what) {
    kept.put(key, what);
    return what;
  }

  Optional<T> get(String key) {
    return Optional.ofNullable(kept.get(key));
  }

  void remove(String key) {
    kept.remove(key);
  }
}
