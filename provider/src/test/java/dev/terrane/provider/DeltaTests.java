package dev.terrane.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Tests the elements to add and to remove.
class DeltaTests {
  @Test
  void aMissingSetIsEmpty() {
    assertThat(Delta.between(null, Set.of(1))).isEqualTo(new Delta<>(Set.of(1), Set.of()));
    assertThat(Delta.between(Set.of(1), null)).isEqualTo(new Delta<>(Set.of(), Set.of(1)));
    assertThat(Delta.<Integer>between(null, null)).isEqualTo(new Delta<>(Set.of(), Set.of()));
  }

  @Test
  void keepsTheOrderOfItsSets() {
    var wanted = new LinkedHashSet<>(List.of("c", "a", "b"));
    assertThat(Delta.between(Set.of("a"), wanted).added()).containsExactly("c", "b");
  }

  @Test
  void cannotBeChanged() {
    assertThatThrownBy(() -> Delta.between(null, Set.of(1)).added().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void leadsFromOneSetToTheOther() {
    var seed = System.nanoTime();
    var random = new Random(seed);
    for (var i = 0; i < 500; i++) {
      var before = some(random);
      var after = some(random);
      var delta = Delta.between(before, after);
      var changed = new HashSet<>(before);
      assertThat(changed.removeAll(delta.removed())).isEqualTo(!delta.removed().isEmpty());
      assertThat(changed).as("seed %d", seed).noneMatch(delta.added()::contains);
      changed.addAll(delta.added());
      assertThat(changed).as("seed %d", seed).isEqualTo(after);
    }
  }

  private static Set<Integer> some(Random random) {
    var set = new HashSet<Integer>();
    for (var i = 0; i < random.nextInt(6); i++) {
      set.add(random.nextInt(8));
    }
    return set;
  }
}
