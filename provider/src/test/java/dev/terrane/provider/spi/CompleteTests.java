package dev.terrane.provider.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class CompleteTests {
  private static final Function<String, Optional<Integer>> LENGTH =
      text -> text.isEmpty() ? Optional.empty() : Optional.of(text.length());

  @Test
  void whatIsIncompleteIsLeftOut() {
    assertThat(Complete.list(List.of("a", "", "abc"), LENGTH)).containsExactly(1, 3);
    assertThat(Complete.set(Set.of("", "ab"), LENGTH)).containsExactly(2);
    assertThat(Complete.map(Map.of("k", "", "l", "a"), LENGTH)).containsExactly(Map.entry("l", 1));
    assertThat(Complete.single("", LENGTH)).isNull();
    assertThat(Complete.single("ab", LENGTH)).isEqualTo(2);
  }

  @Test
  void whatIsMissingHasNothingInside() {
    assertThat(Complete.list(null, LENGTH)).isEmpty();
    assertThat(Complete.set(null, LENGTH)).isEmpty();
    assertThat(Complete.map(null, LENGTH)).isEmpty();
    assertThat(Complete.<String, Integer>single(null, LENGTH)).isNull();
  }

  @Test
  void eachObjectBecomesAnotherInOrder() {
    assertThat(Each.list(List.of("b", "aa"), String::length)).containsExactly(1, 2);
    assertThat(Each.list(null, String::length)).isEmpty();
    assertThat(Each.map(Map.of("k", "a"), String::length)).containsExactly(Map.entry("k", 1));
    assertThat(Each.<String, Integer>single(null, String::length)).isNull();
  }
}
