package dev.terrane.server.mux;

import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.service.StdioData;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Logs the output of an executable under its name, and keeps its last lines for the error if it
 * ends. Thread-safe.
 */
final class ExecutableOutput {
  private static final int REMEMBERED = 20;

  private final String name;
  private final HclogLogger logger;
  private final Deque<String> lastLines = new ArrayDeque<>();
  private boolean hasPanic;

  ExecutableOutput(String name, HclogLogger logger) {
    this.name = name;
    this.logger = logger.named(name);
  }

  /** A line of standard error: a log line in the JSON form of hclog, or another text. */
  void line(String line) {
    if (line.startsWith("{\"") && line.endsWith("}")) {
      // The CLI reads the other fields of the line.
      logger.sink().print("{\"executable\":\"" + name + "\"," + line.substring(1));
    } else {
      logger.debug(line);
      remember(line);
    }
  }

  /** Output to the standard streams after the start. */
  void data(StdioData data) {
    data.text()
        .lines()
        .forEach(line -> {
          logger.debug(line);
          remember(line);
        });
  }

  private void remember(String line) {
    synchronized (lastLines) {
      if (!hasPanic && (line.startsWith("panic: ") || line.startsWith("fatal error: "))) {
        // Go continues with the stacks of all threads.
        hasPanic = true;
        lastLines.clear();
      }
      if (lastLines.size() < REMEMBERED) {
        lastLines.addLast(line);
      } else if (!hasPanic) {
        lastLines.removeFirst();
        lastLines.addLast(line);
      }
    }
  }

  /** The last lines that are not log lines, or the first ones of a panic. */
  List<String> lastLines() {
    synchronized (lastLines) {
      return List.copyOf(lastLines);
    }
  }
}
