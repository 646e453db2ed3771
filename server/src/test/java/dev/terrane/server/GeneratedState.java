package dev.terrane.server;

import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.CRC32;

/** The content of a state of any length, which is not stored. */
final class GeneratedState extends InputStream {
  private static final int PERIOD = 251;

  private final long length;
  private final AtomicLong position;

  /**
   * A state.
   *
   * @param position counts the bytes that are read, from 0
   */
  GeneratedState(long length, AtomicLong position) {
    this.length = length;
    this.position = position;
    position.set(0);
  }

  @Override
  public int read() {
    return position.get() == length ? -1 : (int) (position.getAndIncrement() % PERIOD);
  }

  @Override
  public int read(byte[] target, int offset, int most) {
    var count = (int) Math.min(most, length - position.get());
    for (var i = 0; i < count; i++) {
      target[offset + i] = (byte) ((position.get() + i) % PERIOD);
    }
    position.addAndGet(count);
    return count == 0 && most > 0 ? -1 : count;
  }

  /** The checksum of a state. */
  static long checksum(long length) {
    var checksum = new CRC32();
    var state = new GeneratedState(length, new AtomicLong());
    var buffer = new byte[1 << 16];
    for (var count = state.read(buffer, 0, buffer.length);
        count > 0;
        count = state.read(buffer, 0, buffer.length)) {
      checksum.update(buffer, 0, count);
    }
    return checksum.getValue();
  }
}
