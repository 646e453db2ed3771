package dev.terrane.examples.files;

import dev.terrane.provider.ProviderFunction;
import java.text.Normalizer;
import java.util.Locale;

/** The functions of this provider. */
final class Text {
  private Text() {}

  /**
   * Makes a file name of texts.
   *
   * <p>Letters and digits stay, in lower case; whatever stands between them becomes a hyphen.
   *
   * @param text the first text
   * @param more further texts
   * @return a name without anything that a file system could mind
   */
  @ProviderFunction("slug")
  static String slug(String text, String... more) {
    var all = more.length == 0 ? text : text + " " + String.join(" ", more);
    return Normalizer.normalize(all, Normalizer.Form.NFKD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{Nd}]+", "-")
        .replaceAll("^-|-$", "");
  }
}
