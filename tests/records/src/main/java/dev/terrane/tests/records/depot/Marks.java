package dev.terrane.tests.records.depot;

import dev.terrane.provider.ProviderFunction;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;

/// Functions about marks.
final class Marks {
  private Marks() {}

  /**
   * Makes a mark.
   *
   * @param number the number of the crate
   * @param words what the mark says
   * @return the mark
   */
  @ProviderFunction("mark")
  static String mark(@Min(1) @Max(99) int number, @NotBlank String... words) {
    return number + "-" + String.join("-", words);
  }
}
