package dev.terrane.cty;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads values from a notation that is made for tests: {@code "text"}, {@code 1.5}, {@code
 * float(0.5)}, {@code true}, {@code null(string)}, {@code unknown(number, notnull, min = 0)},
 * {@code list(string)["a"]}, {@code set(T)[..]}, {@code map(T){"k" = ..}}, {@code {"a" = ..}} for
 * objects and {@code [..]} for tuples.
 */
public final class ValueNotation {
  private static final Pattern WORD = Pattern.compile("[a-z]+");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9][0-9.]*(e-?[0-9]+)?");
  private static final Pattern ESCAPE = Pattern.compile("\\\\(u[0-9a-f]{4}|.)");
  private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

  private final String text;
  private int position;

  private ValueNotation(String text) {
    this.text = text;
  }

  public static CtyValue parse(String text) {
    var notation = new ValueNotation(text);
    var value = notation.value();
    if (notation.position != text.length()) {
      throw new IllegalArgumentException("trailing text in " + text);
    }
    return value;
  }

  private CtyValue value() {
    return switch (text.charAt(position)) {
      case '"' -> CtyValue.string(string());
      case '[' -> CtyValue.tuple(sequence());
      case '{' -> CtyValue.object(entries('{', '}', this::value));
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> CtyValue.number(number());
      default -> word();
    };
  }

  private CtyValue word() {
    var word = take(WORD);
    return switch (word) {
      case "true", "false" -> CtyValue.bool(word.equals("true"));
      case "float" -> CtyValue.number(CtyNumber.of(parenthesized(this::doubleValue)));
      case "null" -> CtyValue.nullOf(parenthesized(this::type));
      case "unknown" -> parenthesized(this::unknown);
      case "list" -> CtyValue.list(parenthesized(this::type), sequence());
      case "set" -> CtyValue.set(parenthesized(this::type), sequence());
      case "map" -> CtyValue.map(parenthesized(this::type), entries('{', '}', this::value));
      default -> throw new IllegalArgumentException("unknown word " + word);
    };
  }

  private double doubleValue() {
    return Double.parseDouble(take(NUMBER));
  }

  private CtyNumber number() {
    var number = new BigDecimal(take(NUMBER));
    return number.scale() == 0 && number.precision() < 19
        ? CtyNumber.of(number.longValueExact())
        : CtyNumber.of(number);
  }

  private CtyValue unknown() {
    var type = type();
    var refinement = Refinement.NONE;
    while (accept(", ")) {
      var word = take(WORD);
      accept(" = ");
      refinement =
          switch (word) {
            case "notnull" -> refinement.withNotNull();
            case "prefix" -> refinement.withPrefix(string());
            case "min" -> refinement.withNumberLowerBound(number(), true);
            case "max" -> refinement.withNumberUpperBound(number(), true);
            default -> throw new IllegalArgumentException("unknown refinement " + word);
          };
    }
    return CtyValue.unknown(type, refinement);
  }

  private CtyType type() {
    var word = take(WORD);
    return switch (word) {
      case "string" -> CtyType.STRING;
      case "number" -> CtyType.NUMBER;
      case "bool" -> CtyType.BOOL;
      case "dynamic" -> CtyType.DYNAMIC;
      case "list" -> CtyType.list(parenthesized(this::type));
      case "set" -> CtyType.set(parenthesized(this::type));
      case "map" -> CtyType.map(parenthesized(this::type));
      case "tuple" -> CtyType.tuple(all('(', ')', this::type));
      case "object" -> CtyType.object(entries('(', ')', this::type));
      default -> throw new IllegalArgumentException("unknown type " + word);
    };
  }

  private List<CtyValue> sequence() {
    return all('[', ']', this::value);
  }

  private <T> List<T> all(char open, char close, Supplier<T> part) {
    var parts = new ArrayList<T>();
    expect(open);
    while (text.charAt(position) != close) {
      parts.add(part.get());
      accept(", ");
    }
    expect(close);
    return parts;
  }

  private <T> Map<String, T> entries(char open, char close, Supplier<T> part) {
    var entries = new LinkedHashMap<String, T>();
    all(
        open,
        close,
        () -> {
          var name = string();
          accept(" = ");
          return entries.put(name, part.get());
        });
    return entries;
  }

  private <T> T parenthesized(Supplier<T> part) {
    expect('(');
    var result = part.get();
    expect(')');
    return result;
  }

  private String string() {
    var quoted = take(STRING);
    return ESCAPE
        .matcher(quoted.substring(1, quoted.length() - 1))
        .replaceAll(escape -> Matcher.quoteReplacement(unescaped(escape.group())));
  }

  private static String unescaped(String escape) {
    return escape.length() == 6
        ? Character.toString((char) Integer.parseInt(escape.substring(2), 16))
        : escape.translateEscapes();
  }

  private void expect(char c) {
    if (text.charAt(position) != c) {
      throw new IllegalArgumentException(
          "'%s' is expected at %d in %s".formatted(c, position, text));
    }
    position++;
  }

  private boolean accept(String separator) {
    var there = text.startsWith(separator, position);
    position += there ? separator.length() : 0;
    return there;
  }

  private String take(Pattern pattern) {
    var matcher = pattern.matcher(text).region(position, text.length());
    if (!matcher.lookingAt()) {
      throw new IllegalArgumentException(
          "%s is expected at %d in %s".formatted(pattern, position, text));
    }
    position = matcher.end();
    return matcher.group();
  }
}
