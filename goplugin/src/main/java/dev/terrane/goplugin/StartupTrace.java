package dev.terrane.goplugin;

import dev.terrane.goplugin.log.LogSink;
import dev.terrane.goplugin.process.ProcessAge;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Measures the steps of the startup. Does nothing when it is disabled. Thread-safe.
public final class StartupTrace {
  private record Mark(String step, long nanos) {}

  private static final Set<String> SWITCHES = Set.of("1", "true", "on");

  private final boolean enabled;
  private final Optional<Path> file;
  private final long begin = System.nanoTime();
  private final List<Mark> marks = new ArrayList<>();

  private StartupTrace(String wanted) {
    this.enabled = !wanted.isEmpty();
    this.file =
        enabled && !SWITCHES.contains(wanted) ? Optional.of(Path.of(wanted)) : Optional.empty();
  }

  /// Returns a disabled trace.
  public static StartupTrace off() {
    return new StartupTrace("");
  }

  /// Starts a trace if an environment variable is set: to `1` for a table in the log, or to the
  /// name of a file, to which a line with the process ID and the milliseconds from process start to
  /// handshake is appended. Call it first in `main`.
  public static StartupTrace begin(Map<String, String> environment, String variable) {
    return new StartupTrace(environment.getOrDefault(variable, "").strip());
  }

  /// Records the end of a step.
  public void mark(String step) {
    if (enabled) {
      synchronized (marks) {
        marks.add(new Mark(step, System.nanoTime()));
      }
    }
  }

  /// Returns a table of all steps in the order of their ends, empty when disabled.
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

  /// Writes the result to the requested target.
  void publish(LogSink sink) {
    if (file.isPresent()) {
      append(file.get(), sink);
    } else if (enabled) {
      sink.print(report());
    }
  }

  private static void append(Path target, LogSink sink) {
    var age = ProcessAge.now().map(Duration::toMillis).orElse(0L);
    var line = ProcessHandle.current().pid() + " " + age + "\n";
    try {
      Files.writeString(target, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      sink.print("cannot write the startup trace to " + target + ": " + e.getMessage());
    }
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
