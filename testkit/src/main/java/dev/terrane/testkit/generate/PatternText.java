package dev.terrane.testkit.generate;

import dev.terrane.testkit.RandomData;

/// Creates a text that matches a regular expression: literals, classes, groups, alternatives,
/// quantifiers. Of other constructs, such as lookaheads, it creates any text; the caller checks it.
final class PatternText {
  private static final String WORD =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
  private static final String ANY = "abcxyz019 -_.";
  private static final int MORE = 4;

  private final String regex;
  private final RandomData random;
  private int at;

  private PatternText(String regex, RandomData random) {
    this.regex = regex;
    this.random = random;
  }

  static String of(String regex, RandomData random) {
    try {
      return new PatternText(regex, random).alternatives();
    } catch (StringIndexOutOfBoundsException _) {
      return "";
    }
  }

  private boolean isAt(char c) {
    return at < regex.length() && regex.charAt(at) == c;
  }

  private boolean take(char c) {
    var is = isAt(c);
    at += is ? 1 : 0;
    return is;
  }

  /// One of the alternatives; all are read.
  private String alternatives() {
    var chosen = sequence();
    for (var count = 2; take('|'); count++) {
      var other = sequence();
      chosen = random.integer(1, count) == 1 ? other : chosen;
    }
    return chosen;
  }

  private String sequence() {
    var text = new StringBuilder();
    while (at < regex.length() && !isAt('|') && !isAt(')')) {
      text.append(repeated());
    }
    return text.toString();
  }

  /// An element with its quantifier. It is read once for each repetition.
  private String repeated() {
    var start = at;
    var first = element();
    var times = times();
    var after = at;
    var text = new StringBuilder(times > 0 ? first : "");
    for (var i = 1; i < times; i++) {
      at = start;
      text.append(element());
    }
    at = after;
    return text.toString();
  }

  private int times() {
    var times = 1;
    if (take('?')) {
      times = random.integer(0, 1);
    } else if (take('*')) {
      times = random.integer(0, MORE);
    } else if (take('+')) {
      times = random.integer(1, MORE);
    } else if (take('{')) {
      times = bounds(until('}'));
    } else {
      return times;
    }
    if (!take('?')) {
      take('+');
    }
    return times;
  }

  private int bounds(String text) {
    var comma = text.indexOf(',');
    var min = Integer.parseInt(comma < 0 ? text : text.substring(0, comma));
    var open = comma == text.length() - 1;
    var max = comma < 0 ? min : open ? min + MORE : Integer.parseInt(text.substring(comma + 1));
    return random.integer(min, Math.min(max, min + 2 * MORE));
  }

  private String until(char end) {
    var start = at;
    at = regex.indexOf(end, at) + 1;
    return regex.substring(start, at - 1);
  }

  private String element() {
    var c = regex.charAt(at++);
    return switch (c) {
      case '(' -> group();
      case '[' -> characterClass();
      case '\\' -> escape();
      case '.' -> random.text(1, ANY);
      case '^', '$' -> "";
      default -> String.valueOf(c);
    };
  }

  private String group() {
    if (take('?')) {
      if (take('<') && !isAt('=') && !isAt('!')) {
        until('>');
      } else {
        at++;
      }
    }
    var text = alternatives();
    take(')');
    return text;
  }

  private String escape() {
    var c = regex.charAt(at++);
    return switch (c) {
      case 'b', 'B', 'A', 'z', 'Z' -> "";
      case 'p', 'P' -> {
        until('}');
        yield random.text(1, "abcxyz");
      }
      default -> random.text(1, members(c));
    };
  }

  /// The characters of an escape.
  private static String members(char c) {
    return switch (c) {
      case 'd' -> "0123456789";
      case 'w' -> WORD;
      case 's' -> " ";
      case 'S', 'D', 'W' -> "-";
      case 'n' -> "\n";
      case 't' -> "\t";
      default -> String.valueOf(c);
    };
  }

  private String characterClass() {
    var negated = take('^');
    var members = new StringBuilder();
    do {
      var c = regex.charAt(at++);
      if (c == '\\') {
        members.append(members(regex.charAt(at++)));
      } else if (isAt('-') && regex.charAt(at + 1) != ']') {
        at++;
        range(c, regex.charAt(at++), members);
      } else {
        members.append(c);
      }
    } while (!take(']'));
    return random.text(1, negated ? others(members.toString()) : members.toString());
  }

  private static void range(char first, char last, StringBuilder members) {
    for (var c = first; c <= last; c++) {
      members.append(c);
    }
  }

  private static String others(String members) {
    var others = new StringBuilder();
    (WORD + ANY).chars().filter(c -> members.indexOf(c) < 0).forEach(c -> others.append((char) c));
    return others.isEmpty() ? "?" : others.toString();
  }
}
