package dev.terrane.engine.trace;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/// A finished operation of a trace, as OpenTelemetry defines it. Immutable.
///
/// @param context its own ids
/// @param parent the id of the enclosing span, as 16 hexadecimal digits
/// @param name for people: `tfplugin6.Provider/PlanResourceChange`, `NoteResource.create`
/// @param kind whether it serves a request of another process
/// @param start when it started
/// @param end when it ended
/// @param attributes keys of the semantic conventions, and their values
/// @param error why it failed; empty when it did not
public record Span(
    SpanContext context,
    Optional<String> parent,
    String name,
    Kind kind,
    Instant start,
    Instant end,
    Map<String, String> attributes,
    Optional<String> error) {
  /// The relationship of a span to its parent.
  public enum Kind {
    /// A step inside the process.
    INTERNAL,
    /// A request of another process.
    SERVER
  }

  public Span {
    attributes = Map.copyOf(attributes);
  }

  Span ended(Instant when, Optional<String> why) {
    return new Span(context, parent, name, kind, start, when, attributes, why);
  }
}
