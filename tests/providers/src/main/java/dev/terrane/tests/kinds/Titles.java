package dev.terrane.tests.kinds;

import dev.terrane.provider.ProviderFunction;

/** Functions about titles. */
final class Titles {
  private Titles() {}

  /**
   * Joins words to a title.
   *
   * @param first the first word
   * @param more the other words
   * @return the title
   */
  @ProviderFunction("title")
  static String title(String first, String... more) {
    return more.length == 0 ? first : first + " " + String.join(" ", more);
  }
}
