package dev.terrane.http;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpHeaders;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// Collects the begin of a body, and logs it at the end. The parts come one after the other.
final class LoggedBody {
  private static final int LIMIT = 16 * 1024;
  private static final Pattern TEXT =
      Pattern.compile("json|xml|yaml|text|html|urlencoded|graphql|javascript");

  private final String type;
  private final boolean encoded;
  private final Consumer<String> log;
  private final ByteArrayOutputStream begin = new ByteArrayOutputStream();
  private long length;

  /// Creates a log of a body.
  ///
  /// @param headers the headers with the type of the body
  /// @param log receives the text to log; not called for an empty body
  LoggedBody(HttpHeaders headers, Consumer<String> log) {
    this.type = headers.firstValue("Content-Type").orElse("").toLowerCase(Locale.ROOT);
    this.encoded = headers.firstValue("Content-Encoding").isPresent();
    this.log = log;
  }

  /// Adds a part, whose position does not change.
  void add(ByteBuffer part) {
    length += part.remaining();
    var bytes = new byte[Math.min(part.remaining(), LIMIT - begin.size())];
    part.duplicate().get(bytes);
    begin.writeBytes(bytes);
  }

  /// Logs the body.
  void end() {
    if (length > 0) {
      log.accept(text());
    }
  }

  private String text() {
    var text = begin.toString(StandardCharsets.UTF_8);
    if (encoded || !isText(text)) {
      return "(" + length + " bytes" + (type.isEmpty() ? "" : " of " + type) + ")";
    }
    return length > begin.size()
        ? laidOut(complete(text)) + "... (" + length + " bytes)"
        : laidOut(text);
  }

  private boolean isText(String text) {
    return type.isEmpty() ? isJson(text) : TEXT.matcher(type).find();
  }

  private boolean isJson(String text) {
    return type.contains("json") || text.startsWith("{") || text.startsWith("[");
  }

  private String laidOut(String text) {
    if (isJson(text)) {
      return JsonLayout.of(text);
    }
    return type.contains("urlencoded") ? SecretNames.maskedParameters(text) : text;
  }

  /// Removes the last word of a text that was cut: the begin of a secret is not masked.
  private static String complete(String cut) {
    var end = cut.length();
    while (end > 0 && " \t\r\n\",;&<>".indexOf(cut.charAt(end - 1)) < 0) {
      end--;
    }
    return cut.substring(0, end);
  }
}
