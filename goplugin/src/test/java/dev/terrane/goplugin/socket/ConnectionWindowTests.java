package dev.terrane.goplugin.socket;

import static dev.terrane.goplugin.socket.FrameScannerTests.frame;
import static dev.terrane.goplugin.socket.FrameScannerTests.joined;
import static dev.terrane.goplugin.socket.FrameScannerTests.numbered;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import org.junit.jupiter.api.Test;

/// Tests that a peer gets its window back, and never more than that.
class ConnectionWindowTests {
  private static final int FRAME = 16_384;
  private static final byte[] PREFACE = new byte[24];
  private static final byte[] ENLARGED =
      numbered(FrameScanner.WINDOW_UPDATE, 0, (1 << 20) - 65_535);
  private static final byte[] CLOSED = numbered(FrameScanner.RESET, 3, 5);
  private static final byte[] CANCELLED = numbered(FrameScanner.RESET, 3, 8);

  private final ConnectionWindow window = new ConnectionWindow();
  private final ByteArrayOutputStream sent = new ByteArrayOutputStream();
  private final OutputStream out = window.writing(sent);

  private void arrive(byte[]... frames) throws IOException {
    var all = joined(PREFACE, joined(frames));
    var read = window.reading(new ByteArrayInputStream(all)).readAllBytes();
    assertThat(read).isEqualTo(all);
  }

  private static byte[] data(int length) {
    return frame(FrameScanner.DATA, 3, new byte[length]);
  }

  /// The window updates in addition to those of gRPC.
  private Collection<Integer> added(byte[]... written) {
    var updates = updates(sent.toByteArray());
    for (var own : updates(joined(written))) {
      assertThat(updates.removeFirstOccurrence(own)).isTrue();
    }
    return updates;
  }

  private static ArrayDeque<Integer> updates(byte[] stream) {
    var updates = new ArrayDeque<Integer>();
    var scanner =
        new FrameScanner(
            0,
            (type, number, value) -> {
              if (type == FrameScanner.WINDOW_UPDATE && number == 0) {
                updates.add(value);
              }
            });
    scanner.scan(stream, 0, stream.length);
    return updates;
  }

  @Test
  void dataForACallThatHasEndedIsGivenBack() throws IOException {
    arrive(data(FRAME));
    out.write(ENLARGED);
    out.write(CLOSED);
    assertThat(added(ENLARGED)).containsExactly(FRAME);
  }

  @Test
  void noMoreIsGivenBackThanHasArrived() throws IOException {
    arrive(data(100));
    out.write(ENLARGED);
    out.write(CLOSED);
    out.write(CLOSED);
    assertThat(added(ENLARGED)).containsExactly(100);
  }

  @Test
  void whatGrpcGivesBackItselfIsNotGivenTwice() throws IOException {
    var own = numbered(FrameScanner.WINDOW_UPDATE, 0, FRAME);
    arrive(data(FRAME), data(50));
    out.write(joined(ENLARGED, own));
    out.write(CLOSED);
    assertThat(added(ENLARGED, own)).containsExactly(50);
  }

  @Test
  void otherResetsAndWindowsOfCallsGiveNothingBack() throws IOException {
    arrive(data(FRAME));
    out.write(ENLARGED);
    out.write(joined(CANCELLED, numbered(FrameScanner.WINDOW_UPDATE, 3, 77)));
    assertThat(added(ENLARGED)).isEmpty();
  }

  @Test
  void headersAndSettingsOfAPeerTakeNothingFromTheWindow() throws IOException {
    arrive(frame(4, 0, new byte[18]), frame(1, 3, new byte[200]));
    out.write(ENLARGED);
    out.write(CLOSED);
    assertThat(added(ENLARGED)).isEmpty();
  }

  @Test
  void nothingIsWrittenInTheMiddleOfAFrame() throws IOException {
    arrive(data(FRAME));
    var answer = frame(1, 5, new byte[40]);
    var all = joined(ENLARGED, CLOSED, answer);
    for (var one : Arrays.copyOf(all, all.length - 1)) {
      out.write(one);
    }
    var before = joined(ENLARGED, CLOSED, numbered(FrameScanner.WINDOW_UPDATE, 0, FRAME), answer);
    assertThat(sent.toByteArray()).isEqualTo(Arrays.copyOf(before, before.length - 1));
    sent.reset();
    out.write(all, all.length - 1, 1);
    assertThat(sent.size()).isEqualTo(1);
  }

  @Test
  void aResetWithinALongerWriteWaitsForTheEndOfTheLastFrame() throws IOException {
    arrive(data(FRAME));
    var answer = frame(1, 5, new byte[40]);
    var all = joined(ENLARGED, CLOSED, answer);
    out.write(all, 0, all.length - 1);
    assertThat(sent.toByteArray()).isEqualTo(Arrays.copyOf(all, all.length - 1));
    out.write(all, all.length - 1, 1);
    var update = numbered(FrameScanner.WINDOW_UPDATE, 0, FRAME);
    assertThat(sent.toByteArray()).isEqualTo(joined(all, update));
  }
}
