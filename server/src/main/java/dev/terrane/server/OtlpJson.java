package dev.terrane.server;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.trace.Span;
import dev.terrane.provider.schema.ProviderType;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Spans in the JSON encoding of the OpenTelemetry protocol. One line is one {@code
 * ExportTraceServiceRequest}, as in the files of the collector's file exporter.
 */
final class OtlpJson {
  private static final long NANOS = 1_000_000_000L;
  private static final int ERROR = 2;

  private final CtyValue resource;

  OtlpJson(ProviderType<?, ?> provider) {
    var pid = text(Long.toString(ProcessHandle.current().pid()));
    resource =
        object(
            "attributes",
            CtyValue.tuple(
                List.of(
                    attribute("service.name", "terraform-provider-" + provider.name()),
                    attribute("service.version", provider.version()),
                    object("key", text("process.pid"), "value", object("intValue", pid)))));
  }

  /** One line, without a line feed. */
  byte[] line(Span span) {
    var scope = object("scope", object("name", text("dev.terrane")), "spans", array(value(span)));
    var all =
        object("resourceSpans", array(object("resource", resource, "scopeSpans", array(scope))));
    return Json.encode(all, all.type());
  }

  private static CtyValue value(Span span) {
    var fields = new LinkedHashMap<String, CtyValue>();
    fields.put("traceId", text(span.context().traceId()));
    fields.put("spanId", text(span.context().spanId()));
    span.parent().ifPresent(parent -> fields.put("parentSpanId", text(parent)));
    fields.put("name", text(span.name()));
    fields.put("kind", CtyValue.number(number(span.kind())));
    fields.put("startTimeUnixNano", nanos(span.start()));
    fields.put("endTimeUnixNano", nanos(span.end()));
    fields.put("attributes", attributes(span.attributes()));
    span.error()
        .ifPresent(why ->
            fields.put("status", object("code", CtyValue.number(ERROR), "message", text(why))));
    return CtyValue.object(fields);
  }

  private static int number(Span.Kind kind) {
    return switch (kind) {
      case INTERNAL -> 1;
      case SERVER -> 2;
    };
  }

  /** The protocol writes 64-bit integers as strings. */
  private static CtyValue nanos(Instant instant) {
    return text(Long.toString(instant.getEpochSecond() * NANOS + instant.getNano()));
  }

  private static CtyValue attributes(Map<String, String> values) {
    return CtyValue.tuple(
        new TreeMap<>(values)
            .entrySet().stream().map(one -> attribute(one.getKey(), one.getValue())).toList());
  }

  private static CtyValue attribute(String key, String value) {
    return object("key", text(key), "value", object("stringValue", text(value)));
  }

  private static CtyValue text(String text) {
    return CtyValue.string(text);
  }

  private static CtyValue array(CtyValue element) {
    return CtyValue.tuple(List.of(element));
  }

  private static CtyValue object(String name, CtyValue value) {
    return CtyValue.object(Map.of(name, value));
  }

  private static CtyValue object(String name, CtyValue value, String other, CtyValue more) {
    return CtyValue.object(Map.of(name, value, other, more));
  }
}
