package dev.terrane.goplugin.log;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.goplugin.testplugin.JavaProgram;
import java.nio.charset.StandardCharsets;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

class JavaLoggingTests {
  @Test
  void linesOfLibrariesBecomeLinesOfOurs() throws Exception {
    var process = new ProcessBuilder(JavaProgram.command(Library.class)).start();
    var lines =
        new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .toList();

    assertThat(lines).hasSize(3);
    assertThat(lines.get(0))
        .startsWith("{\"@level\":\"warn\"")
        .contains("\"@message\":\"lost 7\"", "\"logger\":\"a.library\"");
    assertThat(lines.get(1))
        .startsWith("{\"@level\":\"error\"")
        .contains("IllegalStateException: why");
    assertThat(lines.get(2)).startsWith("{\"@level\":\"debug\"").contains("a peer has gone");
  }

  /// Logs as libraries do; a process of its own, for handlers belong to the whole JVM.
  static final class Library {
    private Library() {}

    public static void main(String[] args) {
      var sink = new LogSink(System.err, new Secrets());
      JavaLogging.redirectTo(HclogLogger.create(sink, "java", LogLevel.TRACE));
      var logger = Logger.getLogger("a.library");
      logger.log(Level.WARNING, "lost {0}", 7);
      logger.log(Level.SEVERE, "failed", new IllegalStateException("why"));
      Logger.getLogger("io.grpc.x").log(Level.WARNING, "a peer has gone");
    }
  }
}
