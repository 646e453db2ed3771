package dev.terrane.tests.records.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Changes that need another object, and validation as a whole. */
class GuardedTests {
  private final Memory<Guarded> memory = new Memory<>();
  private final TestInstance guarded = Serving.instance(memory, new GuardedResource());

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      nullValues = "-",
      value = {
        "level = 1; level = 2; UPDATE",
        "level = 2; level = 1; REPLACE",
        "level = 2; level = null; UPDATE",
        "level = null; level = 2; UPDATE",
        "level = 2; level = ?; REPLACE",
        "floor = 1; floor = 2; REPLACE",
        "floor = 1; floor = null; REPLACE",
        "floor = null; floor = 1; UPDATE",
        "labels = {}; labels = null; UPDATE",
        "labels = {}; labels = {a = \"b\"}; REPLACE",
        "ratio = 0.1; ratio = 0.1000000000000000000001; NO_OP",
        "ratio = 0.1; ratio = 0.2; REPLACE"
      })
  void aChangeNeedsAnotherObjectAsItsRuleSays(String before, String after, Action action) {
    assertThat(guarded.apply("{name = \"g\", " + before + "}").all()).isEmpty();
    assertThat(guarded.plan("{name = \"g\", " + after + "}").action()).isEqualTo(action);
  }

  @Test
  void whatMeansTheSameCallsNoUpdate() {
    guarded.apply("{name = \"g\", labels = {}}");
    assertThat(guarded.apply("{name = \"g\"}").all()).isEmpty();
    assertThat(memory.calls()).isEmpty();
  }
}
