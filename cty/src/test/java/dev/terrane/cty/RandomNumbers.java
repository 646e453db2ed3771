package dev.terrane.cty;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;

/** Numbers of every form and size, from a seeded generator. */
final class RandomNumbers {
  private RandomNumbers() {}

  static CtyNumber any(Random random) {
    return random.nextInt(40) == 0 ? new CtyNumber.Infinity(random.nextBoolean()) : finite(random);
  }

  static CtyNumber finite(Random random) {
    return switch (random.nextInt(11)) {
      case 0 -> CtyNumber.of(random.nextLong());
      case 1 -> CtyNumber.of(random.nextLong(-300, 300));
      case 2 -> CtyNumber.of(new BigDecimal(random.nextInt(-40, 40)).movePointLeft(1));
      case 3 -> CtyNumber.of(random.nextInt(-40, 40) / 10.0);
      case 4 -> CtyNumber.of(random.nextInt(-9, 9) / 2.0);
      case 5 -> CtyNumber.of(Math.scalb(1.0, random.nextInt(-1074, 1024)));
      case 6 -> CtyNumber.of(new BigDecimal(BigInteger.TWO.pow(random.nextInt(600))));
      case 7 -> edge(random);
      case 8 -> bits(random);
      case 9 -> decimal(random, random.nextInt(700), random.nextInt(-50, 200));
      default -> decimal(random, random.nextInt(80), random.nextInt(-1000, 1000));
    };
  }

  /** Numbers beside those at which an integer no longer fits its form, or a double its digits. */
  private static CtyNumber edge(Random random) {
    var power = BigInteger.TWO.pow(new int[] {7, 8, 15, 16, 31, 32, 53, 63, 64}[random.nextInt(9)]);
    var beside = new BigDecimal(power.add(BigInteger.valueOf(random.nextInt(-2, 3))));
    var signed = random.nextBoolean() ? beside : beside.negate();
    return random.nextBoolean() ? CtyNumber.of(signed) : CtyNumber.of(signed.doubleValue());
  }

  private static CtyNumber bits(Random random) {
    var value = Double.longBitsToDouble(random.nextLong());
    return CtyNumber.of(Double.isFinite(value) ? value : -0.0);
  }

  private static CtyNumber decimal(Random random, int bits, int scale) {
    var digits = new BigInteger(bits, random);
    return CtyNumber.of(new BigDecimal(random.nextBoolean() ? digits : digits.negate(), scale));
  }
}
