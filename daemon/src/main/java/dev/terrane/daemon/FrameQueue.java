package dev.terrane.daemon;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// A bounded queue of frames for one launcher, in order. Its memory is allocated at the start, so
/// that a process that runs out of memory can still send the last frame. Writers wait while the
/// queue is full; when the launcher reads nothing until the timeout, frames are dropped, and a log
/// line reports this. Interrupts do not end a wait. Thread-safe.
final class FrameQueue {
  private static final int CAPACITY = 2 * Frame.MAX_CONTENT;

  /// Space that log frames leave for the notice and for other frames.
  private static final int LOG_RESERVE = 1 << 10;

  /// Space that all frames leave for the last one.
  private static final int LAST_RESERVE = Frame.HEADER_LENGTH + 1;

  private static final byte[] NOTICE =
      "[log lines were dropped because the launcher did not read them]\n"
          .getBytes(StandardCharsets.US_ASCII);

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final ByteBuffer frames = ByteBuffer.allocate(CAPACITY);
  private final long timeout;
  private int taken;
  private boolean dropped;
  private boolean complete;
  private boolean finished;

  /// @param timeout the time that a writer waits while the launcher reads nothing
  FrameQueue(Duration timeout) {
    this.timeout = timeout.toNanos();
  }

  /// Adds a whole frame, or drops it. Does nothing after the end.
  void add(Frame frame, byte[] content, int offset, int length) {
    lock.lock();
    try {
      var needed = Frame.HEADER_LENGTH + length + (frame == Frame.LOG ? LOG_RESERVE : LAST_RESERVE);
      if (awaitSpace(needed)) {
        reportDropped(needed);
        put(frame, content, offset, length);
      } else {
        dropped = true;
      }
    } finally {
      lock.unlock();
    }
  }

  /// Waits for space. Does not wait while frames are being dropped: one writer has waited already.
  private boolean awaitSpace(int needed) {
    var left = dropped ? 0 : timeout;
    while (!complete && frames.remaining() < needed && left > 0) {
      left = await(left);
    }
    return !complete && frames.remaining() >= needed;
  }

  private void reportDropped(int needed) {
    if (dropped && frames.remaining() >= Frame.HEADER_LENGTH + NOTICE.length + needed) {
      dropped = false;
      put(Frame.LOG, NOTICE, 0, NOTICE.length);
    }
  }

  private void put(Frame frame, byte[] content, int offset, int length) {
    frame.write(frames, content, offset, length);
    changed.signalAll();
  }

  /// Adds the last frame, and waits until all frames are taken, the timeout has passed, or
  /// [#finish] is called.
  ///
  /// @param content one byte
  void end(byte[] content) {
    lock.lock();
    try {
      if (!complete) {
        reportDropped(LAST_RESERVE);
        put(Frame.END, content, 0, content.length);
        complete = true;
      }
      for (var left = timeout; !finished && left > 0; ) {
        left = await(left);
      }
    } finally {
      lock.unlock();
    }
  }

  /// Waits for a change, and returns the remaining time: the whole timeout when something was taken
  /// meanwhile. Keeps the interrupt status of the thread.
  // The callers loop.
  @SuppressWarnings("WaitNotInLoop")
  private long await(long nanos) {
    var before = taken;
    var interrupted = Thread.interrupted();
    try {
      var left = changed.awaitNanos(nanos);
      return taken == before ? left : timeout;
    } catch (InterruptedException e) {
      interrupted = true;
      return nanos;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /// Moves the next bytes to an empty buffer, as many as it takes; waits until there are some.
  ///
  /// @return false after the last frame
  boolean take(ByteBuffer target) {
    lock.lock();
    try {
      while (frames.position() == 0 && !complete) {
        changed.awaitUninterruptibly();
      }
      var end = frames.flip().limit();
      frames.limit(Math.min(end, target.remaining()));
      target.put(frames);
      frames.limit(end).compact();
      taken++;
      changed.signalAll();
      return target.position() > 0;
    } finally {
      lock.unlock();
    }
  }

  /// Ends all waits: no frame is taken any more.
  void finish() {
    lock.lock();
    try {
      complete = true;
      finished = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
