package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Full stops between the text of an author and that of the framework.
class FullStopTests {
  @Test
  void aFullStopAtTheEndIsRemoved() {
    assertThat(Violation.withoutFullStop("It is closed. \n")).isEqualTo("It is closed");
  }

  @Test
  void aTextWithoutAFullStopStays() {
    assertThat(Violation.withoutFullStop("must be 1.5")).isEqualTo("must be 1.5");
  }

  @Test
  void anEllipsisStays() {
    assertThat(Violation.withoutFullStop("and so on...")).isEqualTo("and so on...");
  }
}
