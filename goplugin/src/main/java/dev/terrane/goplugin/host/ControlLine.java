package dev.terrane.goplugin.host;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// What this process tells the launcher of a session: frames of a letter, a length of four bytes
/// and a content. A launcher that has gone is no reason to fail.
///
/// A thread of the line's own writes them. The system closes a channel when a thread that uses it
/// is interrupted, and what is told comes from threads of authors, who interrupt as they like; an
/// end of this line is the end of its session.
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

    private final byte letter;

    Frame(char letter) {
      this.letter = (byte) letter;
    }

    byte letter() {
      return letter;
    }
  }

  /// For how long a launcher may read nothing before something is dropped.
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private static final int PIECE = 8 << 10;

  private final SocketChannel channel;
  private final FrameQueue frames;
  // Of its own, not of the thread's cache: that would be made when it is needed.
  private final ByteBuffer leaving = ByteBuffer.allocateDirect(PIECE);

  ControlLine(SocketChannel channel) {
    this(channel, PATIENCE);
  }

  ControlLine(SocketChannel channel, Duration patience) {
    this.channel = channel;
    this.frames = new FrameQueue(patience);
  }

  /// Lets what is sent leave; until then it waits.
  ///
  /// @param session for the name of the thread
  void start(String session) {
    try {
      Thread.ofPlatform().daemon().name("control-" + session).start(this::writeAll);
    } catch (RuntimeException | Error e) {
      frames.finish();
      throw e;
    }
  }

  private void writeAll() {
    try {
      while (frames.take(leaving.clear())) {
        leaving.flip();
        while (leaving.hasRemaining()) {
          channel.write(leaving);
        }
      }
    } catch (IOException e) {
      // Nobody reads any more, and there is nobody else to tell.
    } finally {
      frames.finish();
      close(channel);
    }
  }

  void send(Frame frame) {
    send(frame, new byte[0]);
  }

  void send(Frame frame, String text) {
    send(frame, text.getBytes(StandardCharsets.UTF_8));
  }

  private void send(Frame frame, byte[] content) {
    frames.add(frame, content, 0, Math.min(content.length, FrameQueue.LONGEST));
  }

  /// Sends something to the launcher's standard error.
  void print(String text) {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    print(bytes, 0, bytes.length);
  }

  private void print(byte[] bytes, int offset, int length) {
    for (var start = 0; start < length; start += FrameQueue.LONGEST) {
      var piece = Math.min(FrameQueue.LONGEST, length - start);
      frames.add(Frame.LOG, bytes, offset + start, piece);
    }
  }

  /// A stream whose bytes reach the launcher's standard error, as they were written together.
  OutputStream log() {
    return new OutputStream() {
      @Override
      public void write(int b) {
        print(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int length) {
        print(bytes, offset, length);
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

  /// Sends the last frame, and closes when all have left, or nobody reads them.
  ///
  /// @param content one byte
  void end(byte[] content) {
    try {
      frames.end(content);
    } finally {
      close(channel);
    }
  }

  /// Tells a visitor whether he may come in. For a thread that nobody interrupts.
  static void answer(SocketChannel visitor, Frame frame) throws IOException {
    var bytes = ByteBuffer.allocate(FrameQueue.HEAD).put(frame.letter()).putInt(0).flip();
    while (bytes.hasRemaining()) {
      visitor.write(bytes);
    }
  }

  /// Sends a visitor away, or lets one go.
  static void close(SocketChannel visitor) {
    try {
      visitor.close();
    } catch (IOException e) {
      // It is of no more use either way.
    }
  }
}
