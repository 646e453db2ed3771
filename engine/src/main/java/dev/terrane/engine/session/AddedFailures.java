package dev.terrane.engine.session;

import dev.terrane.provider.Failure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/// The failures that are suppressed by an exception: those of `Failure.and`, and those of closing a
/// resource. Exceptions of other types are only in the stack trace of the log.
final class AddedFailures {
  private final Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Failure> found = new ArrayList<>();

  private AddedFailures() {}

  /// The failures in the order in which they were added, each before its own.
  static List<Failure> of(Throwable thrown) {
    var all = new AddedFailures();
    all.collect(thrown);
    return List.copyOf(all.found);
  }

  private void collect(Throwable thrown) {
    // Two exceptions may suppress each other.
    if (!seen.add(thrown)) {
      return;
    }
    for (var suppressed : thrown.getSuppressed()) {
      if (suppressed instanceof Failure failure && !seen.contains(failure)) {
        found.add(failure);
        collect(failure);
      }
    }
  }
}
