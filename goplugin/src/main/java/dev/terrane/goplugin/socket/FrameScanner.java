package dev.terrane.goplugin.socket;

/// Parses the frame headers of an HTTP/2 stream. Not thread-safe.
final class FrameScanner {
  static final int DATA = 0;
  static final int RESET = 3;
  static final int WINDOW_UPDATE = 8;

  private static final int HEADER = 9;
  private static final int NUMBER = 4;

  /// Receives each frame as soon as its header, and its number if it has one, is complete.
  @FunctionalInterface
  interface Listener {
    /// A frame.
    ///
    /// @param type its type
    /// @param stream its stream
    /// @param value the number of a reset or a window update, otherwise the frame's length
    void frame(int type, int stream, int value);
  }

  private final Listener listener;
  private final byte[] start = new byte[HEADER + NUMBER];
  private int filled;
  private long skip;

  /// Starts with a number of bytes that belong to no frame.
  FrameScanner(long preface, Listener listener) {
    this.skip = preface;
    this.listener = listener;
  }

  /// Parses the next bytes.
  void scan(byte[] bytes, int offset, int count) {
    var end = offset + count;
    for (var next = offset; next < end; ) {
      if (skip > 0) {
        var skipped = (int) Math.min(skip, end - next);
        skip -= skipped;
        next += skipped;
      } else {
        start[filled++] = bytes[next++];
        finish();
      }
    }
  }

  /// Whether the next byte begins a frame.
  boolean isBetweenFrames() {
    return filled == 0 && skip == 0;
  }

  private void finish() {
    if (filled < HEADER) {
      return;
    }
    var length = number(0) >>> Byte.SIZE;
    var type = start[3];
    var numbered = (type == RESET || type == WINDOW_UPDATE) && length >= NUMBER;
    if (numbered && filled < start.length) {
      return;
    }
    listener.frame(type, number(HEADER - NUMBER), numbered ? number(HEADER) : length);
    skip = numbered ? length - NUMBER : length;
    filled = 0;
  }

  private int number(int index) {
    var number = 0;
    for (var i = index; i < index + NUMBER; i++) {
      number = (number << Byte.SIZE) | (start[i] & 0xff);
    }
    return number;
  }
}
