package dev.terrane.goplugin.socket;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/// Acknowledges the data of a connection that gRPC does not acknowledge: gRPC answers data of a
/// call that the server has ended with a reset, and sends no WINDOW_UPDATE for the connection. A
/// few such calls use up its flow control window of one megabyte, and then no call of the
/// connection can send.
final class ConnectionWindow {
  private static final int PREFACE = 24;
  private static final int STREAM_CLOSED = 5;

  /// Peers send no larger frames, because gRPC does not allow them to.
  private static final int LARGEST_FRAME = 16384;

  private volatile long received;

  /// The bytes that are acknowledged. The first update only enlarges the window.
  private long acknowledged;

  private boolean enlarged;
  private long owed;

  /// Counts what is read from a peer.
  InputStream reading(InputStream stream) {
    return new Reading(stream);
  }

  /// Adds to what is written to the peer.
  OutputStream writing(OutputStream stream) {
    return new Writing(stream);
  }

  /// Only one thread reads.
  @SuppressWarnings("NonAtomicVolatileUpdate")
  private void read(int type, int stream, int length) {
    if (type == FrameScanner.DATA) {
      received += length;
    }
  }

  private void written(int type, int stream, int value) {
    if (type == FrameScanner.RESET && value == STREAM_CLOSED) {
      owed += LARGEST_FRAME;
    }
    if (type == FrameScanner.WINDOW_UPDATE && stream == 0) {
      acknowledged += enlarged ? value : 0;
      enlarged = true;
    }
  }

  /// Never more than has arrived and was not acknowledged.
  private int due() {
    var due = Math.min(owed, received - acknowledged);
    owed = 0;
    if (due <= 0) {
      return 0;
    }
    acknowledged += due;
    return (int) due;
  }

  private final class Reading extends FilterInputStream {
    private final FrameScanner frames = new FrameScanner(PREFACE, ConnectionWindow.this::read);

    Reading(InputStream stream) {
      super(stream);
    }

    @Override
    public int read() throws IOException {
      var one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
    }

    @Override
    public int read(byte[] bytes, int offset, int count) throws IOException {
      var read = super.read(bytes, offset, count);
      if (read > 0) {
        frames.scan(bytes, offset, read);
      }
      return read;
    }
  }

  private final class Writing extends FilterOutputStream {
    private final FrameScanner frames = new FrameScanner(0, ConnectionWindow.this::written);

    Writing(OutputStream stream) {
      super(stream);
    }

    @Override
    public void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int count) throws IOException {
      out.write(bytes, offset, count);
      frames.scan(bytes, offset, count);
      if (owed > 0 && frames.isBetweenFrames()) {
        acknowledge(due());
      }
    }

    private void acknowledge(int due) throws IOException {
      if (due > 0) {
        out.write(
            ByteBuffer.allocate(13)
                .putInt(4 << Byte.SIZE | FrameScanner.WINDOW_UPDATE)
                .put((byte) 0)
                .putInt(0)
                .putInt(due)
                .array());
      }
    }
  }
}
