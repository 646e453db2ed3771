package dev.terrane.testkit.internal.cli;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A value that is created at its first use. Not thread-safe.
final class Lazy<T> {
  private final Supplier<T> creation;
  private @Nullable T value;

  Lazy(Supplier<T> creation) {
    this.creation = creation;
  }

  T get() {
    var known = value;
    if (known == null) {
      known = creation.get();
      value = known;
    }
    return known;
  }

  /// The value if it has been created.
  Optional<T> ifCreated() {
    return Optional.ofNullable(value);
  }
}
