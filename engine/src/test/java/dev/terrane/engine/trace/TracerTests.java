package dev.terrane.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests the spans of a session.
class TracerTests {
  private static final String PARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  private static final Clock CLOCK = Clock.fixed(Instant.ofEpochSecond(7), ZoneOffset.UTC);

  private final List<Span> ended = new ArrayList<>();
  private final Tracer tracer = Tracer.to(Optional.empty(), CLOCK, ended::add);

  private static <T> T trace(Tracer tracer, String name, Supplier<T> code) {
    return tracer.trace(name, Span.Kind.INTERNAL, Map.of(), _ -> Optional.empty(), code);
  }

  @Test
  void aSpanInsideAnotherHasItAsParent() {
    trace(tracer, "outer", () -> trace(tracer, "inner", () -> 1));
    assertThat(ended).extracting(Span::name).containsExactly("inner", "outer");
    var inner = ended.getFirst();
    var outer = ended.getLast();
    assertThat(inner.parent()).contains(outer.context().spanId());
    assertThat(inner.context().traceId()).isEqualTo(outer.context().traceId());
    assertThat(outer.parent()).isEmpty();
  }

  @Test
  void spansAfterEachOtherAreTracesOfTheirOwn() {
    trace(tracer, "one", () -> 1);
    trace(tracer, "two", () -> 1);
    assertThat(ended).extracting(span -> span.context().traceId()).doesNotHaveDuplicates();
  }

  @Test
  void theFirstSpanBelongsToThatOfTheOtherProcess() {
    trace(Tracer.to(SpanContext.parse(PARENT), ended::add), "one", () -> 1);
    assertThat(ended.getFirst().context().traceId()).isEqualTo("0af7651916cd43dd8448eb211c80319c");
    assertThat(ended.getFirst().parent()).contains("b7ad6b7169203331");
  }

  @Test
  void anErrorOfTheResultIsThatOfTheSpan() {
    tracer.trace("one", Span.Kind.SERVER, Map.of(), Optional::of, () -> "no route");
    assertThat(ended.getFirst().error()).contains("no route");
    assertThat(ended.getFirst().end()).isEqualTo(Instant.ofEpochSecond(7));
  }

  @Test
  void aSpanIsExportedOnce() {
    var failing =
        Tracer.to(
            Optional.empty(),
            span -> {
              ended.add(span);
              throw new IllegalStateException("full");
            });
    assertThatThrownBy(() -> trace(failing, "one", () -> 1)).hasMessage("full");
    assertThat(ended).hasSize(1);
  }

  @Test
  void anExceptionEndsItsSpanToo() {
    assertThatThrownBy(() ->
            trace(
                tracer,
                "one",
                () -> {
                  throw new IllegalStateException("secret");
                }))
        .hasMessage("secret");
    assertThat(ended.getFirst().error()).contains("java.lang.IllegalStateException");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "00",
        "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
        "00-00000000000000000000000000000000-b7ad6b7169203331-01",
        "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
        "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
      })
  void anInvalidParentIsIgnored(String text) {
    assertThat(SpanContext.parse(text)).isEmpty();
  }
}
