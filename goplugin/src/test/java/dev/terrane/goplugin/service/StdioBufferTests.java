package dev.terrane.goplugin.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StdioBufferTests {
  private final StdioBuffer buffer = new StdioBuffer();

  @Test
  void whatIsPrintedIsReadInItsOrder() throws Exception {
    var out = print(StdioData.Channel.STDOUT);
    var err = print(StdioData.Channel.STDERR);
    out.print("a");
    out.print("b");
    err.print("c");
    out.print("d");

    assertPiece(StdioData.Channel.STDOUT, "ab");
    assertPiece(StdioData.Channel.STDERR, "c");
    assertPiece(StdioData.Channel.STDOUT, "d");
  }

  @Test
  void longTextIsCutBetweenCharacters() throws Exception {
    var text = "x".repeat(1023) + "é" + "y".repeat(1024);
    print(StdioData.Channel.STDOUT).print(text);

    assertPiece(StdioData.Channel.STDOUT, "x".repeat(1023));
    assertPiece(StdioData.Channel.STDOUT, "é" + "y".repeat(1022));
    assertPiece(StdioData.Channel.STDOUT, "yy");
  }

  @Test
  void writersNeverWaitAndWhatWasDroppedIsReported() throws IOException {
    var stream = buffer.stream(StdioData.Channel.STDOUT);
    for (var i = 0; i < 3; i++) {
      stream.write(new byte[1 << 20]);
    }

    assertThat(buffer.drain()).hasSizeGreaterThan(1 << 20).contains("2097152 bytes");
    print(StdioData.Channel.STDOUT).print("again");
    assertThat(buffer.drain()).isEqualTo("again");
  }

  @Test
  void secretsAreMaskedAndOtherBytesLeftAlone() throws IOException, InterruptedException {
    var masking = new StdioBuffer(text -> text.replace("hunter2", "***"));
    var stream = masking.stream(StdioData.Channel.STDOUT);
    stream.write("it is hunter2\n".getBytes(StandardCharsets.UTF_8));
    assertThat(masking.drain()).isEqualTo("it is ***\n");

    stream.write(new byte[] {-1, -2});
    assertThat(masking.take().orElseThrow().data()).containsExactly(-1, -2);
  }

  @Test
  void aClosedBufferEndsItsReadersAfterTheLastPiece() throws Exception {
    print(StdioData.Channel.STDOUT).print("last");
    buffer.close();

    assertPiece(StdioData.Channel.STDOUT, "last");
    assertThat(buffer.take()).isEmpty();
  }

  private PrintStream print(StdioData.Channel channel) {
    return new PrintStream(buffer.stream(channel), true, StandardCharsets.UTF_8);
  }

  private void assertPiece(StdioData.Channel channel, String text) throws InterruptedException {
    var piece = buffer.take().orElseThrow();
    assertThat(piece.channel()).isEqualTo(channel);
    assertThat(piece.text()).isEqualTo(text);
  }
}
