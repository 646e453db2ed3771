package dev.terrane.goplugin.log;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HclogLoggerTests {
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final Secrets secrets = new Secrets();
  private final LogSink sink = new LogSink(written, secrets);
  private final HclogLogger logger = HclogLogger.create(sink, "echo", LogLevel.TRACE);

  @Test
  void aLineHasTheKeysOfHclog() {
    logger.withClock(at("2026-08-21T10:11:12.5Z")).named("part").with("a", 1).info("hello");

    assertThat(text())
        .isEqualTo(
            """
            {"@level":"info","@timestamp":"2026-08-21T10:11:12.500000Z","@module":"echo.part",\
            "@message":"hello","a":1}
            """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-08-21T10:11:12Z",
        "2026-08-21T10:11:12.001Z",
        "2026-08-21T10:11:12.123456789Z"
      })
  void theTimeHasExactlySixDigits(String instant) {
    logger.withClock(at(instant)).info("x");

    assertThat(line().get("@timestamp").getAsString())
        .matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}Z");
  }

  @Test
  void theMessageIsAlwaysAText() {
    logger.with("@message", 42).log(LogLevel.INFO, "null", Map.of("@level", List.of()));

    assertThat(line().get("@message").getAsString()).isEqualTo("null");
    assertThat(line().get("@level").getAsString()).isEqualTo("info");
    assertThat(line().get("message").getAsInt()).isEqualTo(42);
  }

  @Test
  void fieldsKeepTheirShape() {
    var fields = new HashMap<String, Object>();
    fields.put("list", List.of(1, "two", true));
    fields.put("map", Map.of("k", List.of()));
    fields.put("nothing", null);
    fields.put("nan", Double.NaN);
    fields.put("big", new BigDecimal("1e400"));
    logger.log(LogLevel.WARN, "x", fields);

    assertThat(line().get("list").toString()).isEqualTo("[1,\"two\",true]");
    assertThat(line().get("map").toString()).isEqualTo("{\"k\":[]}");
    assertThat(line().get("nothing").isJsonNull()).isTrue();
    assertThat(line().get("nan").getAsString()).isEqualTo("NaN");
    assertThat(line().get("big").getAsBigDecimal()).isEqualTo("1e400");
  }

  @Test
  void whatIsNestedTooDeeplyBecomesText() {
    logger.log(LogLevel.INFO, "x", Map.of("list", deep(50), "path", Path.of("/x")));

    assertThat(line().get("list").toString()).contains("[[[").contains("\"[");
    assertThat(line().get("path").getAsString()).isEqualTo("/x");
  }

  private static Object deep(int depth) {
    return depth == 0 ? "end" : List.of(deep(depth - 1));
  }

  @Test
  void linesBelowTheThresholdAreNotWritten() {
    logger.withThreshold(LogLevel.WARN).info("x");
    logger.withThreshold(LogLevel.OFF).error("x");

    assertThat(text()).isEmpty();
    assertThat(logger.isEnabled(LogLevel.OFF)).isFalse();
  }

  @Test
  void secretsAreMaskedInMessageFieldsKeysAndStack() {
    secrets.add("hunter2");
    secrets.add("4711");
    logger
        .with("hunter2", List.of(Map.of("x", "hunter2"), 4711))
        .error("it is hunter2", new IllegalStateException("hunter2"));

    assertThat(text()).doesNotContain("hunter2").doesNotContain("4711").contains("***");
  }

  @Test
  void aSecretThatNeedsEscapesIsMasked() {
    secrets.add("a\"b\\c");
    logger.info("x a\"b\\c y");

    assertThat(line().get("@message").getAsString()).isEqualTo("x *** y");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "\"", "é", "\u0001", "\uD83D\uDE00", "\uD83D"})
  void aLineIsAlwaysShorterThan64KiB(String unit) {
    logger
        .with(unit.repeat(100_000), unit.repeat(100_000))
        .log(
            LogLevel.INFO,
            unit.repeat(100_000),
            Map.of("list", List.of(unit.repeat(50_000), unit.repeat(50_000))));

    assertThat(written.size()).isLessThan(64 * 1024);
    assertThat(line().get("@message").getAsString()).contains("cut");
    assertThat(text().lines()).hasSize(1);
  }

  @Test
  void manySmallElementsAreCutToo() {
    var list = new ArrayList<Integer>();
    for (var i = 0; i < 100_000; i++) {
      list.add(1);
    }
    logger.log(LogLevel.INFO, "x", Map.of("list", list, "other", list));

    assertThat(written.size()).isLessThan(64 * 1024);
    assertThat(line().get("@message").getAsString()).isEqualTo("x");
  }

  @Test
  void randomTextsComeBackFromTheJson() {
    var seed = 4711L;
    var random = new Random(seed);
    for (var i = 0; i < 500; i++) {
      written.reset();
      var text = new StringBuilder();
      random
          .ints(random.nextInt(50), 0, 0x2FFFF)
          .filter(point -> point < 0xD800 || point > 0xDFFF)
          .forEach(text::appendCodePoint);
      logger.info(text.toString());

      assertThat(line().get("@message").getAsString())
          .as("seed %s", seed)
          .isEqualTo(text.toString());
    }
  }

  @Test
  void aReaderThatHasGoneIsNoFailure() {
    var broken =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("gone");
          }
        };

    HclogLogger.create(new LogSink(broken, secrets), "", LogLevel.TRACE).info("x");
    assertThat(text()).isEmpty();
  }

  @Test
  void aCrashReportBeginsWithPanicAndMasksSecrets() {
    secrets.add("hunter2");
    CrashReport.write(sink, new IllegalStateException("hunter2 failed"));

    assertThat(text())
        .startsWith("panic: java.lang.IllegalStateException: *** failed\n")
        .contains("\tat ");
  }

  private static Clock at(String instant) {
    return Clock.fixed(Instant.parse(instant), ZoneOffset.UTC);
  }

  private String text() {
    return written.toString(StandardCharsets.UTF_8);
  }

  private JsonObject line() {
    return JsonParser.parseString(text()).getAsJsonObject();
  }
}
