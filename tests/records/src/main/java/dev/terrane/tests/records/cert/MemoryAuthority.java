package dev.terrane.tests.records.cert;

import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.TreeSet;

/** A test double whose clock is set by tests. */
final class MemoryAuthority implements Authority {
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");
  private int signed;

  void pass(Duration time) {
    now = now.plus(time);
  }

  @Override
  public Instant now() {
    return now;
  }

  @Override
  public String sign(String key, Set<String> names, Instant end) {
    signed++;
    return "cert " + signed + " of " + new TreeSet<>(names) + " until " + end;
  }
}
