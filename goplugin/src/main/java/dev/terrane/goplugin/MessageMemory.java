package dev.terrane.goplugin;

import java.util.concurrent.atomic.AtomicLong;

/// Counts the memory of requests and limits it, for all sessions of a JVM together. Thread-safe.
public final class MessageMemory {
  /// The largest request, however large the heap is.
  static final int LARGEST_MESSAGE = 256 << 20;

  /// The bytes of each call that are not counted, so that small requests are answered while large
  /// ones have reached the limit.
  private static final long FREE = 1 << 20;

  /// The divisor for one request: during decoding it exists as frames, as bytes and as values.
  private static final int MESSAGE_SHARE = 6;

  private static final int TOTAL_SHARE = 3;

  private final long heap;
  private final long largest;
  private final long total;
  private final Runnable exhausted;
  private final AtomicLong held = new AtomicLong();

  private MessageMemory(long heap, Runnable exhausted) {
    this.heap = heap;
    this.largest = Math.min(LARGEST_MESSAGE, heap / MESSAGE_SHARE);
    this.total = heap / TOTAL_SHARE;
    this.exhausted = exhausted;
  }

  /// Creates limits from the size of the heap.
  ///
  /// @param exhausted run each time a call fails because no memory is left
  public static MessageMemory ofHeap(Runnable exhausted) {
    return of(Runtime.getRuntime().maxMemory(), exhausted);
  }

  static MessageMemory of(long heap, Runnable exhausted) {
    return new MessageMemory(heap, exhausted);
  }

  /// Creates the counter of a call's request.
  Allocation allocation() {
    return new Allocation();
  }

  void exhausted() {
    exhausted.run();
  }

  String outOfMemory() {
    return "The provider's JVM has run out of memory in this call. " + advice();
  }

  private String tooLarge() {
    return "The request is larger than "
        + megabytes(largest)
        + " MB, the limit for one request. "
        + advice();
  }

  private String tooMuch() {
    return "All concurrent requests together are larger than "
        + megabytes(total)
        + " MB, their limit. Lower the parallelism, or raise the heap. "
        + advice();
  }

  private String advice() {
    return "The heap of the JVM is limited to "
        + megabytes(heap)
        + " MB. TERRANE_JAVA_OPTIONS=-Xmx4g, for example, raises that to 4 GB.";
  }

  private static long megabytes(long bytes) {
    return bytes >> 20;
  }

  /// The memory of the request of one call.
  final class Allocation {
    private long size;
    private long counted;
    private boolean ended;

    /// Counts bytes that have arrived.
    ///
    /// @return why the call is to be refused, or an empty text; nothing is counted after a refusal
    synchronized String add(long bytes) {
      if (ended) {
        return "";
      }
      size += bytes;
      if (size > largest) {
        end();
        return tooLarge();
      }
      return count(Math.max(0, size - FREE) - counted);
    }

    private String count(long more) {
      if (more == 0) {
        return "";
      }
      counted += more;
      if (held.addAndGet(more) <= total) {
        return "";
      }
      end();
      return tooMuch();
    }

    /// Starts to count another request of the same call.
    synchronized void restart() {
      release();
      size = 0;
    }

    /// Releases all counted bytes.
    synchronized void end() {
      ended = true;
      release();
    }

    private void release() {
      held.addAndGet(-counted);
      counted = 0;
    }
  }
}
