package dev.terrane.testkit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// The seeds of the sources that the tests of one run create. Each differs from the others, because
/// two sources with the same seed would have the same names. Thread-safe.
final class RunSeeds {
  /// An odd number, so that different factors have different products.
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final String seed;
  private final long otherwise;
  private final Map<String, AtomicInteger> numbers = new ConcurrentHashMap<>();

  /// Creates the seeds of a run.
  ///
  /// @param seed the seed of the run; empty for another one
  /// @param otherwise the seed if none is given
  RunSeeds(String seed, long otherwise) {
    this.seed = seed.strip();
    this.otherwise = otherwise;
  }

  /// The seeds of this run, whose seed is written to the log.
  static RunSeeds ofProcess() {
    var text = System.getProperty(RandomData.SEED, "");
    var random = System.nanoTime();
    if (text.isBlank()) {
      System.getLogger(RandomData.class.getName())
          .log(
              System.Logger.Level.INFO,
              "Random test data; repeat it with -D" + RandomData.SEED + "=" + random);
    }
    return new RunSeeds(text, random);
  }

  /// Returns the seed of the next source of a class: it depends on the seed of the run, on the name
  /// of the class and on the number of its sources before.
  ///
  /// @throws IllegalArgumentException if the seed of the run is not a number
  long next(Class<?> test) {
    var number =
        numbers.computeIfAbsent(test.getName(), _ -> new AtomicInteger()).getAndIncrement();
    return run() + SPREAD * ((long) test.getName().hashCode() << Integer.SIZE | number);
  }

  private long run() {
    try {
      return seed.isEmpty() ? otherwise : Long.parseLong(seed);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          RandomData.SEED + " must be an integer, not \"" + seed + "\"", e);
    }
  }
}
