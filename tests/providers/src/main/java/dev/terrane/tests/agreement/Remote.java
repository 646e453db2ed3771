package dev.terrane.tests.agreement;

import dev.terrane.provider.schema.ObjectView;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Objects in memory.
public final class Remote {
  private final Map<String, ObjectView> objects = new ConcurrentHashMap<>();

  /// Creates or replaces an object.
  public void put(String title, ObjectView object) {
    objects.put(title, object);
  }

  /// The object, if it exists.
  public Optional<ObjectView> find(String title) {
    return Optional.ofNullable(objects.get(title));
  }

  /// Deletes an object, which need not exist.
  public void delete(String title) {
    objects.remove(title);
  }
}
