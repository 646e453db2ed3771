package dev.terrane.server;

import dev.terrane.engine.trace.Span;
import dev.terrane.engine.trace.SpanContext;
import dev.terrane.engine.trace.Tracer;
import dev.terrane.provider.Log;
import dev.terrane.provider.schema.ProviderType;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** The environment variables that trace the calls of a session. */
final class TraceVariables {
  /** The target of spans: {@code 1} is the log, anything else the name of a file. */
  static final String TRACE = "TERRANE_TRACE";

  /** The enclosing span of the program that has started the CLI. */
  static final String PARENT = "TRACEPARENT";

  private static final String TO_LOG = "1";

  private TraceVariables() {}

  /** The tracer of a session; empty when the variable is not set. */
  static Optional<Tracer> tracer(
      ProviderType<?, ?> provider, Map<String, String> environment, Log log) {
    var parent = SpanContext.parse(environment.getOrDefault(PARENT, ""));
    return Optional.of(environment.getOrDefault(TRACE, "").strip())
        .filter(target -> !target.isEmpty())
        .map(target -> Tracer.to(parent, exporter(target, provider, log)));
  }

  private static Consumer<Span> exporter(String target, ProviderType<?, ?> provider, Log log) {
    return target.equals(TO_LOG) ? span -> write(span, log) : appender(target, provider, log);
  }

  private static void write(Span span, Log log) {
    var fields = new LinkedHashMap<String, Object>(span.attributes());
    fields.put("trace_id", span.context().traceId());
    fields.put("span_id", span.context().spanId());
    span.parent().ifPresent(parent -> fields.put("parent_id", parent));
    fields.put("duration_ms", Duration.between(span.start(), span.end()).toNanos() / 1e6);
    span.error().ifPresent(why -> fields.put("error", why));
    log.write(Log.Level.DEBUG, "span " + span.name(), fields);
  }

  /** Several sessions may write to the same file: each line is one write. */
  private static Consumer<Span> appender(String target, ProviderType<?, ?> provider, Log log) {
    var json = new OtlpJson(provider);
    var failed = new AtomicBoolean();
    return span -> {
      try {
        append(Path.of(target), json.line(span));
      } catch (IOException | RuntimeException e) {
        if (!failed.getAndSet(true)) {
          log.warn("The trace cannot be written to " + target + " (" + TRACE + "): " + e);
        }
      }
    };
  }

  private static void append(Path file, byte[] line) throws IOException {
    var bytes = Arrays.copyOf(line, line.length + 1);
    bytes[line.length] = '\n';
    try (var channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      channel.write(ByteBuffer.wrap(bytes));
    }
  }
}
