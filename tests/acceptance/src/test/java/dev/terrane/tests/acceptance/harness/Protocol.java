package dev.terrane.tests.acceptance.harness;

import java.util.Map;

/// The versions of the plugin protocol, which every acceptance test runs under.
public enum Protocol {
  /// The version that Terraform before 1.0 supports, too.
  V5(5),
  /// The newest.
  V6(6);

  private final int number;

  Protocol(int number) {
    this.number = number;
  }

  /// The number in the handshake.
  public int number() {
    return number;
  }

  Map<String, String> environment() {
    return Map.of("TERRANE_PROTOCOL", Integer.toString(number));
  }
}
