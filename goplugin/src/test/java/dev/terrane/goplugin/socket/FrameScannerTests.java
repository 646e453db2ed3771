package dev.terrane.goplugin.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Tests that frames are found if reads split the stream at any position.
class FrameScannerTests {
  private static final int PREFACE = 24;

  private record Found(int type, int stream, int value) {}

  private final List<Found> found = new ArrayList<>();

  private FrameScanner scanner(int preface) {
    return new FrameScanner(
        preface, (type, stream, value) -> found.add(new Found(type, stream, value)));
  }

  static byte[] frame(int type, int stream, byte[] content) {
    return ByteBuffer.allocate(9 + content.length)
        .put((byte) (content.length >> 16))
        .putShort((short) content.length)
        .put((byte) type)
        .put((byte) 0)
        .putInt(stream)
        .put(content)
        .array();
  }

  static byte[] numbered(int type, int stream, int number) {
    return frame(type, stream, ByteBuffer.allocate(4).putInt(number).array());
  }

  static byte[] joined(byte[]... parts) {
    var all = ByteBuffer.allocate(List.of(parts).stream().mapToInt(part -> part.length).sum());
    List.of(parts).forEach(all::put);
    return all.array();
  }

  private void scan(FrameScanner scanner, byte[] bytes, int pieces) {
    for (var at = 0; at < bytes.length; at += pieces) {
      scanner.scan(bytes, at, Math.min(pieces, bytes.length - at));
    }
  }

  @Test
  void framesAreFoundHoweverTheirBytesAreCut() {
    var stream =
        joined(
            new byte[PREFACE],
            frame(4, 0, new byte[18]),
            frame(FrameScanner.DATA, 5, new byte[70_000]),
            frame(FrameScanner.DATA, 5, new byte[0]),
            numbered(FrameScanner.WINDOW_UPDATE, 0, 65_535),
            numbered(FrameScanner.RESET, 5, 5),
            frame(0xfe, 1, new byte[3]),
            frame(FrameScanner.DATA, 7, new byte[1]));
    for (var pieces : List.of(1, 2, 7, 9, 10, 13, 4096, stream.length)) {
      found.clear();
      var scanner = scanner(PREFACE);
      scan(scanner, stream, pieces);
      assertThat(found)
          .as("in pieces of %d bytes", pieces)
          .containsExactly(
              new Found(4, 0, 18),
              new Found(FrameScanner.DATA, 5, 70_000),
              new Found(FrameScanner.DATA, 5, 0),
              new Found(FrameScanner.WINDOW_UPDATE, 0, 65_535),
              new Found(FrameScanner.RESET, 5, 5),
              new Found((byte) 0xfe, 1, 3),
              new Found(FrameScanner.DATA, 7, 1));
      assertThat(scanner.isBetweenFrames()).isTrue();
    }
  }

  @Test
  void thePrefaceIsNoFrame() {
    var scanner = scanner(PREFACE);
    scan(scanner, new byte[PREFACE - 1], 5);
    assertThat(scanner.isBetweenFrames()).isFalse();
    scan(scanner, new byte[1], 1);
    assertThat(scanner.isBetweenFrames()).isTrue();
    assertThat(found).isEmpty();
  }

  @Test
  void theContentOfAFrameIsNotTakenForFrames() {
    var inner = numbered(FrameScanner.RESET, 3, 5);
    scan(scanner(0), frame(FrameScanner.DATA, 1, inner), 4);
    assertThat(found).containsExactly(new Found(FrameScanner.DATA, 1, inner.length));
  }

  @Test
  void aResetIsReportedWhenItsNumberIsComplete() {
    var scanner = scanner(0);
    var reset = numbered(FrameScanner.RESET, 3, 0x01020304);
    scan(scanner, Arrays.copyOf(reset, reset.length - 1), 3);
    assertThat(found).isEmpty();
    assertThat(scanner.isBetweenFrames()).isFalse();
    scanner.scan(reset, reset.length - 1, 1);
    assertThat(found).containsExactly(new Found(FrameScanner.RESET, 3, 0x01020304));
    assertThat(scanner.isBetweenFrames()).isTrue();
  }

  /// Its peer ends the connection; until then the frames behind it are found.
  @Test
  void aResetThatIsTooShortHasNoNumber() {
    scan(
        scanner(0),
        joined(frame(FrameScanner.RESET, 3, new byte[2]), frame(FrameScanner.DATA, 1, new byte[1])),
        6);
    assertThat(found)
        .containsExactly(new Found(FrameScanner.RESET, 3, 2), new Found(FrameScanner.DATA, 1, 1));
  }
}
