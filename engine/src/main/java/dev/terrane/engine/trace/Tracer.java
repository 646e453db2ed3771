package dev.terrane.engine.trace;

import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// Creates the spans of a session. Thread-safe.
public final class Tracer {
  private final Optional<SpanContext> remote;
  private final Clock clock;
  private final Consumer<Span> exporter;
  private final ScopedValue<SpanContext> current = ScopedValue.newInstance();

  private Tracer(Optional<SpanContext> remote, Clock clock, Consumer<Span> exporter) {
    this.remote = remote;
    this.clock = clock;
    this.exporter = exporter;
  }

  /// A tracer.
  ///
  /// @param remote the span of another process that the first spans of this one belong to
  /// @param exporter receives each span when it has ended, on any thread; must not throw, because
  ///   the result of the traced code would be lost
  public static Tracer to(Optional<SpanContext> remote, Consumer<Span> exporter) {
    return to(remote, Clock.systemUTC(), exporter);
  }

  static Tracer to(Optional<SpanContext> remote, Clock clock, Consumer<Span> exporter) {
    return new Tracer(remote, clock, exporter);
  }

  /// Runs code in a span. The spans that the code creates on the same thread are inside it. An
  /// exception is the error of the span.
  ///
  /// @param error returns why the result is a failure; empty when it is not
  public <T> T trace(
      String name,
      Span.Kind kind,
      Map<String, String> attributes,
      Function<T, Optional<String>> error,
      Supplier<T> code) {
    var parent = current.isBound() ? Optional.of(current.get()) : remote;
    var own = parent.map(SpanContext::child).orElseGet(SpanContext::root);
    var start = clock.instant();
    var span =
        new Span(
            own,
            parent.map(SpanContext::spanId),
            name,
            kind,
            start,
            start,
            attributes,
            Optional.empty());
    T result;
    try {
      result = ScopedValue.where(current, own).call(code::get);
    } catch (RuntimeException | Error e) {
      exporter.accept(span.ended(clock.instant(), Optional.of(e.getClass().getName())));
      throw e;
    }
    exporter.accept(span.ended(clock.instant(), error.apply(result)));
    return result;
  }
}
