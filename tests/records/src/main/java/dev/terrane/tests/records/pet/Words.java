package dev.terrane.tests.records.pet;

import java.util.Collections;

/// Draws words, one after the other.
final class Words {
  private int drawn;

  String draw(int count) {
    drawn++;
    return String.join("-", Collections.nCopies(count, "w" + drawn));
  }
}
