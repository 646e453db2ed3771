package dev.terrane.goplugin.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/// The time since the start of this process.
public final class ProcessAge {
  /// The unit of Linux is a hundredth of a second on every processor.
  private static final int TICKS_PER_SECOND = 100;

  /// The index of the start time among the fields after the program's name.
  private static final int START = 19;

  private ProcessAge() {}

  /// Returns the age to a hundredth of a second; empty on systems without /proc. The value of the
  /// JDK can be wrong by a second, because it is computed from the boot time.
  public static Optional<Duration> now() {
    try {
      var stat = Files.readString(Path.of("/proc/self/stat"));
      var fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      var start = Double.parseDouble(fields[START]) / TICKS_PER_SECOND;
      var uptime = Files.readString(Path.of("/proc/uptime")).split(" ", -1);
      return Optional.of(
          Duration.ofMillis((long) ((Double.parseDouble(uptime[0]) - start) * 1000)));
    } catch (IOException | IndexOutOfBoundsException | NumberFormatException e) {
      return Optional.empty();
    }
  }
}
