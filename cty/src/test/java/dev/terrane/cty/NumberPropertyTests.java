package dev.terrane.cty;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests properties of numbers in random forms. */
class NumberPropertyTests {
  @Test
  void theOrderIsTotal() {
    RandomizedRuns.of(random -> {
      var sorted = Stream.generate(() -> RandomNumbers.any(random)).limit(3).sorted().toList();
      var least = sorted.get(0);
      var middle = sorted.get(1);
      var most = sorted.get(2);

      assertThat(least).isLessThanOrEqualTo(middle).isLessThanOrEqualTo(most);
      assertThat(middle).isLessThanOrEqualTo(most);
      assertThat(Integer.signum(least.compareTo(most)))
          .isEqualTo(-Integer.signum(most.compareTo(least)));
    });
  }

  @Test
  void equalNumbersCompareAsEqualAndHaveEqualHashCodes() {
    RandomizedRuns.of(random -> {
      var one = RandomNumbers.any(random);
      var other = RandomNumbers.any(random);

      assertThat(one.equals(other)).isEqualTo(one.compareTo(other) == 0);
      assertThat(one.equals(other)).isEqualTo(other.equals(one));
      assertThat(one.equals(other) && one.hashCode() != other.hashCode()).isFalse();
    });
  }

  @Test
  void theSameNumberInAnotherFormIsEqual() {
    RandomizedRuns.of(random -> {
      var number = RandomNumbers.finite(random);
      var sameForm = number.isInteger() ? CtyNumber.of(number.toBigDecimal()) : parsed(number);

      assertThat(sameForm).isEqualTo(number).hasSameHashCodeAs(number);
      assertThat(number).isEqualTo(sameForm).isEqualByComparingTo(sameForm);
    });
  }

  private static CtyNumber parsed(CtyNumber number) {
    return CtyNumber.parse(number.toText());
  }
}
