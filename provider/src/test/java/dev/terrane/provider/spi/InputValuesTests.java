package dev.terrane.provider.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

class InputValuesTests {
  private static final BiPredicate<String, String> SAME = String::equals;

  /// Whether a desired text begins like the current one; the rest is unknown.
  private static boolean begins(String asked, String before) {
    return before.startsWith(asked);
  }

  @Test
  void valuesDifferWhenTheyAreNotEqual() {
    assertThat(InputValues.differ("a", "b")).isTrue();
    assertThat(InputValues.differ("a", "a")).isFalse();
    assertThat(InputValues.differ(null, "a")).isTrue();
    assertThat(InputValues.differ("a", null)).isTrue();
  }

  @Test
  void noCollectionIsAnEmptyOne() {
    assertThat(InputValues.differ(null, List.of())).isFalse();
    assertThat(InputValues.differ(Map.of(), null)).isFalse();
    assertThat(InputValues.differ(null, List.of(1))).isTrue();
    assertThat(InputValues.differ(null, "")).isTrue();
  }

  @Test
  void whatIsLeftOpenAsksForNothing() {
    assertThat(InputValues.differOpen("a", null)).isFalse();
    assertThat(InputValues.differOpen("a", "b")).isTrue();
    assertThat(InputValues.differOpen(null, "b")).isTrue();
  }

  @Test
  void anObjectThatComesOrGoesDiffers() {
    assertThat(InputValues.differ("a", null, SAME)).isTrue();
    assertThat(InputValues.differ(null, "a", SAME)).isTrue();
    assertThat(InputValues.<String>differ((String) null, null, SAME)).isFalse();
  }

  @Test
  void listsAreComparedInOrder() {
    assertThat(InputValues.differ(List.of("a", "b"), List.of("a", "b"), SAME)).isFalse();
    assertThat(InputValues.differ(List.of("a", "b"), List.of("b", "a"), SAME)).isTrue();
    assertThat(InputValues.differ(List.of("a"), List.of("a", "a"), SAME)).isTrue();
  }

  @Test
  void setsAreComparedWithoutOrder() {
    assertThat(InputValues.differ(Set.of("ax", "bx"), Set.of("b", "a"), InputValuesTests::begins))
        .isFalse();
    assertThat(InputValues.differ(Set.of("ax", "ay"), Set.of("a", "b"), InputValuesTests::begins))
        .isTrue();
  }

  @Test
  void mapsAreComparedByKey() {
    assertThat(InputValues.differ(Map.of("k", "a"), Map.of("k", "a"), SAME)).isFalse();
    assertThat(InputValues.differ(Map.of("k", "a"), Map.of("l", "a"), SAME)).isTrue();
    assertThat(InputValues.differ(Map.of("k", "a"), Map.of("k", "b"), SAME)).isTrue();
  }

  @Test
  void whatMayBeLeftOpenIsNullAndBack() {
    assertThat(InputValues.orNull(Optional.of("a"))).isEqualTo("a");
    assertThat(InputValues.<String>orNull(Optional.empty())).isNull();
    assertThat(InputValues.orNull(OptionalInt.of(1))).isEqualTo(1);
    assertThat(InputValues.orNull(OptionalInt.empty())).isNull();
    assertThat(InputValues.orNull(OptionalLong.of(1))).isEqualTo(1L);
    assertThat(InputValues.orNull(OptionalDouble.empty())).isNull();
    assertThat(InputValues.ofInt(null)).isEmpty();
    assertThat(InputValues.ofLong(2L)).hasValue(2L);
    assertThat(InputValues.ofDouble(0.5)).hasValue(0.5);
  }
}
