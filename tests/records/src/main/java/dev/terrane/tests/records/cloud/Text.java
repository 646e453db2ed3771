package dev.terrane.tests.records.cloud;

import dev.terrane.provider.ProviderFunction;
import dev.terrane.provider.Value;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
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
   * Looks for a port.
   *
   * @param from the first port to try
   * @param hosts where it has to be free
   * @param name what it is for
   * @param taken ports that are not free
   * @return the port
   */
  @ProviderFunction("free_port")
  static int freePort(
      @Min(1) @Max(65535) int from,
      @Size(max = 2) List<@NotBlank String> hosts,
      @Pattern(regexp = "[a-z]+") @Nullable String name,
      @Min(1) int... taken) {
    return IntStream.iterate(from, port -> port + 1)
        .filter(port -> IntStream.of(taken).noneMatch(one -> one == port))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Finds the greatest share.
   *
   * @param least the smallest value
   * @param shares all shares
   * @return the greatest
   */
  @ProviderFunction("greatest")
  static float greatest(float least, float... shares) {
    var greatest = least;
    for (var share : shares) {
      greatest = Math.max(greatest, share);
    }
    return greatest;
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
