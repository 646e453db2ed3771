package dev.terrane.daemon;

import static org.assertj.core.api.Assertions.assertThat;

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

/// Uses both ends of a control connection.
@Timeout(60)
class ControlConnectionTests {
  private static final byte[] CODE = {1};
  private static final Duration LONG = Duration.ofHours(1);
  private static final Duration SHORT = Duration.ofMillis(1);

  /// More than all buffers between the two ends hold.
  private static final int MUCH = 4 << 20;

  @TempDir Path directory;
  private SocketChannel launcher;
  private SocketChannel own;

  @BeforeEach
  void connect() throws IOException {
    var address = UnixDomainSocketAddress.of(directory.resolve("s"));
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

  private ControlConnection control(Duration timeout) {
    return new ControlConnection(own, timeout);
  }

  private ControlConnection started() {
    var control = control(LONG);
    control.start("s1");
    return control;
  }

  /// Reads all frames up to the end of the connection, each as its letter and its text.
  private List<String> received() throws IOException {
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
  void framesAreWrittenInOrder() throws IOException {
    var control = control(LONG);
    control.send(Frame.ACCEPTED);
    control.start("s1");
    control.send(Frame.FAILED, "no provider here");
    control.end(CODE);
    assertThat(received()).containsExactly("A", "Fno provider here", "E\u0001");
  }

  @Test
  void anInterruptedThreadCanPrintAndStaysInterrupted() throws IOException {
    var control = started();
    Thread.currentThread().interrupt();
    control.print("one");
    control.print("two");
    control.end(CODE);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(received()).containsExactly("Lone", "Ltwo", "E\u0001");
  }

  @Test
  void interruptsOfManyThreadsDamageNoFrame() throws Exception {
    var control = started();
    var text = "x".repeat(9_000);
    var writers =
        IntStream.range(0, 20)
            .mapToObj(writer -> Thread.ofVirtual().start(() -> printOften(control, writer, text)))
            .toList();
    var end =
        Thread.ofVirtual()
            .start(() -> {
              while (writers.stream().anyMatch(Thread::isAlive)) {
                writers.forEach(Thread::interrupt);
              }
              control.end(CODE);
            });
    var received = received();
    end.join();
    assertThat(received).hasSize(20 * 20 + 1).last().isEqualTo("E\u0001");
    for (var writer = 0; writer < 20; writer++) {
      var own = "L" + writer + " ";
      assertThat(received.stream().filter(frame -> frame.startsWith(own)))
          .containsExactlyElementsOf(
              IntStream.range(0, 20).mapToObj(number -> own + number + text).toList());
    }
  }

  private static void printOften(ControlConnection control, int writer, String text) {
    for (var number = 0; number < 20; number++) {
      control.print(writer + " " + number + text);
    }
  }

  @Test
  void aLongTextIsSplitIntoFrames() throws Exception {
    var control = started();
    var text = "x".repeat(MUCH);
    var writer =
        Thread.ofVirtual()
            .start(() -> {
              control.print(text);
              control.end(CODE);
            });
    var received = received();
    writer.join();
    var logged = received.subList(0, received.size() - 1);
    assertThat(logged.stream().map(frame -> frame.substring(1)).reduce("", String::concat))
        .isEqualTo(text);
  }

  @Test
  void aLauncherThatHasGoneBlocksNoWriter() throws IOException {
    var control = started();
    launcher.close();
    control.print("x".repeat(MUCH));
    control.end(CODE);
    assertThat(own.isOpen()).isFalse();
  }

  @Test
  void aLauncherThatDoesNotReadBlocksAWriterForALimitedTime() {
    var control = control(SHORT);
    control.start("s1");
    control.print("x".repeat(MUCH));
    control.end(CODE);
    assertThat(own.isOpen()).isFalse();
  }

  @Test
  void noFrameFollowsTheEnd() throws IOException {
    var control = started();
    control.end(CODE);
    control.print("late");
    control.end(CODE);
    assertThat(received()).containsExactly("E\u0001");
  }
}
