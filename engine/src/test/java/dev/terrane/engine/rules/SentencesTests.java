package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Full stops between the text of an author and that of the framework.
class SentencesTests {
  @Test
  void aFullStopAtTheEndIsRemoved() {
    assertThat(Sentences.withoutFullStop("It is closed. \n")).isEqualTo("It is closed");
  }

  @Test
  void aTextWithoutAFullStopStays() {
    assertThat(Sentences.withoutFullStop("must be 1.5")).isEqualTo("must be 1.5");
  }

  @Test
  void anEllipsisStays() {
    assertThat(Sentences.withoutFullStop("and so on...")).isEqualTo("and so on...");
  }
}
