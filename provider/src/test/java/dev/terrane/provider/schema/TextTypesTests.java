package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests Java types that are strings in Terraform.
class TextTypesTests {
  private static <T> T read(AttributeType<T> type, String text) {
    return type.decode(CtyValue.string(text));
  }

  @ParameterizedTest
  @CsvSource({
    "30s, PT30S, 30s",
    "1h30m, PT1H30M, 1h30m",
    "90m, PT1H30M, 1h30m",
    "1.5h, PT1H30M, 1h30m",
    "1m0.5s, PT1M0.5S, 1m0.5s",
    "250ms, PT0.25S, 0.25s",
    "1us, PT0.000001S, 0.000001s",
    "0, PT0S, 0s",
    "-2m, PT-2M, -2m",
    "+2m, PT2M, 2m"
  })
  void aDurationIsSpelledAsTerraformsUsersDo(String text, String iso, String written) {
    var duration = read(AttributeType.DURATION, text);
    assertThat(duration).isEqualTo(Duration.parse(iso));
    assertThat(AttributeType.DURATION.encode(duration)).isEqualTo(CtyValue.string(written));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "30", "s", "1h 30m", "PT30S", "1d", "0.1ns", ".5s", "1e9s"})
  void whatIsNoDurationIsRefused(String text) {
    assertThatThrownBy(() -> read(AttributeType.DURATION, text))
        .isInstanceOf(CtyException.class)
        .hasMessageContaining("must be a duration such as 30s or 1h30m");
  }

  @Test
  void aDurationOfHostileLengthIsRefused() {
    assertThatThrownBy(() -> read(AttributeType.DURATION, "9".repeat(1_000_000) + "h"))
        .isInstanceOf(CtyException.class);
    assertThatThrownBy(() -> read(AttributeType.DURATION, "9".repeat(90) + "h"))
        .isInstanceOf(CtyException.class);
  }

  @Test
  void aPointInTimeMayHaveAnOffset() {
    assertThat(read(AttributeType.INSTANT, "2026-01-31T12:00:00+01:00"))
        .isEqualTo(Instant.parse("2026-01-31T11:00:00Z"));
    assertThatThrownBy(() -> read(AttributeType.INSTANT, "yesterday"))
        .hasMessageContaining("RFC 3339");
  }

  @Test
  void aUriStaysAsItIsWritten() {
    var uri = read(AttributeType.URI, "HTTPS://example.com/a?b");
    assertThat(AttributeType.URI.encode(uri)).isEqualTo(CtyValue.string("HTTPS://example.com/a?b"));
    assertThat(uri).isEqualTo(URI.create("https://example.com/a?b"));
    assertThatThrownBy(() -> read(AttributeType.URI, "a b")).hasMessageContaining("must be a URI");
  }

  @Test
  void aChoiceNamesWhatIsAllowed() {
    var choice = AttributeType.choice(List.of(1, 2), List.of("one", "two"));
    assertThat(read(choice, "two")).isEqualTo(2);
    assertThat(choice.encode(1)).isEqualTo(CtyValue.string("one"));
    assertThatThrownBy(() -> read(choice, "three")).hasMessageContaining("must be one of one, two");
  }

  @Test
  void aChoiceNeedsATextForEachValue() {
    assertThatThrownBy(() -> AttributeType.choice(List.of(1, 2), List.of("one")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> AttributeType.choice(List.of(1, 2), List.of("one", "one")))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
