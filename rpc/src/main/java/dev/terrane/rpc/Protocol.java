package dev.terrane.rpc;

import java.util.stream.Stream;

/** A version of the plugin protocol. A CLI that supports both prefers the newer one. */
public enum Protocol {
  /**
   * The older version: the same messages, with other names of some RPCs and other field numbers of
   * the schema. Nested attributes are declared as attributes of an object type, if that is
   * possible.
   */
  V5(5),

  /** The newer version. */
  V6(6);

  private final int number;

  Protocol(int number) {
    this.number = number;
  }

  /**
   * Finds a version by its number.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Protocol of(int number) {
    return Stream.of(values())
        .filter(version -> version.number == number)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no version of the protocol: " + number));
  }

  /** The number in the handshake. */
  public int number() {
    return number;
  }
}
