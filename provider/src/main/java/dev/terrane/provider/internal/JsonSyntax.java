package dev.terrane.provider.internal;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.codec.Json;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/// Checks the syntax of JSON texts.
public final class JsonSyntax {
  private static final Pattern PLACED = Pattern.compile(".* at character ([0-9]+): (.*)");

  private JsonSyntax() {}

  /// Whether a text is JSON.
  ///
  /// @param text the text
  /// @return true
  /// @throws CtyException with line and column, when the text is not valid JSON
  public static boolean isJson(String text) {
    try {
      Json.decodeDocument(text.getBytes(StandardCharsets.UTF_8));
      return true;
    } catch (CtyException e) {
      var refused = new CtyException(CtyPath.ROOT, "is not JSON: " + placed(text, e.reason()));
      refused.initCause(e);
      throw refused.expecting("JSON");
    }
  }

  private static String placed(String text, String reason) {
    var matcher = PLACED.matcher(reason);
    if (!matcher.matches()) {
      return reason;
    }
    var at = Math.min(Integer.parseInt(matcher.group(1)), text.length());
    var line = text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
    var column = at - text.lastIndexOf('\n', at - 1);
    return "line %d, column %d: %s".formatted(line, column, matcher.group(2));
  }
}
