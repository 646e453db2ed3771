package dev.terrane.cty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CtyNumberTests {
  private static final long SEED = Long.getLong("terrane.seed", 20_260_101L);

  @Test
  void aDoubleEqualsTheDecimalOfItsShortestText() {
    assertThat(CtyNumber.of(0.1)).isEqualTo(CtyNumber.parse("0.1"));
    assertThat(CtyNumber.of(0.1 + 0.2)).isNotEqualTo(CtyNumber.parse("0.3"));
    assertThat(CtyNumber.of(0.1))
        .isNotEqualTo(
            CtyNumber.of(
                new BigDecimal("0.1000000000000000055511151231257827021181583404541015625")));
  }

  @Test
  void wholeNumbersAreEqualByValueWhateverTheirForm() {
    assertThat(CtyNumber.of(3.0)).isEqualTo(CtyNumber.of(3)).hasSameHashCodeAs(CtyNumber.of(3));
    assertThat(CtyNumber.of(0x1p64)).isEqualTo(CtyNumber.parse("18446744073709551616"));
    assertThat(CtyNumber.of(0x1p64)).isNotEqualTo(CtyNumber.parse("18446744073709550000"));
  }

  @Test
  void bothZerosAreEqualButPrintTheirSign() {
    assertThat(CtyNumber.of(-0.0)).isEqualTo(CtyNumber.of(0)).hasToString("-0");
    assertThat(CtyNumber.parse("-0").toText()).isEqualTo("-0");
  }

  @Test
  void doublesPrintAsGoPrintsFloatsOf53Bits() {
    assertThat(CtyNumber.of(0x1p-24).toText()).isEqualTo("0.00000005960464477539062");
    assertThat(CtyNumber.of(0x1p64).toText()).isEqualTo("18446744073709550000");
    assertThat(CtyNumber.of(0.30000000000000004).toText()).isEqualTo("0.30000000000000004");
  }

  @Test
  void moreThan512BitsAreRoundedToNearestEven() {
    var power = BigDecimal.TWO.pow(512);

    assertThat(CtyNumber.of(power.add(BigDecimal.ONE))).isEqualTo(CtyNumber.of(power));
    assertThat(CtyNumber.of(power.add(BigDecimal.valueOf(3))))
        .isEqualTo(CtyNumber.of(power.add(BigDecimal.valueOf(4))));
    assertThat(CtyNumber.of(power.subtract(BigDecimal.ONE))).isNotEqualTo(CtyNumber.of(power));
  }

  @Test
  void infinityIsBeyondEveryNumber() {
    var huge = CtyNumber.parse("1" + "0".repeat(9_999));

    assertThat(CtyNumber.of(Double.POSITIVE_INFINITY)).isGreaterThan(huge).hasToString("+Inf");
    assertThat(CtyNumber.of(Double.NEGATIVE_INFINITY)).isEqualTo(CtyNumber.parse("-inf"));
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> CtyNumber.parse("Inf").toBigDecimal());
  }

  @Test
  void nanAndHugeExponentsAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> CtyNumber.of(Double.NaN));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CtyNumber.of(new BigDecimal("1e10001")))
        .withMessageContaining("exponent");
    assertThatExceptionOfType(CtyException.class)
        .isThrownBy(() -> CtyNumber.parse("1e2147483647"))
        .withMessageContaining("exponent");
  }

  @Test
  void longsAreGivenBackExactlyOrNotAtAll() {
    assertThat(CtyNumber.parse("1e3").longValueExact()).isEqualTo(1000);
    assertThat(CtyNumber.of(0x1p62).longValueExact()).isEqualTo(1L << 62);
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> CtyNumber.of(0.5).longValueExact());
    assertThat(CtyNumber.of(0.5).isInteger()).isFalse();
    assertThat(CtyNumber.parse("1.50e1").isInteger()).isTrue();
  }

  @Test
  void equalityHashAndOrderAgree() {
    var random = new Random(SEED);
    var numbers = numbers(random);
    for (var a : numbers) {
      for (var b : numbers) {
        assertThat(a.equals(b)).as("seed %d: %s, %s", SEED, a, b).isEqualTo(a.compareTo(b) == 0);
        assertThat(a.compareTo(b)).isEqualTo(-b.compareTo(a));
        assertThat(!a.equals(b) || a.hashCode() == b.hashCode()).as("%s, %s", a, b).isTrue();
      }
    }
    numbers.sort(null); // fails if the order is no order
    assertThat(numbers).isSorted();
  }

  private static List<CtyNumber> numbers(Random random) {
    var numbers = new ArrayList<CtyNumber>();
    for (var i = 0; i < 40; i++) {
      var value = Math.scalb(random.nextInt(16) - 8, random.nextInt(140) - 70);
      numbers.add(CtyNumber.of(value));
      numbers.add(CtyNumber.of(new BigDecimal(value)));
      numbers.add(CtyNumber.parse(CtyNumber.of(value).toText()));
      numbers.add(CtyNumber.of((long) value));
    }
    return numbers;
  }
}
