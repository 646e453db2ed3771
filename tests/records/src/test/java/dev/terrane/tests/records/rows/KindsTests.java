package dev.terrane.tests.records.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The row of types: each lives from the configuration to the author and back. */
class KindsTests {
  private final Memory<Kinds> memory = new Memory<>();
  private final TestInstance kinds = Serving.instance(memory, new KindsResource());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "numbers = {truth = true, small = -1, large = 9007199254740993, binary = 0.5, exact = 1.10}",
        "numbers = {truth = true, small = 1, large = 1, exact = 1,"
            + " binary = 0.33333333333333333333333333333333333333333333333333333333333}",
        "numbers = {truth = true, small = 1, large = 1, exact = 1, binary = 1,"
            + " single = 0.33333333333333333333333333333333333333333333333333333333333}",
        "colour = \"red\"",
        "colour = \"dark-blue\"",
        "texts = [\"b\", \"a\", \"a\"]",
        "codes = [3, 1, 2]",
        "labels = {b = \"1\", a = \"2\"}",
        "nested = {a = [1, 2], b = []}",
        "pause = \"1h30m\"",
        "pause = \"90m\"",
        "since = \"2026-01-01T00:00:00Z\"",
        "since = \"2026-01-01T01:00:00+01:00\"",
        "home = \"https://example.com/a?b=c\"",
        "any = {a = [1, true, null]}",
        "any = \"text\"",
        "range = \"80-90\""
      })
  void livesAndIsStable(String member) {
    var config = "{name = \"k\", " + member + "}";
    assertThat(kinds.apply(config).all()).isEmpty();
    assertThat(kinds.state()).isEqualTo(kinds.value(config));
    assertThat(kinds.apply("{name = \"k\"}").all()).isEmpty();
    assertThat(kinds.apply(config).all()).isEmpty();
    assertThat(memory.calls()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "colour = \"RED\"; colour; red, dark-blue",
        "pause = \"soon\"; pause; 1h30m",
        "since = \"yesterday\"; since; 2",
        "home = \"a b\"; home; must be a URI",
        "range = \"80\"; range; a range must be like 80-90",
        "numbers = {truth = true, small = 3000000000, large = 1, binary = 1, exact = 1};"
            + " numbers.small; 3000000000",
        "numbers = {truth = true, small = 1, large = 1, binary = 1, single = 1e39, exact = 1};"
            + " numbers.single; a number that a float can hold",
        "numbers = {truth = true, small = 1, large = 1, binary = 1, single = 1000.5, exact = 1};"
            + " numbers.single; 1000"
      })
  void whatDoesNotFitIsRefusedAtItsPlace(String member, String place, String said) {
    var finding = kinds.validate("{name = \"k\", " + member + "}").only();
    assertThat(finding.path()).hasToString(place);
    assertThat(finding.detail()).contains(said);
  }

  @Test
  void aStateThatHoldsAConstantInAFormerSpellingIsRefreshed() {
    assertThat(kinds.apply("{name = \"k\", colour = \"red\"}").all()).isEmpty();
    kinds.storing("{name = \"k\", colour = \"RED\"}");
    assertThat(kinds.plan("{name = \"k\", colour = \"red\"}").action()).isEqualTo(Action.NO_OP);
    assertThat(kinds.destroy().all()).isEmpty();
  }

  @Test
  void theSameMomentAndTheSameTimeInAnotherSpellingAreNoChange() {
    kinds.apply("{name = \"k\", pause = \"90m\", since = \"2026-01-01T00:00:00Z\"}");
    assertThat(
            kinds
                .plan("{name = \"k\", pause = \"1h30m\", since = \"2026-01-01T01:00:00+01:00\"}")
                .action())
        .isEqualTo(Action.NO_OP);
  }

  @Test
  void unknownsAreNeverMetByTheAuthor() {
    var open =
        "{name = \"k\", texts = [\"a\", ?], numbers = {truth = ?, small = 1, large = 1, binary"
            + " = 1, exact = 1}, any = ?, range = ?}";
    assertThat(kinds.plan(open).planned()).isEqualTo(kinds.value(open));
    var known =
        open.replace("truth = ?", "truth = false")
            .replace("range = ?", "range = \"1-2\"")
            .replace("?", "\"b\"");
    assertThat(kinds.apply(open, known).all()).isEmpty();
    assertThat(memory.get("k").orElseThrow().range()).isEqualTo(new Range(1, 2));
  }
}
