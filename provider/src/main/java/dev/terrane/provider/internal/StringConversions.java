package dev.terrane.provider.internal;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.regex.Pattern;

/// Converts between Java types and their representation as Terraform strings.
public final class StringConversions {
  private static final int LONGEST_DURATION = 100;
  private static final BigDecimal NANOS = BigDecimal.valueOf(1_000_000_000);
  private static final Pattern PART =
      Pattern.compile("([0-9]++(?:\\.[0-9]++)?)(ns|us|µs|ms|s|m|h)");
  private static final Pattern WORD =
      Pattern.compile("(?<=[\\p{Ll}0-9])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})|_");
  private static final Map<String, BigDecimal> SECONDS =
      Map.of(
          "h", BigDecimal.valueOf(3600),
          "m", BigDecimal.valueOf(60),
          "s", BigDecimal.ONE,
          "ms", BigDecimal.valueOf(1, 3),
          "us", BigDecimal.valueOf(1, 6),
          "µs", BigDecimal.valueOf(1, 6),
          "ns", BigDecimal.valueOf(1, 9));

  private StringConversions() {}

  /// Parses a duration.
  ///
  /// @param text in the format of Go and Terraform
  /// @return the duration
  public static Duration duration(String text) {
    var negative = text.startsWith("-");
    var parts = negative || text.startsWith("+") ? text.substring(1) : text;
    if (parts.equals("0")) {
      return Duration.ZERO;
    }
    if (parts.isEmpty() || parts.length() > LONGEST_DURATION) {
      throw noDuration();
    }
    var length = duration(seconds(parts));
    return negative ? length.negated() : length;
  }

  private static BigDecimal seconds(String parts) {
    var seconds = BigDecimal.ZERO;
    var matcher = PART.matcher(parts);
    var end = 0;
    while (matcher.lookingAt()) {
      var unit = SECONDS.getOrDefault(matcher.group(2), BigDecimal.ZERO);
      seconds = seconds.add(new BigDecimal(matcher.group(1)).multiply(unit));
      end = matcher.end();
      matcher.region(end, parts.length());
    }
    if (end < parts.length()) {
      throw noDuration();
    }
    return seconds;
  }

  private static Duration duration(BigDecimal seconds) {
    try {
      var split = seconds.divideAndRemainder(BigDecimal.ONE);
      var nanos = split[1].multiply(NANOS).longValueExact();
      return Duration.ofSeconds(split[0].longValueExact(), nanos);
    } catch (ArithmeticException _) {
      throw noDuration();
    }
  }

  private static CtyException noDuration() {
    return new CtyException(CtyPath.ROOT, "must be a duration such as 30s or 1h30m");
  }

  /// Formats a duration.
  ///
  /// @param duration the duration
  /// @return the shortest text
  public static String durationText(Duration duration) {
    if (duration.isZero()) {
      return "0s";
    }
    var seconds = BigDecimal.valueOf(duration.getSeconds());
    var all = seconds.add(BigDecimal.valueOf(duration.getNano(), 9)).abs();
    var hours = all.divideToIntegralValue(BigDecimal.valueOf(3600));
    var rest = all.subtract(hours.multiply(BigDecimal.valueOf(3600)));
    var minutes = rest.divideToIntegralValue(BigDecimal.valueOf(60));
    return (duration.isNegative() ? "-" : "")
        + part(hours, "h")
        + part(minutes, "m")
        + part(rest.subtract(minutes.multiply(BigDecimal.valueOf(60))), "s");
  }

  private static String part(BigDecimal amount, String unit) {
    return amount.signum() == 0 ? "" : amount.stripTrailingZeros().toPlainString() + unit;
  }

  /// Parses a point in time.
  ///
  /// @param text in the format of RFC 3339
  /// @return the point
  public static Instant instant(String text) {
    try {
      return OffsetDateTime.parse(text).toInstant();
    } catch (DateTimeException _) {
      throw new CtyException(
          CtyPath.ROOT, "must be a point in time such as 2026-01-31T12:00:00Z (RFC 3339)");
    }
  }

  /// Splits the name of a Java type into words.
  ///
  /// @param name for example `LogLevel`
  /// @return for example `Log Level`
  public static String words(String name) {
    return WORD.matcher(name).replaceAll(" ");
  }

  /// Parses a URI.
  ///
  /// @param text the URI
  /// @return the URI
  public static URI uri(String text) {
    try {
      return new URI(text);
    } catch (URISyntaxException e) {
      throw new CtyException(CtyPath.ROOT, "must be a URI; " + e.getReason());
    }
  }
}
