package dev.terrane.testkit.faults;

import java.util.List;
import java.util.stream.Collectors;

/// A provider did not survive a trial.
final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// @param reports the diagnostics until then
  Problem(String message, List<String> reports) {
    super(message + text(reports));
  }

  private static String text(List<String> reports) {
    return reports.isEmpty()
        ? ""
        : reports.stream()
            .map(one -> "    " + one.strip().replace("\n", "\n    "))
            .collect(Collectors.joining("\n", "\n  All diagnostics until then:\n", ""));
  }
}
