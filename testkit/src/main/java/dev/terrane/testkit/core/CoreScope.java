package dev.terrane.testkit.core;

import dev.terrane.testkit.internal.EngineFactory;
import java.util.ArrayList;
import java.util.List;

/// The resource instances of a [Core] and of those that are derived from it. Not thread-safe.
final class CoreScope implements AutoCloseable {
  private final EngineFactory engines;
  private final List<Runnable> cleanups = new ArrayList<>();

  CoreScope(EngineFactory engines) {
    this.engines = engines;
  }

  EngineFactory engines() {
    return engines;
  }

  /// Adds an action that destroys what exists at the end.
  void atEnd(Runnable cleanup) {
    cleanups.add(cleanup);
  }

  /// Destroys what exists, the last object first, and ends the engines.
  ///
  /// @throws AssertionError if an object could not be destroyed; others are then suppressed
  @Override
  public void close() {
    var failures = new ArrayList<AssertionError>();
    for (var cleanup : cleanups.reversed()) {
      try {
        cleanup.run();
      } catch (AssertionError e) {
        failures.add(e);
      }
    }
    cleanups.clear();
    engines.close();
    if (!failures.isEmpty()) {
      var first = failures.getFirst();
      failures.stream().skip(1).forEach(first::addSuppressed);
      throw first;
    }
  }
}
