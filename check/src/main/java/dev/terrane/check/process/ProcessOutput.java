package dev.terrane.check.process;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// The last lines that a provider has written, or the first ones of its panic. Thread-safe.
final class ProcessOutput {
  private static final int REMEMBERED = 20;

  private final Deque<String> lines = new ArrayDeque<>();
  private boolean hasPanic;

  synchronized void line(String line) {
    if (!hasPanic && (line.startsWith("panic: ") || line.startsWith("fatal error: "))) {
      // Go continues with the stacks of all threads.
      hasPanic = true;
      lines.clear();
    }
    if (lines.size() == REMEMBERED && !hasPanic) {
      lines.removeFirst();
    }
    if (lines.size() < REMEMBERED) {
      lines.addLast(line);
    }
  }

  synchronized List<String> lines() {
    return List.copyOf(lines);
  }
}
