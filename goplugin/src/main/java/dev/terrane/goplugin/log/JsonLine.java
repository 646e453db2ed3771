package dev.terrane.goplugin.log;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Builds a line of JSON with a maximum length. Longer texts are truncated and further fields are
/// omitted; the result is always valid JSON.
final class JsonLine {
  /// go-plugin reads lines of up to 64 KiB. Brackets, keys, the mark of a truncated text and the
  /// line feed are not counted here and fit in the rest.
  private static final int BUDGET = 56 * 1024;

  private static final int DEEPEST = 16;
  private static final String CUT = "...(cut)";

  private final UnaryOperator<String> mask;
  private final StringBuilder line = new StringBuilder("{");
  private int budget = BUDGET;

  JsonLine(UnaryOperator<String> mask) {
    this.mask = mask;
  }

  /// Adds a field, unless the line is full.
  JsonLine field(String key, @Nullable Object value) {
    if (budget <= 0) {
      return this;
    }
    if (line.length() > 1) {
      line.append(',');
    }
    string(key);
    line.append(':');
    value(value, 0);
    return this;
  }

  String text() {
    return line.append('}').toString();
  }

  private void value(@Nullable Object value, int depth) {
    switch (value) {
      case null -> line.append("null");
      case Map<?, ?> map when depth < DEEPEST -> object(map, depth);
      case Iterable<?> list when depth < DEEPEST && !(value instanceof Path) -> array(list, depth);
      case Boolean truth -> line.append(truth.booleanValue());
      case Number number -> number(number);
      default -> string(String.valueOf(value));
    }
  }

  private void object(Map<?, ?> map, int depth) {
    line.append('{');
    var separator = "";
    for (var entry : map.entrySet()) {
      if (budget <= 0) {
        break;
      }
      line.append(separator);
      string(String.valueOf(entry.getKey()));
      line.append(':');
      value(entry.getValue(), depth + 1);
      separator = ",";
    }
    line.append('}');
  }

  private void array(Iterable<?> list, int depth) {
    line.append('[');
    var separator = "";
    for (var element : list) {
      if (budget <= 0) {
        break;
      }
      line.append(separator);
      value(element, depth + 1);
      separator = ",";
      budget--;
    }
    line.append(']');
  }

  /// Numbers of unknown types, infinities and secret numbers become strings.
  private void number(Number number) {
    var text = number.toString();
    var plain = text.matches("-?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?");
    if (plain && text.length() < budget && mask.apply(text).equals(text)) {
      line.append(text);
      budget -= text.length();
    } else {
      string(text);
    }
  }

  private void string(String text) {
    var masked = mask.apply(text);
    line.append('"');
    for (var i = 0; i < masked.length(); i++) {
      var c = masked.charAt(i);
      if (budget <= 0) {
        line.append(CUT);
        break;
      }
      if (Character.isHighSurrogate(c) && isPair(masked, i)) {
        line.append(c).append(masked.charAt(++i));
        budget -= 4;
      } else {
        character(c);
      }
    }
    line.append('"');
    budget -= 4;
  }

  private static boolean isPair(String text, int high) {
    return high + 1 < text.length() && Character.isLowSurrogate(text.charAt(high + 1));
  }

  private void character(char c) {
    switch (c) {
      case '"', '\\' -> escape("\\" + c);
      case '\n' -> escape("\\n");
      case '\r' -> escape("\\r");
      case '\t' -> escape("\\t");
      default -> {
        if (c < ' ' || c == '\u007f' || Character.isSurrogate(c)) {
          escape("\\u%04x".formatted(Character.isSurrogate(c) ? 0xFFFD : (int) c));
        } else {
          line.append(c);
          budget -= c < 0x80 ? 1 : 3;
        }
      }
    }
  }

  private void escape(String escaped) {
    line.append(escaped);
    budget -= escaped.length();
  }
}
