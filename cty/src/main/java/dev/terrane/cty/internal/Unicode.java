package dev.terrane.cty.internal;

import java.text.Normalizer;
import java.util.Comparator;

/** Terraform's rules for strings: NFC-normalized, well-formed, ordered by their UTF-8 bytes. */
public final class Unicode {
  /** The order of the UTF-8 bytes, which is the order of code points and not that of Java chars. */
  public static final Comparator<String> BYTEWISE = Unicode::compareBytewise;

  /** All characters below this one are in NFC and never combine with each other. */
  private static final char FIRST_COMBINING = '\u0300';

  private Unicode() {}

  /**
   * Normalizes text to NFC.
   *
   * @param text any text
   * @return the same text in normal form
   * @throws IllegalArgumentException if it has a lone surrogate
   */
  public static String normalize(String text) {
    for (var i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= FIRST_COMBINING) {
        requireWellFormed(text);
        return Normalizer.normalize(text, Normalizer.Form.NFC);
      }
    }
    return text;
  }

  private static void requireWellFormed(String text) {
    for (var i = 0; i < text.length(); i++) {
      var c = text.charAt(i);
      var paired =
          Character.isHighSurrogate(c)
              && i + 1 < text.length()
              && Character.isLowSurrogate(text.charAt(i + 1));
      if (paired) {
        i++;
      } else if (Character.isSurrogate(c)) {
        throw new IllegalArgumentException(
            "a string must be well-formed Unicode, but there is a lone surrogate (U+%04X) at index %d"
                .formatted((int) c, i));
      }
    }
  }

  private static int compareBytewise(String left, String right) {
    var length = Math.min(left.length(), right.length());
    for (var i = 0; i < length; i++) {
      var a = left.charAt(i);
      var b = right.charAt(i);
      if (a != b) {
        return Integer.compare(rank(a), rank(b));
      }
    }
    return Integer.compare(left.length(), right.length());
  }

  /** Orders surrogates, which encode the highest code points, after all other characters. */
  private static int rank(char c) {
    return Character.isSurrogate(c) ? c + 0x10000 : c;
  }
}
