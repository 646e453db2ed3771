package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyNumber;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import java.math.BigDecimal;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests the conversion between Java types and Terraform types.
class AttributeTypeTests {
  private static CtyValue number(String text) {
    return CtyValue.number(CtyNumber.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.5", "9223372036854775808", "-9223372036854775809", "1e100"})
  void aLongTakesNoOtherNumber(String text) {
    assertThatThrownBy(() -> AttributeType.LONG.decode(number(text)))
        .isInstanceOf(CtyException.class)
        .hasMessageStartingWith(
            "must be a whole number between -9223372036854775808 and 9223372036854775807, not ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.1", "2147483648", "-2147483649"})
  void anIntTakesNoOtherNumber(String text) {
    assertThatThrownBy(() -> AttributeType.INT.decode(number(text)))
        .hasMessageContaining("between -2147483648 and 2147483647");
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MIN_VALUE, -1, 0, 1, Long.MAX_VALUE})
  void aLongGoesThereAndBack(long number) {
    var type = AttributeType.LONG;
    assertThat(type.decode(type.encode(number))).isEqualTo(number);
  }

  @Test
  void aWholeNumberMayBeWrittenWithZeros() {
    assertThat(AttributeType.INT.decode(number("7.00"))).isEqualTo(7);
  }

  @Test
  void aDoubleGoesThereAndBackWhateverItIs() {
    var seed = System.nanoTime();
    var random = new Random(seed);
    for (var i = 0; i < 2_000; i++) {
      var number = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(number)) {
        var type = AttributeType.DOUBLE;
        assertThat(type.decode(type.encode(number)))
            .as("seed %d, %s", seed, number)
            .isEqualTo(number == 0 ? Double.valueOf(0) : Double.valueOf(number));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void aDoubleIsFinite(double number) {
    assertThatThrownBy(() -> AttributeType.DOUBLE.encode(number))
        .isInstanceOf(CtyException.class)
        .hasMessageStartingWith("must be a finite number, not ");
  }

  @Test
  void aNumberThatNoDoubleHoldsIsRefused() {
    assertThatThrownBy(() -> AttributeType.DOUBLE.decode(number("1e400")))
        .hasMessageContaining("a number that a double can hold");
  }

  @Test
  void aFloatGoesThereAndBackWhateverItIs() {
    var seed = System.nanoTime();
    var random = new Random(seed);
    for (var i = 0; i < 2_000; i++) {
      var number = Float.intBitsToFloat(random.nextInt());
      if (Float.isFinite(number)) {
        var type = AttributeType.FLOAT;
        assertThat(type.decode(type.encode(number)))
            .as("seed %d, %s", seed, number)
            .isEqualTo(number == 0 ? Float.valueOf(0) : Float.valueOf(number));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY})
  void aFloatIsFinite(float number) {
    assertThatThrownBy(() -> AttributeType.FLOAT.encode(number))
        .isInstanceOf(CtyException.class)
        .hasMessageStartingWith("must be a finite number, not ");
  }

  @Test
  void aNumberThatNoFloatHoldsIsRefused() {
    assertThatThrownBy(() -> AttributeType.FLOAT.decode(number("1e39")))
        .hasMessageContaining("a number that a float can hold");
  }

  @Test
  void aFloatIsTheNearestToTheWholeNumber() {
    // Nearly halfway between two floats; the last digit is lost in a double.
    assertThat(AttributeType.FLOAT.decode(number("1.00000017881393432617187499")))
        .isEqualTo(1.0000001f);
    assertThat(AttributeType.FLOAT.encode(0.1f)).isEqualTo(number("0.1"));
  }

  @Test
  void anExactNumberStaysExact() {
    var exact = new BigDecimal("0.1000000000000000000000000000001");
    assertThat(AttributeType.DECIMAL.decode(CtyValue.number(exact))).isEqualByComparingTo(exact);
  }

  static List<AttributeType<?>> scalars() {
    return List.of(
        AttributeType.STRING,
        AttributeType.BOOL,
        AttributeType.INT,
        AttributeType.LONG,
        AttributeType.FLOAT,
        AttributeType.DOUBLE,
        AttributeType.DECIMAL);
  }

  @ParameterizedTest
  @MethodSource("scalars")
  void aValueOfAnotherKindIsRefused(AttributeType<?> type) {
    assertThatThrownBy(() -> type.decode(CtyValue.tuple(List.of())))
        .isInstanceOf(CtyException.class)
        .hasMessageStartingWith("must be ");
  }

  @Test
  void collectionsAreUnmodifiableAndInTerraformsOrder() {
    var list = AttributeType.list(AttributeType.STRING);
    var set = AttributeType.set(AttributeType.STRING);
    var map = AttributeType.map(AttributeType.INT);
    assertThat(list.decode(list.encode(List.of("b", "a")))).containsExactly("b", "a");
    assertThat(set.decode(set.encode(Set.of("b", "c", "a")))).containsExactly("a", "b", "c");
    assertThat(map.decode(map.encode(Map.of("y", 2, "x", 1))).keySet()).containsExactly("x", "y");
    assertThatThrownBy(() -> list.decode(list.encode(List.of())).add("x"))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> set.decode(set.encode(Set.of())).add("x"))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> map.decode(map.encode(Map.of())).put("x", 1))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void anElementThatDoesNotFitIsNamedAtEveryDepth() {
    var type = AttributeType.map(AttributeType.list(AttributeType.INT));
    var value =
        CtyValue.map(
            CtyType.list(CtyType.NUMBER),
            Map.of("k", CtyValue.list(CtyType.NUMBER, List.of(number("1.5")))));
    assertThatThrownBy(() -> type.decode(value)).hasMessageStartingWith("[\"k\"][0]: must be a");
  }

  @Test
  void anOwnTypeIsReadAndWritten() {
    var uri = AttributeType.STRING.as(URI::create, URI::toString);
    assertThat(uri.decode(CtyValue.string("https://a/b"))).isEqualTo(URI.create("https://a/b"));
    assertThat(uri.encode(URI.create("x:y"))).isEqualTo(CtyValue.string("x:y"));
    assertThat(uri.ctyType()).isEqualTo(CtyType.STRING);
  }

  @Test
  void whatAnOwnTypeThrowsIsAnErrorAtTheValue() {
    var uri = AttributeType.list(AttributeType.STRING.as(URI::create, URI::toString));
    var value = CtyValue.list(CtyType.STRING, List.of(CtyValue.string("a b")));
    assertThatThrownBy(() -> uri.decode(value))
        .isInstanceOf(CtyException.class)
        .hasMessageStartingWith("[0]: cannot be read: Illegal character in path");
  }

  @Test
  void aNamedTypeSaysWhatItExpects() {
    var port = AttributeType.INT.as(Integer::toUnsignedString, Integer::valueOf).named("Port");
    assertThat(expected(port, number("1.5"))).contains("Port");
    assertThat(
            expected(
                AttributeType.list(port), CtyValue.list(CtyType.NUMBER, List.of(number("1.5")))))
        .contains("Port");
    var ports = AttributeType.list(port).named("Ports");
    assertThat(expected(ports, CtyValue.list(CtyType.NUMBER, List.of(number("1.5")))))
        .contains("Port");
    assertThat(expected(ports, CtyValue.string("a"))).contains("Ports");
    var level = AttributeType.choice(List.of(TimeUnit.DAYS), List.of("days"));
    assertThat(expected(level, CtyValue.string("a"))).contains("Time Unit");
    for (var type : List.of(AttributeType.choice(List.of(1), List.of("one")), AttributeType.INT)) {
      assertThat(expected(type, CtyValue.string("a"))).isEmpty();
    }
    assertThat(expected(AttributeType.DURATION, CtyValue.string("a"))).contains("Duration");
    assertThat(expected(AttributeType.INSTANT, CtyValue.string("a"))).contains("Timestamp");
    assertThat(expected(AttributeType.URI, CtyValue.string("a b"))).contains("URI");
  }

  private static Optional<String> expected(AttributeType<?> type, CtyValue value) {
    return catchThrowableOfType(CtyException.class, () -> type.decode(value)).expected();
  }

  @Test
  void aHandleNamesItselfInWhatDoesNotFit() {
    var sizes = Attribute.of("sizes", AttributeType.list(AttributeType.INT)).optional();
    var wrong = CtyValue.list(CtyType.NUMBER, List.of(number("1.5")));
    var view = ObjectView.of(CtyValue.object(Map.of("sizes", wrong)));
    assertThatThrownBy(() -> view.get(sizes)).hasMessageStartingWith("sizes[0]: must be a whole");
    var ratio = Attribute.of("ratio", AttributeType.DOUBLE).optional();
    assertThatThrownBy(() -> view.with(ratio, Double.NaN)).hasMessageStartingWith("ratio: must be");
  }

  @Test
  void aPlainObjectHasOptionalMembers() {
    var name = Attribute.string("name").required();
    var note = Attribute.string("note").optional();
    var type = AttributeType.object(NestedObject.of(name, note));
    assertThat(type.ctyType())
        .isEqualTo(
            CtyType.object(Map.of("name", CtyType.STRING, "note", CtyType.STRING), Set.of("note")));
    var ann = ObjectView.EMPTY.with(name, "ann");
    assertThat(type.decode(type.encode(ann)).get(name)).isEqualTo("ann");
    assertThat(type.decode(type.encode(ann)).find(note)).isEmpty();
  }

  static List<Attribute<?>> membersThatSayMore() {
    var plain = Attribute.string("x");
    return List.of(
        plain.computed(),
        plain.orSet(),
        plain.defaultTo("a"),
        plain.optional().sensitive(),
        plain.optional().writeOnly(),
        plain.required().identity(),
        plain.optional().requiresReplace(),
        plain.optional().deprecated("y"),
        plain.optional().check(Check.length(1, 2)));
  }

  @ParameterizedTest
  @MethodSource("membersThatSayMore")
  void aMemberOfAPlainObjectIsRequiredOrOptionalAndNothingElse(Attribute<?> member) {
    var object = NestedObject.of(member);
    assertThatThrownBy(() -> AttributeType.object(object))
        .isInstanceOf(SchemaException.class)
        .hasMessageStartingWith("x: an attribute of a plain object can only be required");
  }
}
