package dev.terrane.goplugin.log;

import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The texts that must not appear in a log. Shared by all loggers of a process. Safe for many
/// threads.
public final class Secrets {
  /// Replaces a secret.
  public static final String MASK = "***";

  private final CopyOnWriteArrayList<String> texts = new CopyOnWriteArrayList<>();
  private final CopyOnWriteArrayList<Pattern> patterns = new CopyOnWriteArrayList<>();

  /// Masks a text from now on. Each line of a text with several lines is masked by itself as well,
  /// because it may be logged so. Blank texts are ignored: they would mask every space.
  public void add(String secret) {
    Stream.concat(Stream.of(secret), secret.lines())
        .filter(text -> !text.isBlank())
        .forEach(texts::addIfAbsent);
    // The longest first, because a secret may begin with another one.
    texts.sort((one, other) -> Integer.compare(other.length(), one.length()));
  }

  /// Masks all matches of a pattern from now on.
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
