package dev.terrane.tests.records.sizes;

/** Constants, predicates and formulas that several records share. */
final class Numbers {
  static final long SMALLEST = 1;

  private Numbers() {}

  /** A number that may rise only. */
  static boolean falls(Number before, Number after) {
    return after.longValue() < before.longValue();
  }

  /** The label of a number. */
  static String label(String name, long size) {
    return name + ":" + size;
  }
}
