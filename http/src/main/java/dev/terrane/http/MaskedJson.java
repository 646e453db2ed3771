package dev.terrane.http;

/// Indents JSON, and masks the values of members with the names of secrets. Accepts JSON whose end
/// is missing, and never fails.
final class MaskedJson {
  private static final int NOTHING = Integer.MAX_VALUE;

  /// Deeper lines are indented like these, because brackets alone would make a log of megabytes.
  private static final int DEEPEST = 64;

  private final String json;
  private final StringBuilder out = new StringBuilder();
  private int at;
  private int depth;

  /// The value that follows is that of a secret member.
  private boolean secret;

  /// The depth from which on all values are masked.
  private int maskedDepth = NOTHING;

  private MaskedJson(String json) {
    this.json = json;
  }

  static String format(String json) {
    return new MaskedJson(json).format();
  }

  private String format() {
    while (at < json.length()) {
      var c = json.charAt(at);
      switch (c) {
        case ' ', '\t', '\r', '\n' -> at++;
        case '{', '[' -> open(c);
        case '}', ']' -> close(c);
        case ',' -> separate();
        case ':' -> append(": ");
        case '"' -> string();
        default -> value(literal());
      }
    }
    return out.toString();
  }

  private void append(String text) {
    out.append(text);
    at++;
  }

  private void open(char bracket) {
    out.append(bracket);
    at++;
    depth++;
    if (secret) {
      maskedDepth = Math.min(maskedDepth, depth);
      secret = false;
    }
    if (next() != '}' && next() != ']') {
      newLine();
    }
  }

  private void close(char bracket) {
    if (depth == maskedDepth) {
      maskedDepth = NOTHING;
    }
    depth = Math.max(0, depth - 1);
    if (!out.isEmpty() && "{[".indexOf(out.charAt(out.length() - 1)) < 0) {
      newLine();
    }
    append(String.valueOf(bracket));
  }

  private void separate() {
    secret = false;
    append(",");
    newLine();
  }

  private void newLine() {
    out.append('\n').repeat("  ", Math.min(depth, DEEPEST));
  }

  private void string() {
    var start = at++;
    while (at < json.length() && json.charAt(at) != '"') {
      at += json.charAt(at) == '\\' ? 2 : 1;
    }
    at = Math.min(json.length(), at + 1);
    var token = json.substring(start, at);
    if (next() == ':') {
      out.append(token);
      secret = SecretNames.isSecret(token);
    } else {
      value(token);
    }
  }

  private String literal() {
    var start = at;
    while (at < json.length() && " \t\r\n{}[],:\"".indexOf(json.charAt(at)) < 0) {
      at++;
    }
    return json.substring(start, at);
  }

  private void value(String token) {
    out.append(secret || depth >= maskedDepth ? "\"" + SecretNames.MASK + "\"" : token);
    secret = false;
  }

  /// The next character that is not white space; 0 at the end.
  private char next() {
    var i = at;
    while (i < json.length() && Character.isWhitespace(json.charAt(i))) {
      i++;
    }
    return i < json.length() ? json.charAt(i) : 0;
  }
}
