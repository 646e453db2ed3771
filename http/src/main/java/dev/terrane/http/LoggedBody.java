package dev.terrane.http;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpHeaders;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;

/// Collects a prefix of a body, and logs it at the end. The parts come one after the other. JSON
/// and forms are logged, with masked secrets. Of other bodies, whose secrets are not known by a
/// name, only the length is logged. No method throws: the exchange is more important than its log.
final class LoggedBody {
  private static final int LIMIT = 16 * 1024;

  private final String type;
  private final boolean encoded;
  private final Consumer<String> log;
  private final ByteArrayOutputStream prefix = new ByteArrayOutputStream();
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
    GuardedLog.attempt(() -> {
      var bytes = new byte[Math.min(part.remaining(), LIMIT - prefix.size())];
      part.duplicate().get(bytes);
      prefix.writeBytes(bytes);
    });
  }

  /// Logs the body.
  void end() {
    if (length > 0) {
      GuardedLog.attempt(() -> log.accept(text()));
    }
  }

  private String text() {
    var cut = length > prefix.size();
    var all = prefix.toString(StandardCharsets.UTF_8).strip();
    var text = cut ? complete(all) : all;
    var bytes = "(" + length + " bytes" + (type.isEmpty() ? "" : " of " + type) + ")";
    if (encoded) {
      return bytes;
    }
    if (type.contains("urlencoded")) {
      return shortened(SecretNames.maskedParameters(text), cut);
    }
    return isJson(text, cut) ? shortened(MaskedJson.format(text), cut) : bytes;
  }

  private boolean isJson(String text, boolean cut) {
    var possible = type.isEmpty() || type.contains("text");
    var expected = possible && (text.startsWith("{") || text.startsWith("["));
    return (expected || type.contains("json")) && JsonPrefix.isJson(text, cut);
  }

  private String shortened(String text, boolean cut) {
    return cut ? text + "... (" + length + " bytes)" : text;
  }

  /// Removes the last word of a text that was cut: a prefix of a secret would not be masked.
  private static String complete(String cut) {
    var end = cut.length();
    while (end > 0 && " \t\r\n\",;&<>".indexOf(cut.charAt(end - 1)) < 0) {
      end--;
    }
    return cut.substring(0, end);
  }
}
