package dev.terrane.engine.part;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A declaration that author code builds at its first use. Concurrent threads may build it twice;
/// the results are equal.
///
/// @param <D> the type of the declaration
final class LazyDeclaration<D> {
  private final Supplier<D> build;
  private volatile @Nullable D built;

  LazyDeclaration(Supplier<D> build) {
    this.build = build;
  }

  boolean isBuilt() {
    return built != null;
  }

  D get() {
    var known = built;
    if (known == null) {
      known = build.get();
      built = known;
    }
    return known;
  }
}
