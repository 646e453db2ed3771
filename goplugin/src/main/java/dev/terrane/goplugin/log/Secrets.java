package dev.terrane.goplugin.log;

import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The texts that must not appear in a log. Shared by all loggers of a process. Thread-safe.
public final class Secrets {
  /// Replaces a secret.
  public static final String MASK = "***";

  private final CopyOnWriteArrayList<String> texts = new CopyOnWriteArrayList<>();
  private final CopyOnWriteArrayList<Pattern> patterns = new CopyOnWriteArrayList<>();

  /// Adds a text to mask. Each line of a text with several lines is also masked separately, because
  /// it may be logged that way. Blank texts are ignored, because they would mask every space.
  public void add(String secret) {
    Stream.concat(Stream.of(secret), secret.lines())
        .filter(text -> !text.isBlank())
        .forEach(texts::addIfAbsent);
    // The longest first, because a secret may begin with another one.
    texts.sort((one, other) -> Integer.compare(other.length(), one.length()));
  }

  /// Adds a pattern of texts to mask.
  public void add(Pattern pattern) {
    patterns.addIfAbsent(pattern);
  }

  /// Returns the text with [#MASK] in place of each secret.
  public String mask(String text) {
    var masked = text;
    for (var secret : texts) {
      masked = masked.replace(secret, MASK);
    }
    for (var pattern : patterns) {
      masked = pattern.matcher(masked).replaceAll(Matcher.quoteReplacement(MASK));
    }
    return masked;
  }
}
