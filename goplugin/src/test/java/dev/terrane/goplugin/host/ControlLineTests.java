package dev.terrane.goplugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.goplugin.host.ControlLine.Frame;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Plays both ends of a control line.
@Timeout(60)
class ControlLineTests {
  private static final byte[] CODE = {1};
  private static final Duration LONG = Duration.ofHours(1);
  private static final Duration SHORT = Duration.ofMillis(1);

  /// More than all that lies between the two ends.
  private static final int MUCH = 4 << 20;

  @TempDir Path place;
  private SocketChannel launcher;
  private SocketChannel own;

  @BeforeEach
  void connect() throws IOException {
    var address = UnixDomainSocketAddress.of(place.resolve("s"));
    try (var listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      listener.bind(address);
      launcher = SocketChannel.open(address);
      own = listener.accept();
    }
  }

  @AfterEach
  void close() throws IOException {
    Thread.interrupted();
    launcher.close();
    own.close();
  }

  private ControlLine line(Duration patience) {
    return new ControlLine(own, patience);
  }

  private ControlLine started() {
    var line = line(LONG);
    line.start("s1");
    return line;
  }

  /// All frames up to the end of the line, each as its letter and its text.
  private List<String> heard() throws IOException {
    var frames = new ArrayList<String>();
    var input = new DataInputStream(Channels.newInputStream(launcher));
    try {
      while (true) {
        var letter = (char) input.readByte();
        frames.add(letter + new String(input.readNBytes(input.readInt()), StandardCharsets.UTF_8));
      }
    } catch (EOFException e) {
      return frames;
    }
  }

  @Test
  void whatIsSentBeforeTheEndLeavesBeforeTheEnd() throws IOException {
    var line = line(LONG);
    line.send(Frame.ACCEPTED);
    line.start("s1");
    line.send(Frame.FAILED, "no provider here");
    line.end(CODE);
    assertThat(heard()).containsExactly("A", "Fno provider here", "E\u0001");
  }

  @Test
  void anInterruptedThreadIsHeardAndStaysInterrupted() throws IOException {
    var line = started();
    Thread.currentThread().interrupt();
    line.print("one");
    line.print("two");
    line.end(CODE);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(heard()).containsExactly("Lone", "Ltwo", "E\u0001");
  }

  @Test
  void interruptsOfManyThreadsLeaveEveryFrameWhole() throws Exception {
    var line = started();
    var text = "x".repeat(9_000);
    var writers =
        IntStream.range(0, 20)
            .mapToObj(writer -> Thread.ofVirtual().start(() -> printOften(line, writer, text)))
            .toList();
    var end =
        Thread.ofVirtual()
            .start(() -> {
              while (writers.stream().anyMatch(Thread::isAlive)) {
                writers.forEach(Thread::interrupt);
              }
              line.end(CODE);
            });
    var heard = heard();
    end.join();
    assertThat(heard).hasSize(20 * 20 + 1).last().isEqualTo("E\u0001");
    for (var writer = 0; writer < 20; writer++) {
      var own = "L" + writer + " ";
      assertThat(heard.stream().filter(frame -> frame.startsWith(own)))
          .containsExactlyElementsOf(
              IntStream.range(0, 20).mapToObj(number -> own + number + text).toList());
    }
  }

  private static void printOften(ControlLine line, int writer, String text) {
    for (var number = 0; number < 20; number++) {
      line.print(writer + " " + number + text);
    }
  }

  @Test
  void aLongTextArrivesInPieces() throws Exception {
    var line = started();
    var text = "x".repeat(MUCH);
    var writer =
        Thread.ofVirtual()
            .start(() -> {
              line.print(text);
              line.end(CODE);
            });
    var heard = heard();
    writer.join();
    var logged = heard.subList(0, heard.size() - 1);
    assertThat(logged.stream().map(frame -> frame.substring(1)).reduce("", String::concat))
        .isEqualTo(text);
  }

  @Test
  void nobodyWaitsForALauncherThatHasGone() throws IOException {
    var line = started();
    launcher.close();
    line.print("x".repeat(MUCH));
    line.end(CODE);
    assertThat(own.isOpen()).isFalse();
  }

  @Test
  void nobodyWaitsForEverForALauncherThatDoesNotRead() {
    var line = line(SHORT);
    line.start("s1");
    line.print("x".repeat(MUCH));
    line.end(CODE);
    assertThat(own.isOpen()).isFalse();
  }

  @Test
  void nothingFollowsTheEnd() throws IOException {
    var line = started();
    line.end(CODE);
    line.print("late");
    line.end(CODE);
    assertThat(heard()).containsExactly("E\u0001");
  }
}
