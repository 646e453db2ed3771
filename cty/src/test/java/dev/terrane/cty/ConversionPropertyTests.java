package dev.terrane.cty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Tests properties of conversions for random values and types. */
class ConversionPropertyTests {
  @Test
  void aValueIsLeftAsItIsByItsOwnTypeAndByAnyType() {
    RandomizedRuns.of(random -> {
      var value = RandomValues.any(RandomTypes.concrete(random), random);

      assertThat(CtyConversion.convert(value, value.type())).isEqualTo(value);
      assertThat(CtyConversion.convert(value, CtyType.DYNAMIC)).isEqualTo(value);
    });
  }

  @Test
  void whatWasConvertedConformsToTheTarget() {
    var successes = new AtomicInteger();
    RandomizedRuns.of(random -> {
      var value = RandomValues.any(RandomTypes.concrete(random), random);
      var to = RandomTypes.slot(random);

      converted(value, to)
          .ifPresent(result -> {
            successes.incrementAndGet();
            assertThat(result.type())
                .as("%s to %s", value, to)
                .matches(type -> type.conforms(to.withoutOptional()));
          });
    });
    assertThat(successes).hasPositiveValue();
  }

  private static Optional<CtyValue> converted(CtyValue value, CtyType to) {
    try {
      return Optional.of(CtyConversion.convert(value, to));
    } catch (CtyException e) {
      return Optional.empty();
    }
  }

  @Test
  void theUnifiedTypeTakesValuesOfEachType() {
    var successes = new AtomicInteger();
    RandomizedRuns.of(random -> {
      var types = similarTypes(random);
      var unified = CtyConversion.unify(types);
      unified.ifPresent(to -> {
        successes.incrementAndGet();
        for (var type : types) {
          var value = RandomValues.whollyKnown(type, random);
          assertThatCode(() -> CtyConversion.convert(value, to))
              .as("%s of %s to %s", value, type, to)
              .doesNotThrowAnyException();
        }
      });
    });
    assertThat(successes).hasPositiveValue();
  }

  /** Types of one shape that differ in primitives, for types without likeness are never unified. */
  private static List<CtyType> similarTypes(Random random) {
    var first = RandomTypes.concrete(random);
    var types = new ArrayList<CtyType>();
    types.add(first);
    for (var i = random.nextInt(3); i > 0; i--) {
      types.add(random.nextInt(4) == 0 ? RandomTypes.concrete(random) : similar(first, random));
    }
    return types;
  }

  private static CtyType similar(CtyType type, Random random) {
    return switch (type) {
      case CtyType.Primitive _ -> RandomTypes.primitive(random);
      case CtyType.ListType(var element) -> CtyType.list(similar(element, random));
      case CtyType.SetType(var element) -> CtyType.set(similar(element, random));
      case CtyType.MapType(var element) -> CtyType.map(similar(element, random));
      case CtyType.TupleType(var elements) ->
          CtyType.tuple(elements.stream().map(element -> similar(element, random)).toList());
      case CtyType.ObjectType _, CtyType.Dynamic _ -> type;
    };
  }
}
