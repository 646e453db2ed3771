package dev.terrane.goplugin.host;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.ReentrantLock;

/// What this process tells a launcher: frames of a letter, a length of four bytes and a content. A
/// launcher that has gone is no reason to fail.
final class ControlLine {
  /// The kinds of frames.
  enum Frame {
    /// The announcement is accepted.
    ACCEPTED('A'),
    /// This process takes no more sessions.
    REFUSED('X'),
    /// The session serves.
    READY('R'),
    /// The session cannot start; the content says why.
    FAILED('F'),
    /// Bytes for the launcher's standard error.
    LOG('L'),
    /// The session is over; the content is one byte, the exit code.
    END('E');

    private final char letter;

    Frame(char letter) {
      this.letter = letter;
    }
  }

  private static final int LONGEST = 64 << 10;
  private static final int HEAD = 5;

  private final SocketChannel channel;
  private final ReentrantLock lock = new ReentrantLock();

  ControlLine(SocketChannel channel) {
    this.channel = channel;
  }

  void send(Frame frame) {
    send(frame, new byte[0]);
  }

  void send(Frame frame, String text) {
    send(frame, text.getBytes(StandardCharsets.UTF_8));
  }

  void send(Frame frame, byte[] content) {
    var bytes = ByteBuffer.allocate(HEAD + content.length);
    bytes.put((byte) frame.letter).putInt(content.length).put(content).flip();
    lock.lock();
    try {
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    } catch (IOException e) {
      // Nobody reads any more, and there is nobody else to tell.
    } finally {
      lock.unlock();
    }
  }

  /// A stream whose bytes reach the launcher's standard error, as they were written together.
  OutputStream log() {
    return new OutputStream() {
      @Override
      public void write(int b) {
        send(Frame.LOG, new byte[] {(byte) b});
      }

      @Override
      public void write(byte[] bytes, int offset, int length) {
        for (var start = 0; start < length; start += LONGEST) {
          var piece = new byte[Math.min(LONGEST, length - start)];
          System.arraycopy(bytes, offset + start, piece, 0, piece.length);
          send(Frame.LOG, piece);
        }
      }
    };
  }

  /// Waits until the launcher closes its side; it says nothing on this line.
  void awaitEnd() {
    var nothing = ByteBuffer.allocate(1);
    try {
      while (channel.read(nothing) >= 0) {
        nothing.clear();
      }
    } catch (IOException e) {
      // Gone is gone.
    }
  }

  void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // It is of no more use either way.
    }
  }
}
