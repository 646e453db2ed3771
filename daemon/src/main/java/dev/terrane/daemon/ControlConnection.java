package dev.terrane.daemon;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// Sends the frames of one session to its launcher. Thread-safe. A launcher that has disconnected
/// is not an error. [#end] closes the channel.
///
/// A separate thread writes the frames: Java closes a channel when a thread that uses it is
/// interrupted, provider code may interrupt threads that log, and a closed channel ends the
/// session.
final class ControlConnection {
  /// The time after which a frame is dropped if the launcher reads nothing.
  private static final Duration WRITE_TIMEOUT = Duration.ofSeconds(5);

  private static final int BUFFER_SIZE = 8 << 10;

  private final SocketChannel channel;
  private final FrameQueue frames;
  // Allocated in advance, so that the last frame needs no memory.
  private final ByteBuffer outgoing = ByteBuffer.allocateDirect(BUFFER_SIZE);

  ControlConnection(SocketChannel channel) {
    this(channel, WRITE_TIMEOUT);
  }

  ControlConnection(SocketChannel channel, Duration writeTimeout) {
    this.channel = channel;
    this.frames = new FrameQueue(writeTimeout);
  }

  /// Starts to write. Frames that were added before are written first.
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
      while (frames.take(outgoing.clear())) {
        outgoing.flip();
        while (outgoing.hasRemaining()) {
          channel.write(outgoing);
        }
      }
    } catch (IOException e) {
      // The launcher has disconnected.
    } finally {
      frames.finish();
      close(channel);
    }
  }

  void send(Frame frame) {
    send(frame, new byte[0]);
  }

  /// Sends a frame. A text that is longer than a frame is truncated.
  void send(Frame frame, String text) {
    send(frame, text.getBytes(StandardCharsets.UTF_8));
  }

  private void send(Frame frame, byte[] content) {
    frames.add(frame, content, 0, Math.min(content.length, Frame.MAX_CONTENT));
  }

  /// Writes a text to the launcher's standard error.
  void print(String text) {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    print(bytes, 0, bytes.length);
  }

  private void print(byte[] bytes, int offset, int length) {
    for (var start = 0; start < length; start += Frame.MAX_CONTENT) {
      var piece = Math.min(Frame.MAX_CONTENT, length - start);
      frames.add(Frame.LOG, bytes, offset + start, piece);
    }
  }

  /// Returns a stream to the launcher's standard error. Bytes of one write stay together.
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

  /// Waits until the launcher closes its side. Launchers send nothing on this connection.
  void awaitEnd() {
    var ignored = ByteBuffer.allocate(1);
    try {
      while (channel.read(ignored) >= 0) {
        ignored.clear();
      }
    } catch (IOException e) {
      // A broken connection also ends the wait.
    }
  }

  /// Sends the last frame, and closes when all frames are written, or the launcher reads none.
  ///
  /// @param content one byte
  void end(byte[] content) {
    try {
      frames.end(content);
    } finally {
      close(channel);
    }
  }

  /// Answers a connection request. The calling thread must never be interrupted.
  static void respond(SocketChannel connection, Frame frame) throws IOException {
    var bytes = ByteBuffer.allocate(Frame.HEADER_LENGTH);
    frame.write(bytes, new byte[0], 0, 0);
    bytes.flip();
    while (bytes.hasRemaining()) {
      connection.write(bytes);
    }
  }

  static void close(SocketChannel connection) {
    try {
      connection.close();
    } catch (IOException e) {
      // The connection is not used again.
    }
  }
}
