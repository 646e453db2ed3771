package dev.terrane.cty.codec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyNumber;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyWalk;
import dev.terrane.cty.RandomTypes;
import dev.terrane.cty.RandomValues;
import dev.terrane.cty.RandomizedRuns;
import dev.terrane.cty.Refinement;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** Tests properties of the codecs for random types and values. */
class CodecPropertyTests {
  @Test
  void whatMessagePackWritesItReadsBackAndWritesAgain() {
    RandomizedRuns.of(random -> {
      var type = RandomTypes.slot(random);
      var value = RandomValues.any(type, random);

      var bytes = MessagePack.encode(value, type);
      var decoded = MessagePack.decode(bytes, type);

      assertThat(decoded).isEqualTo(value).hasSameHashCodeAs(value);
      assertThat(MessagePack.encode(decoded, type)).isEqualTo(bytes);
    });
  }

  @Test
  void whatJsonWritesItReadsBackAndWritesAgain() {
    RandomizedRuns.of(random -> {
      var type = RandomTypes.slot(random);
      var value = asWritten(RandomValues.whollyKnown(type, random));

      var bytes = Json.encode(value, type);
      var decoded = Json.decode(bytes, type);

      assertThat(decoded).isEqualTo(value).hasSameHashCodeAs(value);
      assertThat(Json.encode(decoded, type)).isEqualTo(bytes);
      assertThat(Json.decodeLenient(bytes, type)).isEqualTo(value);
    });
  }

  @Test
  void whatJsonWritesOfTypesItReadsBackAndWritesAgain() {
    RandomizedRuns.of(random -> {
      var type = RandomTypes.slot(random);

      var bytes = Json.encodeType(type);
      var decoded = Json.decodeType(bytes);

      assertThat(decoded).isEqualTo(type).hasSameHashCodeAs(type);
      assertThat(Json.encodeType(decoded)).isEqualTo(bytes);
    });
  }

  @Test
  void boundsAreKeptAsLongAsTheirTextsCanBeRead() {
    var lower = CtyNumber.of(BigDecimal.ONE.movePointLeft(505));
    var upper = CtyNumber.of(BigDecimal.ONE.movePointLeft(490));
    var promised = Refinement.notNull().withNumberRange(lower, upper);
    var value = CtyValue.unknown(CtyType.NUMBER, promised);
    var bytes = MessagePack.encode(value, CtyType.NUMBER);

    assertThat(MessagePack.decode(bytes, CtyType.NUMBER)).isEqualTo(value);
    assertThat(MessagePack.encode(MessagePack.decode(bytes, CtyType.NUMBER), CtyType.NUMBER))
        .isEqualTo(bytes);
  }

  @Test
  void boundsOfTooManyDigitsAreNotPromised() {
    var number = CtyNumber.of(BigDecimal.ONE.movePointLeft(1_020));
    var promised = Refinement.notNull().withNumberRange(CtyNumber.of(-1), number);
    var value = CtyValue.unknown(CtyType.NUMBER, promised);

    assertThat(MessagePack.decode(MessagePack.encode(value, CtyType.NUMBER), CtyType.NUMBER))
        .isEqualTo(
            CtyValue.unknown(
                CtyType.NUMBER, Refinement.notNull().withNumberLowerBound(CtyNumber.of(-1), true)));
  }

  /** JSON has numbers as their shortest text, which is less than a large double is, and finite. */
  private static CtyValue asWritten(CtyValue value) {
    return CtyWalk.transform(
        value,
        (_, part) ->
            part instanceof NumberValue(var number) ? CtyValue.number(asWritten(number)) : part);
  }

  private static CtyNumber asWritten(CtyNumber number) {
    return number instanceof CtyNumber.Infinity
        ? CtyNumber.of(0)
        : CtyNumber.parse(number.toText());
  }
}
