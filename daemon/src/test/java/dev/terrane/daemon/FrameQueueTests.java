package dev.terrane.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class FrameQueueTests {
  private static final byte[] CODE = {1};
  private static final String NOTICE =
      "L[log lines were dropped because the launcher did not read them]\n";
  private static final String LINE = "x".repeat(1_000);

  private final FrameQueue queue = new FrameQueue(Duration.ZERO);

  private static void add(FrameQueue queue, Frame frame, String text) {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    queue.add(frame, bytes, 0, bytes.length);
  }

  /// Adds more lines than the queue can hold.
  private void fill() {
    for (var size = 0; size < 4 * Frame.MAX_CONTENT; size += LINE.length()) {
      add(queue, Frame.LOG, LINE);
    }
  }

  /// Takes all frames, each as its letter and its text.
  private static List<String> take(FrameQueue queue) {
    var bytes = ByteBuffer.allocate(4 * Frame.MAX_CONTENT);
    queue.take(bytes);
    bytes.flip();
    var frames = new ArrayList<String>();
    while (bytes.hasRemaining()) {
      var letter = (char) bytes.get();
      var content = new byte[bytes.getInt()];
      bytes.get(content);
      frames.add(letter + new String(content, StandardCharsets.UTF_8));
    }
    return frames;
  }

  @Test
  void linesThatDoNotFitAreDroppedAndReplacedByANotice() {
    fill();
    assertThat(take(queue)).hasSizeGreaterThan(100).containsOnly("L" + LINE);
    add(queue, Frame.LOG, "later");
    add(queue, Frame.LOG, "and later");
    assertThat(take(queue)).containsExactly(NOTICE, "Llater", "Land later");
  }

  @Test
  void linesLeaveSpaceForOtherFrames() {
    fill();
    add(queue, Frame.READY, "");
    queue.end(CODE);
    var taken = take(queue);
    assertThat(taken.subList(taken.size() - 3, taken.size()))
        .containsExactly(NOTICE, "R", "E\u0001");
  }

  @Test
  void theLastFrameAlwaysFits() {
    fill();
    add(queue, Frame.FAILED, "y".repeat(900));
    add(queue, Frame.FAILED, "z".repeat(900));
    queue.end(CODE);
    assertThat(take(queue)).contains("F" + "y".repeat(900)).last().isEqualTo("E\u0001");
  }

  @Test
  void noFrameFollowsTheEnd() {
    queue.end(CODE);
    add(queue, Frame.LOG, LINE);
    assertThat(take(queue)).containsExactly("E\u0001");
    assertThat(queue.take(ByteBuffer.allocate(1))).isFalse();
  }

  @Test
  void aWriterWaitsForALauncherThatReads() throws Exception {
    var blocking = new FrameQueue(Duration.ofHours(1));
    var writer =
        Thread.ofVirtual()
            .start(() -> {
              for (var number = 0; number < 1_000; number++) {
                add(blocking, Frame.LOG, LINE);
              }
            });
    var count = 0;
    while (count < 1_000) {
      count += take(blocking).size();
    }
    writer.join();
    assertThat(count).isEqualTo(1_000);
  }

  @Test
  void afterFinishNoWriterWaits() {
    var blocking = new FrameQueue(Duration.ofHours(1));
    blocking.finish();
    for (var number = 0; number < 1_000; number++) {
      add(blocking, Frame.LOG, LINE);
    }
    blocking.end(CODE);
    assertThat(blocking.take(ByteBuffer.allocate(1))).isFalse();
  }
}
