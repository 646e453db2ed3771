package dev.terrane.goplugin;

import dev.terrane.goplugin.process.ProcessAge;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Tells where the time of a start goes. Switched off it does nothing. Safe for several threads.
public final class StartupTrace {
  private record Mark(String step, long nanos) {}

  private final boolean enabled;
  private final long begin = System.nanoTime();
  private final List<Mark> marks = new ArrayList<>();

  private StartupTrace(boolean enabled) {
    this.enabled = enabled;
  }

  /// Returns a trace that notes nothing.
  public static StartupTrace off() {
    return new StartupTrace(false);
  }

  /// Begins a trace, when a variable of the environment is set. To be called first in `main`.
  public static StartupTrace begin(Map<String, String> environment, String variable) {
    return new StartupTrace(!environment.getOrDefault(variable, "").isEmpty());
  }

  /// Notes that a step has just ended.
  public void mark(String step) {
    if (enabled) {
      synchronized (marks) {
        marks.add(new Mark(step, System.nanoTime()));
      }
    }
  }

  /// Returns a table of all steps in the order in which they ended, empty when switched off.
  public String report() {
    if (!enabled) {
      return "";
    }
    var text =
        new StringBuilder("start-up, milliseconds since main began (and since the step before):\n");
    text.append(beforeMain());
    var last = begin;
    synchronized (marks) {
      for (var mark : marks) {
        text.append(row(mark.step(), mark.nanos() - begin, mark.nanos() - last));
        last = mark.nanos();
      }
    }
    return text.toString();
  }

  private String beforeMain() {
    var sinceMain = Duration.ofNanos(System.nanoTime() - begin);
    return ProcessAge.now()
        .map(age -> row("before main (to 10 ms)", age.minus(sinceMain).toNanos(), 0))
        .orElse("");
  }

  private static String row(String step, long total, long own) {
    return String.format(Locale.ROOT, "  %8.1f (%6.1f) %s%n", total / 1e6, own / 1e6, step);
  }
}
