package dev.terrane.goplugin.log;

import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What must never appear in a log. Shared by all loggers of a process; safe for many threads.
public final class Secrets {
  /// What stands in the place of a secret.
  public static final String MASK = "***";

  private final CopyOnWriteArrayList<String> texts = new CopyOnWriteArrayList<>();
  private final CopyOnWriteArrayList<Pattern> patterns = new CopyOnWriteArrayList<>();

  /// Masks a text from now on. One of several lines is masked line by line as well, for it may be
  /// logged so. Blank texts are ignored: they would mask every space.
  public void add(String secret) {
    Stream.concat(Stream.of(secret), secret.lines())
        .filter(text -> !text.isBlank())
        .forEach(texts::addIfAbsent);
    // The longest first: a secret that begins with another must not leave its end behind.
    texts.sort((one, other) -> Integer.compare(other.length(), one.length()));
  }

  /// Masks whatever a pattern finds from now on.
  public void add(Pattern pattern) {
    patterns.addIfAbsent(pattern);
  }

  /// Returns the text with [#MASK] in the place of every secret.
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
