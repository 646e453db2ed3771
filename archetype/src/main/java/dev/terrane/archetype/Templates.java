package dev.terrane.archetype;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The templates, which are resources of this module, and their variables: `${name}` in a text and
/// `__name__` in a path, as in Maven archetypes.
final class Templates {
  private static final Pattern IN_TEXT = Pattern.compile("\\$\\{(\\w+)}");
  private static final Pattern IN_PATH = Pattern.compile("__([a-zA-Z]+)__");

  private Templates() {}

  static InputStream open(String resource) throws IOException {
    var stream = Templates.class.getClassLoader().getResourceAsStream(resource);
    if (stream == null) {
      throw new IOException("the template " + resource + " is absent");
    }
    return stream;
  }

  /// A text with its variables.
  static String text(String resource) throws IOException {
    try (var stream = open(resource)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  static String text(String resource, Map<String, String> values) throws IOException {
    return replace(IN_TEXT, text(resource), values);
  }

  static String path(String path, Map<String, String> values) {
    return replace(IN_PATH, path, values);
  }

  private static String replace(Pattern variable, String text, Map<String, String> values) {
    return variable
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(value(found.group(1), values)));
  }

  private static String value(String name, Map<String, String> values) {
    var value = values.get(name);
    if (value == null) {
      throw new IllegalStateException("the variable " + name + " of a template has no value");
    }
    return value;
  }
}
