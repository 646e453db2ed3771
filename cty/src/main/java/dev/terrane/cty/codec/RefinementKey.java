package dev.terrane.cty.codec;

/** The keys of refinements in the payload of an unknown value. */
final class RefinementKey {
  static final int NULLNESS = 1;
  static final int PREFIX = 2;
  static final int LOWER_BOUND = 3;
  static final int UPPER_BOUND = 4;
  static final int MIN_LENGTH = 5;
  static final int MAX_LENGTH = 6;

  private RefinementKey() {}
}
