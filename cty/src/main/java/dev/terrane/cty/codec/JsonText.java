package dev.terrane.cty.codec;

/** Writes JSON strings with the escapes that Terraform uses, which are those of Go. */
final class JsonText {
  private JsonText() {}

  static void appendQuoted(String text, StringBuilder json) {
    json.append('"');
    for (var i = 0; i < text.length(); i++) {
      append(text.charAt(i), json);
    }
    json.append('"');
  }

  private static void append(char c, StringBuilder json) {
    switch (c) {
      case '"' -> json.append("\\\"");
      case '\\' -> json.append("\\\\");
      case '\b' -> json.append("\\b");
      case '\f' -> json.append("\\f");
      case '\n' -> json.append("\\n");
      case '\r' -> json.append("\\r");
      case '\t' -> json.append("\\t");
      case '<', '>', '&', '\u2028', '\u2029' -> appendEscape(c, json);
      default -> appendPlain(c, json);
    }
  }

  private static void appendPlain(char c, StringBuilder json) {
    if (c < ' ') {
      appendEscape(c, json);
    } else {
      json.append(c);
    }
  }

  private static void appendEscape(char c, StringBuilder json) {
    json.append("\\u%04x".formatted((int) c));
  }
}
