package dev.terrane.tests.records.cloud;

import dev.terrane.provider.ProviderFunction;
import dev.terrane.provider.Value;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Texts. */
final class Text {
  private Text() {}

  /**
   * A text as part of an address.
   *
   * @param text any text
   * @param more what follows it
   * @return small letters, digits and hyphens
   */
  @ProviderFunction("slug")
  static String slug(String text, String... more) {
    return String.join("-", text, String.join("-", more))
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z0-9]+", "-")
        .replaceAll("^-|-$", "");
  }

  /**
   * Joins texts.
   *
   * @param texts what to join
   * @param between what stands between them; a comma when null
   * @return one text
   */
  @ProviderFunction("joined")
  static String joined(List<String> texts, @Nullable String between) {
    return String.join(between == null ? "," : between, texts);
  }

  /**
   * Says what is known of a text.
   *
   * @param text any text
   * @return a word
   */
  @ProviderFunction("state")
  static String state(Value<String> text) {
    return switch (text) {
      case Value.Known<String> _ -> "known";
      case Value.Null<String> _ -> "null";
      case Value.Unknown<String> _ -> "unknown";
    };
  }
}
