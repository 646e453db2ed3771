package dev.terrane.goplugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.goplugin.host.ControlLine.Frame;
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
  private static final String NOTE = "L[log lines were dropped: nobody read them]\n";
  private static final String LINE = "x".repeat(1_000);

  private final FrameQueue queue = new FrameQueue(Duration.ZERO);

  private static void add(FrameQueue queue, Frame frame, String text) {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    queue.add(frame, bytes, 0, bytes.length);
  }

  /// More lines than there is room for.
  private void fill() {
    for (var size = 0; size < 4 * FrameQueue.LONGEST; size += LINE.length()) {
      add(queue, Frame.LOG, LINE);
    }
  }

  /// What comes next, whole frames each as its letter and its text.
  private static List<String> take(FrameQueue queue) {
    var bytes = ByteBuffer.allocate(4 * FrameQueue.LONGEST);
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
  void linesThatFindNoRoomAreDroppedAndANoteStandsInTheirPlace() {
    fill();
    assertThat(take(queue)).hasSizeGreaterThan(100).containsOnly("L" + LINE);
    add(queue, Frame.LOG, "later");
    add(queue, Frame.LOG, "and later");
    assertThat(take(queue)).containsExactly(NOTE, "Llater", "Land later");
  }

  @Test
  void linesLeaveRoomForWhatIsMoreImportant() {
    fill();
    add(queue, Frame.READY, "");
    queue.end(CODE);
    var taken = take(queue);
    assertThat(taken.subList(taken.size() - 3, taken.size())).containsExactly(NOTE, "R", "E\u0001");
  }

  @Test
  void theEndHasRoomWhateverComesBefore() {
    fill();
    add(queue, Frame.FAILED, "y".repeat(900));
    add(queue, Frame.FAILED, "z".repeat(900));
    queue.end(CODE);
    assertThat(take(queue)).contains("F" + "y".repeat(900)).last().isEqualTo("E\u0001");
  }

  @Test
  void nothingComesAfterTheEnd() {
    queue.end(CODE);
    add(queue, Frame.LOG, LINE);
    assertThat(take(queue)).containsExactly("E\u0001");
    assertThat(queue.take(ByteBuffer.allocate(1))).isFalse();
  }

  @Test
  void aWriterWaitsForALauncherThatReads() throws Exception {
    var patient = new FrameQueue(Duration.ofHours(1));
    var writer =
        Thread.ofVirtual()
            .start(() -> {
              for (var number = 0; number < 1_000; number++) {
                add(patient, Frame.LOG, LINE);
              }
            });
    var count = 0;
    while (count < 1_000) {
      count += take(patient).size();
    }
    writer.join();
    assertThat(count).isEqualTo(1_000);
  }

  @Test
  void nobodyWaitsForWhatLeavesNoMore() {
    var patient = new FrameQueue(Duration.ofHours(1));
    patient.finish();
    for (var number = 0; number < 1_000; number++) {
      add(patient, Frame.LOG, LINE);
    }
    patient.end(CODE);
    assertThat(patient.take(ByteBuffer.allocate(1))).isFalse();
  }
}
