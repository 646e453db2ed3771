package dev.terrane.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressTests {
  private final StringWriter err = new StringWriter();

  private Progress progress(boolean terminal, long... seconds) {
    var times = new ArrayDeque<Long>();
    for (var second : seconds) {
      times.add(second);
    }
    return new Progress(
        new PrintWriter(err), terminal, () -> Instant.ofEpochSecond(times.removeFirst()));
  }

  @Test
  void nothingIsShownInTheFirstTwoSeconds() {
    var progress = progress(true, 0, 1, 2);
    List.of("one", "two").forEach(progress::show);
    progress.end();
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void theLineIsReplacedAndRemoved() {
    var progress = progress(true, 0, 3, 4);
    List.of("one", "two").forEach(progress::show);
    progress.end();
    assertThat(err.toString()).isEqualTo("\r\u001b[Kone\r\u001b[Ktwo\r\u001b[K");
  }

  @Test
  void nothingIsShownWithoutATerminal() {
    var progress = progress(false, 0);
    progress.show("one");
    progress.end();
    assertThat(err.toString()).isEmpty();
  }
}
