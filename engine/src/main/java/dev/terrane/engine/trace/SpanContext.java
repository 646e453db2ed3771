package dev.terrane.engine.trace;

import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/// The ids of a span. Immutable.
///
/// @param traceId of the whole trace, as 32 hexadecimal digits
/// @param spanId of this span, as 16 hexadecimal digits
public record SpanContext(String traceId, String spanId) {
  /// The header `traceparent` of the W3C's recommendation Trace Context.
  private static final Pattern TRACE_PARENT =
      Pattern.compile("[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}.*");

  /// Parses the value of `TRACEPARENT`, which a pipeline sets for the commands that it runs.
  ///
  /// @return the ids; empty for an invalid text, which the recommendation requires to ignore
  public static Optional<SpanContext> parse(String text) {
    var match = TRACE_PARENT.matcher(text.strip());
    return match.matches() && !text.startsWith("ff")
        ? Optional.of(new SpanContext(match.group(1), match.group(2)))
        : Optional.empty();
  }

  /// The ids of a new span in the same trace.
  SpanContext child() {
    return new SpanContext(traceId, hex());
  }

  /// The ids of the first span of a new trace.
  static SpanContext root() {
    return new SpanContext(hex() + hex(), hex());
  }

  private static String hex() {
    // Zero is not a valid id.
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong() | 1);
  }
}
