package dev.terrane.goplugin.service;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;

/// Buffers the standard output and error of the plugin until a host reads them. Writers never wait:
/// when the buffer is full, output is dropped, and a notice contains its length. Thread-safe.
public final class StdioBuffer {
  private static final int CAPACITY = 1 << 20;

  /// The size of the messages of go-plugin, at which hosts split log lines.
  private static final int PIECE = 1024;

  private final UnaryOperator<String> mask;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Deque<StdioData> pieces = new ArrayDeque<>();
  private int size;
  private long dropped;
  private boolean closed;

  /// Creates a buffer that keeps output unchanged.
  public StdioBuffer() {
    this(UnaryOperator.identity());
  }

  /// Creates a buffer that passes each written text through a function.
  public StdioBuffer(UnaryOperator<String> mask) {
    this.mask = mask;
  }

  /// Returns a stream that writes to this buffer.
  public OutputStream stream(StdioData.Channel channel) {
    return new OutputStream() {
      @Override
      public void write(int b) {
        add(channel, new byte[] {(byte) b});
      }

      @Override
      public void write(byte[] bytes, int offset, int length) {
        add(channel, Arrays.copyOfRange(bytes, offset, offset + length));
      }
    };
  }

  /// Ends all readers after they have read the rest.
  public void close() {
    lock.lock();
    try {
      closed = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /// Waits for the next piece; empty when the buffer is closed.
  ///
  /// @throws InterruptedException when the reading thread is interrupted
  Optional<StdioData> take() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (pieces.isEmpty() && dropped == 0 && !closed) {
        changed.await();
      }
      return poll();
    } finally {
      lock.unlock();
    }
  }

  /// Returns and removes all output as text, in order.
  public String drain() {
    lock.lock();
    try {
      var text = new StringBuilder();
      for (var piece = poll(); piece.isPresent(); piece = poll()) {
        text.append(piece.get().text());
      }
      return text.toString();
    } finally {
      lock.unlock();
    }
  }

  /// Bytes that are not UTF-8 stay unchanged when there is nothing to mask.
  private byte[] masked(byte[] printed) {
    var text = new String(printed, StandardCharsets.UTF_8);
    var masked = mask.apply(text);
    return masked.equals(text) ? printed : masked.getBytes(StandardCharsets.UTF_8);
  }

  private void add(StdioData.Channel channel, byte[] printed) {
    var bytes = masked(printed);
    lock.lock();
    try {
      var room = Math.min(bytes.length, CAPACITY - size);
      dropped += bytes.length - room;
      for (var start = 0; start < room; ) {
        var end = cut(bytes, start, room);
        append(channel, Arrays.copyOfRange(bytes, start, end));
        start = end;
      }
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  /// Joins single bytes of one stream to one piece.
  private void append(StdioData.Channel channel, byte[] bytes) {
    var last = pieces.peekLast();
    size += bytes.length;
    if (last == null || last.channel() != channel || last.size() + bytes.length > PIECE) {
      pieces.addLast(new StdioData(channel, bytes));
      return;
    }
    pieces.removeLast();
    pieces.addLast(last.followedBy(bytes));
  }

  /// Does not cut a UTF-8 character in two.
  private static int cut(byte[] bytes, int start, int limit) {
    if (limit - start <= PIECE) {
      return limit;
    }
    var end = start + PIECE;
    while (end > start + PIECE - 4 && (bytes[end] & 0xC0) == 0x80) {
      end--;
    }
    return end;
  }

  private Optional<StdioData> poll() {
    var piece = pieces.pollFirst();
    if (piece != null) {
      size -= piece.size();
      return Optional.of(piece);
    }
    if (dropped == 0) {
      return Optional.empty();
    }
    var notice =
        "[" + dropped + " bytes of output were dropped because the host did not read them]\n";
    dropped = 0;
    return Optional.of(
        new StdioData(StdioData.Channel.STDERR, notice.getBytes(StandardCharsets.UTF_8)));
  }
}
