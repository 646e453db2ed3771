package dev.terrane.provider.spi;

import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;

/// Suffixes of unique names, 26 characters long. The time makes those of a session ascending, and a
/// random number makes those of several sessions and processes different. Thread-safe.
public final class UniqueSuffixes {
  private static final long PER_SECOND = 10_000;

  private final InstantSource clock;
  private final AtomicLong last = new AtomicLong();

  /// Creates a source of suffixes with the time of the system.
  public UniqueSuffixes() {
    this(InstantSource.system());
  }

  /// Creates a source of suffixes.
  ///
  /// @param clock the time in the suffixes
  public UniqueSuffixes(InstantSource clock) {
    this.clock = clock;
  }

  /// {@return a new suffix, which sorts after the ones before}
  public String next() {
    var time = last.accumulateAndGet(now(), (before, now) -> Math.max(before + 1, now));
    var random = (int) UUID.randomUUID().getMostSignificantBits();
    return text(time) + String.format(Locale.ROOT, "%08x", random);
  }

  private long now() {
    return ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant()) / 100;
  }

  private static String text(long time) {
    var second = Instant.ofEpochSecond(time / PER_SECOND).atOffset(ZoneOffset.UTC);
    return String.format(
        Locale.ROOT,
        "%04d%02d%02d%02d%02d%02d%04d",
        second.getYear(),
        second.getMonthValue(),
        second.getDayOfMonth(),
        second.getHour(),
        second.getMinute(),
        second.getSecond(),
        time % PER_SECOND);
  }
}
