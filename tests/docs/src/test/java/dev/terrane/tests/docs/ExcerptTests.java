package dev.terrane.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExcerptTests {
  private static final List<String> FILE =
      List.of("class A {", "  int one() {", "    return 1;", "  }", "", "  int two;", "}");

  @Test
  void theCommonIndentationDoesNotCount() {
    assertThat(new Excerpt(List.of("int one() {", "  return 1;", "}")).standsIn(FILE)).isTrue();
  }

  @Test
  void anotherIndentationInsideCounts() {
    assertThat(new Excerpt(List.of("int one() {", "return 1;", "}")).standsIn(FILE)).isFalse();
  }

  @Test
  void aChangedWordIsFound() {
    assertThat(new Excerpt(List.of("int one() {", "  return 2;")).standsIn(FILE)).isFalse();
  }

  @Test
  void threeDotsLeaveLinesOut() {
    assertThat(new Excerpt(List.of("int one() {", "  ...", "int two;")).standsIn(FILE)).isTrue();
    assertThat(new Excerpt(List.of("int two;", "...", "int one() {")).standsIn(FILE)).isFalse();
  }

  @Test
  void nothingStandsNowhere() {
    assertThat(new Excerpt(List.of("...")).standsIn(FILE)).isFalse();
  }
}
