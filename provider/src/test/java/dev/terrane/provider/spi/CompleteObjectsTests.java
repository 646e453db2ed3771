package dev.terrane.provider.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CompleteObjectsTests {
  private static Optional<Integer> length(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(text.length());
  }

  @Test
  void whatIsIncompleteIsLeftOut() {
    assertThat(CompleteObjects.list(List.of("a", "", "abc"), CompleteObjectsTests::length))
        .containsExactly(1, 3);
    assertThat(CompleteObjects.set(Set.of("", "ab"), CompleteObjectsTests::length))
        .containsExactly(2);
    assertThat(CompleteObjects.map(Map.of("k", "", "l", "a"), CompleteObjectsTests::length))
        .containsExactly(Map.entry("l", 1));
    assertThat(CompleteObjects.single("", CompleteObjectsTests::length)).isNull();
    assertThat(CompleteObjects.single("ab", CompleteObjectsTests::length)).isEqualTo(2);
  }

  @Test
  void whatIsMissingHasNothingInside() {
    assertThat(CompleteObjects.list(null, CompleteObjectsTests::length)).isEmpty();
    assertThat(CompleteObjects.set(null, CompleteObjectsTests::length)).isEmpty();
    assertThat(CompleteObjects.map(null, CompleteObjectsTests::length)).isEmpty();
    assertThat(CompleteObjects.<String, Integer>single(null, CompleteObjectsTests::length))
        .isNull();
  }

  @Test
  void eachObjectBecomesAnotherInOrder() {
    assertThat(NestedViews.list(List.of("b", "aa"), String::length)).containsExactly(1, 2);
    assertThat(NestedViews.list(null, String::length)).isEmpty();
    assertThat(NestedViews.map(Map.of("k", "a"), String::length))
        .containsExactly(Map.entry("k", 1));
    assertThat(NestedViews.<String, Integer>single(null, String::length)).isNull();
  }
}
