package dev.terrane.cty.codec;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Reads JSON tokens. Numbers keep their text. */
final class JsonReader {
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*+)(\\.[0-9]++)?([eE][+-]?[0-9]++)?");

  private final String json;
  private final PathTracker trail;
  private int position;

  JsonReader(byte[] bytes, PathTracker trail) {
    this.json = text(bytes, trail);
    this.trail = trail;
  }

  private static String text(byte[] bytes, PathTracker trail) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      var failure = trail.failure("JSON must be valid UTF-8");
      failure.initCause(e);
      throw failure;
    }
  }

  /** Skips white space and returns the first character of the next token; zero at the end. */
  char peek() {
    while (position < json.length() && isBlank(json.charAt(position))) {
      position++;
    }
    return position < json.length() ? json.charAt(position) : 0;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }

  /** Returns the position of the next token, for {@link #seek}. */
  int position() {
    peek();
    return position;
  }

  void seek(int newPosition) {
    position = newPosition;
  }

  RuntimeException malformed(String expected) {
    var found = peek();
    var what = position < json.length() ? "'" + found + "'" : "its end";
    return trail.failure(
        "malformed JSON at character %d: %s is expected, not %s"
            .formatted(position, expected, what));
  }

  void expect(char c) {
    if (peek() != c) {
      throw malformed("'" + c + "'");
    }
    position++;
  }

  void expectEnd() {
    peek();
    if (position < json.length()) {
      throw malformed("the end");
    }
  }

  /** Returns whether an element follows an opening bracket or an element, and skips the comma. */
  boolean hasNext(boolean first, char close) {
    var c = peek();
    if (c == close) {
      position++;
      return false;
    }
    if (!first) {
      expect(',');
    }
    return true;
  }

  /** Reads the name of a member and the colon. */
  String name() {
    var name = string();
    expect(':');
    return name;
  }

  void literal(String word) {
    peek();
    if (!json.startsWith(word, position)) {
      throw malformed(word);
    }
    position += word.length();
  }

  String number() {
    peek();
    var matcher = NUMBER.matcher(json).region(position, json.length());
    if (!matcher.lookingAt()) {
      throw malformed("a value");
    }
    position = matcher.end();
    return matcher.group();
  }

  String string() {
    expect('"');
    var start = position;
    while (position < json.length() && isPlain(json.charAt(position))) {
      position++;
    }
    if (position < json.length() && json.charAt(position) == '"') {
      return json.substring(start, position++);
    }
    return escaped(new StringBuilder(json.substring(start, position)));
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c != '"' && c != '\\';
  }

  private String escaped(StringBuilder text) {
    while (position < json.length()) {
      var c = json.charAt(position);
      if (c < ' ') {
        break;
      }
      position++;
      if (c == '"') {
        return wellFormed(text.toString());
      }
      text.append(c == '\\' ? escape() : c);
    }
    throw trail.failure(
        "malformed JSON at character %d: a string is not closed".formatted(position));
  }

  private String wellFormed(String text) {
    for (var i = 0; i < text.length(); i++) {
      var c = text.charAt(i);
      var low = i + 1 < text.length() ? text.charAt(i + 1) : 0;
      if (Character.isSurrogatePair(c, low)) {
        i++;
      } else if (Character.isSurrogate(c)) {
        throw trail.failure("a string must not have a lone surrogate");
      }
    }
    return text;
  }

  private char escape() {
    var c = position < json.length() ? json.charAt(position++) : 0;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default ->
          throw trail.failure("malformed JSON at character %d: unknown escape".formatted(position));
    };
  }

  private char unicode() {
    var value = 0;
    for (var i = 0; i < 4; i++) {
      var c = position < json.length() ? json.charAt(position++) : 0;
      var digit = c < 0x80 ? Character.digit(c, 16) : -1;
      if (digit < 0) {
        throw trail.failure(
            "malformed JSON at character %d: an escape needs four hexadecimal digits"
                .formatted(position));
      }
      value = value << 4 | digit;
    }
    return (char) value;
  }

  /** Skips a value of any type. */
  void skip() {
    trail.descend();
    switch (peek()) {
      case '"' -> string();
      case '[' -> skipArray();
      case '{' -> skipObject();
      case 't' -> literal("true");
      case 'f' -> literal("false");
      case 'n' -> literal("null");
      default -> number();
    }
    trail.ascend();
  }

  private void skipArray() {
    expect('[');
    for (var first = true; hasNext(first, ']'); first = false) {
      skip();
    }
  }

  private void skipObject() {
    expect('{');
    for (var first = true; hasNext(first, '}'); first = false) {
      name();
      skip();
    }
  }
}
