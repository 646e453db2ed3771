package dev.terrane.yaml;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/// The tag and the text by which a scalar is compared. YAML 1.1 and 1.2 resolve some scalars
/// without quotes to different types; these differ from scalars with quotes.
record ScalarText(String tag, String text) {
  private static final String AMBIGUOUS = "ambiguous ";

  /// Integers and decimal numbers that both versions read alike.
  private static final Pattern INTEGER = Pattern.compile("[-+]?(0|[1-9][0-9]*)");

  private static final Pattern DECIMAL =
      Pattern.compile("[-+]?(0|[1-9][0-9]*)\\.[0-9]*([eE][-+][0-9]{1,4})?");

  /// Strings of version 1.2 that are numbers, times or dates in version 1.1.
  private static final Pattern NUMBER_OR_TIME =
      Pattern.compile(
          "[-+]?(0b[01_]+"
              + "|0x[0-9a-fA-F_]+"
              + "|[0-9][0-9_]*(\\.[0-9_]*)?([eE][-+]?[0-9]+)?"
              + "|\\.[0-9_]+([eE][-+]?[0-9]+)?"
              + "|[0-9][0-9_]*(:[0-5]?[0-9])+(\\.[0-9_]*)?"
              + "|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt \\t].*)?)");

  private static final Set<String> WORDS = Set.of("y", "yes", "n", "no", "on", "off", "=", "<<");

  static ScalarText of(ScalarNode scalar) {
    var tag = scalar.getTag();
    var text = scalar.getValue();
    if (!scalar.isPlain()) {
      return new ScalarText(tag.getValue(), text);
    }
    if (tag.equals(Tag.INT)) {
      return number(tag, text, INTEGER);
    }
    if (tag.equals(Tag.FLOAT)) {
      return text.endsWith("f") || text.endsWith("n")
          ? new ScalarText(tag.getValue(), text)
          : number(tag, text, DECIMAL);
    }
    if (tag.equals(Tag.BOOL)) {
      return new ScalarText(tag.getValue(), text.toLowerCase(Locale.ROOT));
    }
    if (tag.equals(Tag.NULL)) {
      return new ScalarText(tag.getValue(), "");
    }
    return tag.equals(Tag.STR) && isOtherTypeBefore(text)
        ? ambiguous(tag, text)
        : new ScalarText(tag.getValue(), text);
  }

  private static boolean isOtherTypeBefore(String text) {
    return NUMBER_OR_TIME.matcher(text).matches() || WORDS.contains(text.toLowerCase(Locale.ROOT));
  }

  private static ScalarText number(Tag tag, String text, Pattern common) {
    return common.matcher(text).matches()
        ? new ScalarText(tag.getValue(), new BigDecimal(text).stripTrailingZeros().toString())
        : ambiguous(tag, text);
  }

  private static ScalarText ambiguous(Tag tag, String text) {
    return new ScalarText(AMBIGUOUS + tag.getValue(), text);
  }
}
