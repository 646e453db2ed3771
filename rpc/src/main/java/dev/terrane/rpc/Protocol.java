package dev.terrane.rpc;

import java.util.stream.Stream;

/** A version of the plugin protocol; the newer one is preferred by every CLI that knows it. */
public enum Protocol {
  /**
   * The older one: the messages of the newer one, with some RPCs under other names and the schema
   * with other field numbers. Nested attributes are declared as plain ones where that is legal.
   */
  V5(5),

  /** The newer one. */
  V6(6);

  private final int number;

  Protocol(int number) {
    this.number = number;
  }

  /**
   * Finds a version by its number.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static Protocol of(int number) {
    return Stream.of(values())
        .filter(version -> version.number == number)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no version of the protocol: " + number));
  }

  /** The number that the two sides agree on in the handshake. */
  public int number() {
    return number;
  }
}
