package files;

import dev.terrane.provider.ProviderFunction;
import dev.terrane.provider.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class Text {
  private Text() {}

  /// Makes a slug. Letters of other scripts are left out.
  ///
  /// @param firstText the text
  /// @param more further texts
  /// @return letters, digits and dashes
  @ProviderFunction("slug")
  static String slug(String firstText, String... more) {
    return firstText + more.length;
  }

  @ProviderFunction(value = "first", deprecated = "Use the operator [0].")
  static @Nullable String first(Value<List<String>> of, @Nullable Integer from) {
    return null;
  }

  @ProviderFunction("parts")
  static List<Part> parts(String text) {
    return List.of(new Part(text, null));
  }

  record Part(String name, @Nullable Integer number) {}
}
