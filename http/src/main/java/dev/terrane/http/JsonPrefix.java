package dev.terrane.http;

import java.util.regex.Pattern;

/// Checks whether a text is JSON, or a prefix of JSON: one value, or several as in JSON lines. A
/// decoder of JSON accepts neither a prefix nor several values.
final class JsonPrefix {
  private static final Pattern LITERAL =
      Pattern.compile("true|false|null|-?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?");

  /// The tokens that may follow.
  private enum Next {
    VALUE,
    /// The first element or the end of an array.
    ELEMENT,
    /// The first member or the end of an object.
    MEMBER,
    NAME,
    COLON,
    /// A comma or an end; outside of all brackets another value.
    SEPARATOR
  }

  private final String text;
  private final StringBuilder open = new StringBuilder();
  private Next next = Next.VALUE;
  private int at;

  private JsonPrefix(String text) {
    this.text = text;
  }

  /// Whether a text is JSON.
  ///
  /// @param cut whether the end of the text is missing
  static boolean isJson(String text, boolean cut) {
    return new JsonPrefix(text).isJson(cut);
  }

  private boolean isJson(boolean cut) {
    while (at < text.length()) {
      var c = text.charAt(at);
      var valid =
          switch (c) {
            case ' ', '\t', '\r', '\n' -> follows(true, next);
            case '{' -> opens(c, Next.MEMBER);
            case '[' -> opens(c, Next.ELEMENT);
            case '}' -> closes('{', Next.MEMBER);
            case ']' -> closes('[', Next.ELEMENT);
            case ':' -> follows(next == Next.COLON, Next.VALUE);
            case ',' ->
                follows(
                    next == Next.SEPARATOR && !open.isEmpty(), isIn('{') ? Next.NAME : Next.VALUE);
            case '"' -> string();
            default -> literal(cut);
          };
      if (!valid) {
        return false;
      }
    }
    return cut || (open.isEmpty() && next == Next.SEPARATOR);
  }

  private boolean follows(boolean valid, Next next) {
    at++;
    this.next = next;
    return valid;
  }

  private boolean isIn(char bracket) {
    return !open.isEmpty() && open.charAt(open.length() - 1) == bracket;
  }

  private boolean isValueNext() {
    return next == Next.VALUE || next == Next.ELEMENT || (next == Next.SEPARATOR && open.isEmpty());
  }

  private boolean opens(char bracket, Next first) {
    var valid = isValueNext();
    open.append(bracket);
    return follows(valid, first);
  }

  private boolean closes(char bracket, Next first) {
    var valid = isIn(bracket) && (next == first || next == Next.SEPARATOR);
    open.setLength(Math.max(0, open.length() - 1));
    return follows(valid, Next.SEPARATOR);
  }

  /// After a string without its end, a value is missing.
  private boolean string() {
    var isName = next == Next.NAME || next == Next.MEMBER;
    var valid = isName || isValueNext();
    at++;
    while (at < text.length() && text.charAt(at) != '"') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    var closed = at < text.length();
    return follows(valid, isName ? Next.COLON : closed ? Next.SEPARATOR : Next.VALUE);
  }

  private boolean literal(boolean cut) {
    var start = at;
    while (at < text.length() && " \t\r\n{}[],:\"".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    var whole = LITERAL.matcher(text.substring(start, at)).matches();
    var valid = isValueNext() && (whole || (cut && at == text.length()));
    next = Next.SEPARATOR;
    return valid;
  }
}
