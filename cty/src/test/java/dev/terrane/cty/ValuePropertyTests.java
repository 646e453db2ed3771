package dev.terrane.cty;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Tests properties of random values. */
class ValuePropertyTests {
  @Test
  void refinementsAreDroppedAtOnceAndAllOfThem() {
    RandomizedRuns.of(random -> {
      var plain = randomValue(random).withoutRefinements();

      assertThat(plain.withoutRefinements()).isEqualTo(plain);
      CtyWalk.walk(
          plain,
          (_, part) -> {
            assertThat(part)
                .matches(it ->
                    !(it instanceof CtyValue.Unknown(_, var refinement))
                        || refinement.equals(Refinement.NONE));
            return true;
          });
    });
  }

  @Test
  void aValueIsWhollyKnownIfAWalkSeesNothingUnknown() {
    RandomizedRuns.of(random -> {
      var value = randomValue(random);
      var seen = new AtomicBoolean();

      CtyWalk.walk(value, (_, part) -> !part.isUnknown() || !seen.compareAndSet(false, true));

      assertThat(value.isWhollyKnown()).isEqualTo(!seen.get());
      assertThat(RandomValues.whollyKnown(value.type(), random).isWhollyKnown()).isTrue();
    });
  }

  @Test
  void transformingNothingGivesTheSameValue() {
    RandomizedRuns.of(random -> {
      var value = randomValue(random);

      assertThat(CtyWalk.transform(value, (_, part) -> part)).isSameAs(value);
    });
  }

  @Test
  void everyWalkedPathResolvesToWhatStandsThere() {
    RandomizedRuns.of(random -> {
      var value = randomValue(random);

      CtyWalk.walk(
          value,
          (path, part) -> {
            assertThat(path.resolve(value)).as("%s", path).contains(part);
            return true;
          });
    });
  }

  @Test
  void aValueConformsToItsSlotAndIsEqualToItselfBuiltInAnotherOrder() {
    RandomizedRuns.of(random -> {
      var slot = RandomTypes.slot(random);
      var value = RandomValues.any(slot, random);
      var rebuilt = CtyWalk.transform(value, (_, part) -> rebuilt(part, random));

      assertThat(value.type().conforms(slot) || value.type().equals(CtyType.DYNAMIC)).isTrue();
      assertThat(rebuilt).isEqualTo(value).hasSameHashCodeAs(value).hasToString(value.toString());
    });
  }

  private static CtyValue randomValue(Random random) {
    return RandomValues.any(RandomTypes.slot(random), random);
  }

  private static CtyValue rebuilt(CtyValue value, Random random) {
    return switch (value) {
      case CtyValue.SetValue(var type, var elements) -> {
        var shuffled = new ArrayList<>(elements);
        shuffled.addAll(elements.stream().filter(CtyValue::isWhollyKnown).toList());
        Collections.shuffle(shuffled, random);
        yield CtyValue.set(type.element(), shuffled);
      }
      case CtyValue.MapValue(var type, var entries) ->
          CtyValue.map(type.element(), shuffled(entries, random));
      case CtyValue.ObjectValue(_, var attributes) -> CtyValue.object(shuffled(attributes, random));
      case CtyValue.ListValue(var type, var elements) ->
          CtyValue.list(type.element(), List.copyOf(elements));
      default -> value;
    };
  }

  private static Map<String, CtyValue> shuffled(Map<String, CtyValue> entries, Random random) {
    var names = new ArrayList<>(entries.keySet());
    Collections.shuffle(names, random);
    var shuffled = new LinkedHashMap<String, CtyValue>();
    for (var name : names) {
      var value = entries.get(name);
      if (value != null) {
        shuffled.put(name, value);
      }
    }
    return shuffled;
  }
}
