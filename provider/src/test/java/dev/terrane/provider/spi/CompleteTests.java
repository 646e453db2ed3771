package dev.terrane.provider.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CompleteTests {
  private static Optional<Integer> length(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(text.length());
  }

  @Test
  void whatIsIncompleteIsLeftOut() {
    assertThat(Complete.list(List.of("a", "", "abc"), CompleteTests::length)).containsExactly(1, 3);
    assertThat(Complete.set(Set.of("", "ab"), CompleteTests::length)).containsExactly(2);
    assertThat(Complete.map(Map.of("k", "", "l", "a"), CompleteTests::length))
        .containsExactly(Map.entry("l", 1));
    assertThat(Complete.single("", CompleteTests::length)).isNull();
    assertThat(Complete.single("ab", CompleteTests::length)).isEqualTo(2);
  }

  @Test
  void whatIsMissingHasNothingInside() {
    assertThat(Complete.list(null, CompleteTests::length)).isEmpty();
    assertThat(Complete.set(null, CompleteTests::length)).isEmpty();
    assertThat(Complete.map(null, CompleteTests::length)).isEmpty();
    assertThat(Complete.<String, Integer>single(null, CompleteTests::length)).isNull();
  }

  @Test
  void eachObjectBecomesAnotherInOrder() {
    assertThat(Each.list(List.of("b", "aa"), String::length)).containsExactly(1, 2);
    assertThat(Each.list(null, String::length)).isEmpty();
    assertThat(Each.map(Map.of("k", "a"), String::length)).containsExactly(Map.entry("k", 1));
    assertThat(Each.<String, Integer>single(null, String::length)).isNull();
  }
}
