package dev.terrane.goplugin.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/// How long ago this process was started.
public final class ProcessAge {
  /// Linux counts in hundredths of a second here, whatever the processor.
  private static final int TICKS_PER_SECOND = 100;

  /// The start's place among the fields behind the program's name.
  private static final int START = 19;

  private ProcessAge() {}

  /// Returns the age to a hundredth of a second; empty where the system does not tell it so. The
  /// JDK's own answer can be wrong by a second, for it counts from the time of the boot.
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
