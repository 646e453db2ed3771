package dev.terrane.processor.emit;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Random;
import java.util.function.Consumer;

/// Repeats a property with a new seed each time; `-Dterrane.seed` repeats from a given one.
final class RandomizedRuns {
  private static final long FIRST = Long.getLong("terrane.seed", 20_260_401L);
  private static final int COUNT = Integer.getInteger("terrane.rounds", 400);

  /// Neighbouring seeds begin almost alike.
  private static final long SPREAD = 0x9e37_79b9_7f4a_7c15L;

  private RandomizedRuns() {}

  /// Runs a property; a failure names the seed.
  static void each(Consumer<Random> property) {
    for (var seed = FIRST; seed < FIRST + COUNT; seed++) {
      var random = new Random(seed * SPREAD);
      assertThatCode(() -> property.accept(random))
          .as("-Dterrane.seed=%d -Dterrane.rounds=1", seed)
          .doesNotThrowAnyException();
    }
  }
}
