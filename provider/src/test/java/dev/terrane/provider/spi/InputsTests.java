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

class InputsTests {
  private static final BiPredicate<String, String> SAME = String::equals;

  /// Asks for nothing else when its text begins alike: what is open follows.
  private static boolean begins(String asked, String before) {
    return before.startsWith(asked);
  }

  @Test
  void valuesDifferWhenTheyAreNotEqual() {
    assertThat(Inputs.differ("a", "b")).isTrue();
    assertThat(Inputs.differ("a", "a")).isFalse();
    assertThat(Inputs.differ(null, "a")).isTrue();
    assertThat(Inputs.differ("a", null)).isTrue();
  }

  @Test
  void noCollectionIsAnEmptyOne() {
    assertThat(Inputs.differ(null, List.of())).isFalse();
    assertThat(Inputs.differ(Map.of(), null)).isFalse();
    assertThat(Inputs.differ(null, List.of(1))).isTrue();
    assertThat(Inputs.differ(null, "")).isTrue();
  }

  @Test
  void whatIsLeftOpenAsksForNothing() {
    assertThat(Inputs.differOpen("a", null)).isFalse();
    assertThat(Inputs.differOpen("a", "b")).isTrue();
    assertThat(Inputs.differOpen(null, "b")).isTrue();
  }

  @Test
  void anObjectThatComesOrGoesDiffers() {
    assertThat(Inputs.differ("a", null, SAME)).isTrue();
    assertThat(Inputs.differ(null, "a", SAME)).isTrue();
    assertThat(Inputs.<String>differ((String) null, null, SAME)).isFalse();
  }

  @Test
  void listsAreComparedInOrder() {
    assertThat(Inputs.differ(List.of("a", "b"), List.of("a", "b"), SAME)).isFalse();
    assertThat(Inputs.differ(List.of("a", "b"), List.of("b", "a"), SAME)).isTrue();
    assertThat(Inputs.differ(List.of("a"), List.of("a", "a"), SAME)).isTrue();
  }

  @Test
  void setsAreComparedWithoutOrder() {
    assertThat(Inputs.differ(Set.of("ax", "bx"), Set.of("b", "a"), InputsTests::begins)).isFalse();
    assertThat(Inputs.differ(Set.of("ax", "ay"), Set.of("a", "b"), InputsTests::begins)).isTrue();
  }

  @Test
  void mapsAreComparedByKey() {
    assertThat(Inputs.differ(Map.of("k", "a"), Map.of("k", "a"), SAME)).isFalse();
    assertThat(Inputs.differ(Map.of("k", "a"), Map.of("l", "a"), SAME)).isTrue();
    assertThat(Inputs.differ(Map.of("k", "a"), Map.of("k", "b"), SAME)).isTrue();
  }

  @Test
  void whatMayBeLeftOpenIsNullAndBack() {
    assertThat(Inputs.orNull(Optional.of("a"))).isEqualTo("a");
    assertThat(Inputs.<String>orNull(Optional.empty())).isNull();
    assertThat(Inputs.orNull(OptionalInt.of(1))).isEqualTo(1);
    assertThat(Inputs.orNull(OptionalInt.empty())).isNull();
    assertThat(Inputs.orNull(OptionalLong.of(1))).isEqualTo(1L);
    assertThat(Inputs.orNull(OptionalDouble.empty())).isNull();
    assertThat(Inputs.ofInt(null)).isEmpty();
    assertThat(Inputs.ofLong(2L)).hasValue(2L);
    assertThat(Inputs.ofDouble(0.5)).hasValue(0.5);
  }
}
