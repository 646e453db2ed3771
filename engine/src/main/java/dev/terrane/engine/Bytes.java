package dev.terrane.engine;

import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/// Bytes as a value. Neither side may change the array that it shares.
public final class Bytes {
  /// The empty value.
  public static final Bytes EMPTY = new Bytes(new byte[0]);

  private final byte[] array;

  private Bytes(byte[] array) {
    this.array = array;
  }

  /// Wraps an array that is not changed any more.
  public static Bytes of(byte[] array) {
    return array.length == 0 ? EMPTY : new Bytes(array);
  }

  /// The bytes themselves, not to be changed.
  public byte[] array() {
    return array;
  }

  /// Whether there are none.
  public boolean isEmpty() {
    return array.length == 0;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Bytes that && Arrays.equals(array, that.array);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(array);
  }

  @Override
  public String toString() {
    return HexFormat.of().formatHex(array);
  }
}
