package dev.terrane.cty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyValue.ObjectValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Unchanged values stay the same instance, also inside changed ones. */
class UnchangedValueTests {
  private static final ObjectValue OBJECT =
      CtyValue.object(Map.of("b", CtyValue.string("x"), "a", CtyValue.bool(true)));

  @Test
  void anObjectWithTheVeryValueThatItHasIsTheSameInstance() {
    assertThat(OBJECT.with("b", OBJECT.get("b"))).isSameAs(OBJECT);
  }

  @Test
  void anObjectWithTheVeryValuesThatItHasIsTheSameInstance() {
    assertThat(OBJECT.withValues(new ArrayList<>(OBJECT.values()))).isSameAs(OBJECT);
  }

  @Test
  void valuesStandInTheOrderOfTheNames() {
    assertThat(OBJECT.type().names()).containsExactly("a", "b");
    assertThat(OBJECT.values()).containsExactly(CtyValue.bool(true), CtyValue.string("x"));
  }

  @Test
  void anotherValueOfTheSameTypeKeepsTheVeryType() {
    assertThat(OBJECT.with("b", CtyValue.string("y")).type()).isSameAs(OBJECT.type());
  }

  @Test
  void aValueOfAnotherTypeChangesTheType() {
    var changed = OBJECT.withValues(List.of(CtyValue.bool(false), CtyValue.number(1)));
    assertThat(changed)
        .isEqualTo(CtyValue.object(Map.of("a", CtyValue.bool(false), "b", CtyValue.number(1))));
    assertThat(changed.type().attributes()).containsEntry("b", CtyType.NUMBER);
  }

  @Test
  void valuesAreAsManyAsNames() {
    assertThatThrownBy(() -> OBJECT.withValues(List.of(CtyValue.bool(true))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 values are given for 2 names");
  }

  @Test
  void attributesEqualAnyMapOfTheSameEntries() {
    var plain = new TreeMap<>(OBJECT.attributes());
    assertThat(OBJECT.attributes()).isEqualTo(plain).hasSameHashCodeAs(plain);
    assertThat(plain).isEqualTo(OBJECT.attributes());
  }

  @Test
  void objectsOfOtherNamesDiffer() {
    var other = CtyValue.object(Map.of("b", CtyValue.string("x"), "c", CtyValue.bool(true)));
    assertThat(OBJECT).isNotEqualTo(other);
    assertThat(OBJECT.attributes()).isNotEqualTo(other.attributes());
  }
}
