package dev.terrane.goplugin.host;

import dev.terrane.goplugin.host.ControlLine.Frame;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// Frames on their way to a launcher, in order. Memory for all of them is there from the beginning,
/// so that a process without any left can still tell the end. When the queue is full, writers wait
/// for the launcher; when that reads nothing for a while, log lines are dropped until it does, and
/// a note stands in their place. Interrupts change nothing of this. Safe for many threads.
final class FrameQueue {
  /// Longest content of a frame.
  static final int LONGEST = 64 << 10;

  /// Length of what stands before it.
  static final int HEAD = 5;

  private static final int CAPACITY = 2 * LONGEST;

  /// Room that log lines leave to the note and to other frames, and these to the last one.
  private static final int RESERVE = 1 << 10;

  private static final int LAST = HEAD + 1;

  private static final byte[] NOTE =
      "[log lines were dropped: nobody read them]\n".getBytes(StandardCharsets.US_ASCII);

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final ByteBuffer waiting = ByteBuffer.allocate(CAPACITY);
  private final long patience;
  private int taken;
  private boolean dropped;
  private boolean complete;
  private boolean finished;

  /// @param patience how long a writer waits for a launcher that reads nothing
  FrameQueue(Duration patience) {
    this.patience = patience.toNanos();
  }

  /// Adds a frame, whole or not at all; none after the end.
  void add(Frame frame, byte[] content, int offset, int length) {
    lock.lock();
    try {
      var needed = HEAD + length + (frame == Frame.LOG ? RESERVE : LAST);
      if (awaitRoom(needed)) {
        noteDropped(needed);
        put(frame, content, offset, length);
      } else {
        dropped = true;
      }
    } finally {
      lock.unlock();
    }
  }

  /// Whoever comes after one that has waited in vain does not wait himself.
  private boolean awaitRoom(int needed) {
    var left = dropped ? 0 : patience;
    while (!complete && waiting.remaining() < needed && left > 0) {
      left = await(left);
    }
    return !complete && waiting.remaining() >= needed;
  }

  private void noteDropped(int needed) {
    if (dropped && waiting.remaining() >= HEAD + NOTE.length + needed) {
      dropped = false;
      put(Frame.LOG, NOTE, 0, NOTE.length);
    }
  }

  private void put(Frame frame, byte[] content, int offset, int length) {
    waiting.put(frame.letter()).putInt(length).put(content, offset, length);
    changed.signalAll();
  }

  /// Adds the last frame, and waits until all have left, or the launcher reads nothing or is gone.
  ///
  /// @param content one byte
  void end(byte[] content) {
    lock.lock();
    try {
      if (!complete) {
        noteDropped(LAST);
        put(Frame.END, content, 0, content.length);
        complete = true;
      }
      for (var left = patience; !finished && left > 0; ) {
        left = await(left);
      }
    } finally {
      lock.unlock();
    }
  }

  /// Waits for a change, and returns how much time is left then: all of it, when something has left
  /// meanwhile. A thread that is interrupted stays so.
  // The loops are those of the callers.
  @SuppressWarnings("WaitNotInLoop")
  private long await(long nanos) {
    var before = taken;
    var interrupted = Thread.interrupted();
    try {
      var left = changed.awaitNanos(nanos);
      return taken == before ? left : patience;
    } catch (InterruptedException e) {
      interrupted = true;
      return nanos;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /// Moves what comes next to an empty buffer, as much as it takes; waits until there is something.
  ///
  /// @return whether there was something; nothing comes after the last frame
  boolean take(ByteBuffer target) {
    lock.lock();
    try {
      while (waiting.position() == 0 && !complete) {
        changed.awaitUninterruptibly();
      }
      var end = waiting.flip().limit();
      waiting.limit(Math.min(end, target.remaining()));
      target.put(waiting);
      waiting.limit(end).compact();
      taken++;
      changed.signalAll();
      return target.position() > 0;
    } finally {
      lock.unlock();
    }
  }

  /// Nothing leaves any more, and nobody waits for it.
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
