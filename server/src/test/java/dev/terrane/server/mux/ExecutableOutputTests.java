package dev.terrane.server.mux;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.LogLevel;
import dev.terrane.goplugin.log.LogSink;
import dev.terrane.goplugin.log.Secrets;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ExecutableOutputTests {
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final ExecutableOutput output =
      new ExecutableOutput(
          "terraform-provider-acme",
          HclogLogger.create(new LogSink(log, new Secrets()), "acme", LogLevel.TRACE));

  @Test
  void aLogLineIsForwardedWithTheNameOfTheExecutable() {
    output.line("{\"@level\":\"info\",\"@message\":\"hello\"}");
    assertThat(log.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "{\"executable\":\"terraform-provider-acme\",\"@level\":\"info\",\"@message\":\"hello\"}\n");
    assertThat(output.lastLines()).isEmpty();
  }

  @Test
  void theLastLinesAreRemembered() {
    for (var i = 1; i <= 30; i++) {
      output.line("line " + i);
    }
    assertThat(output.lastLines()).hasSize(20).startsWith("line 11").endsWith("line 30");
  }

  @Test
  void theBeginningOfAPanicIsRemembered() {
    output.line("before");
    output.line("panic: broken");
    for (var i = 1; i <= 30; i++) {
      output.line("goroutine " + i);
    }
    assertThat(output.lastLines()).hasSize(20).startsWith("panic: broken", "goroutine 1");
  }
}
