package dev.terrane.cty.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyNumber;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.Refinement;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the values that cannot be encoded, because Terraform would crash or lose them. */
class EncodingTests {
  private static final CtyType MAPS = CtyType.list(CtyType.map(CtyType.DYNAMIC));
  private static final CtyValue TYPED =
      CtyValue.map(CtyType.DYNAMIC, Map.of("x", CtyValue.number(1)));

  private static String encode(CtyValue value, CtyType type) {
    return HexFormat.of().formatHex(MessagePack.encode(value, type));
  }

  private static void assertRefused(CtyValue value, CtyType type, String message) {
    assertThatExceptionOfType(CtyException.class)
        .isThrownBy(() -> MessagePack.encode(value, type))
        .withMessageContaining(message);
  }

  @Test
  void aValueOfAnotherTypeIsRefusedWithItsPath() {
    var value = CtyValue.object(Map.of("a", CtyValue.tuple(List.of(CtyValue.number(1)))));
    var type = CtyType.object(Map.of("a", CtyType.tuple(List.of(CtyType.STRING))));

    assertRefused(value, type, "a[0]: a string is required, but the value is a number");
  }

  @Test
  void anObjectWithOtherAttributesIsRefused() {
    var type = CtyType.object(Map.of("a", CtyType.STRING));

    assertRefused(CtyValue.object(Map.of()), type, "lacks the attribute \"a\"");
    assertRefused(
        CtyValue.object(Map.of("a", CtyValue.string(""), "b", CtyValue.string(""))),
        type,
        "unsupported attribute \"b\"");
  }

  @Test
  void aTupleOfAnotherLengthIsRefused() {
    assertRefused(
        CtyValue.tuple(List.of()), CtyType.tuple(List.of(CtyType.STRING)), "length 1 is required");
  }

  @Test
  void aNullOfAnotherTypeIsRefusedButOneWithoutTypeIsNot() {
    assertRefused(CtyValue.nullOf(CtyType.BOOL), CtyType.STRING, "a string is required");
    assertThat(encode(CtyValue.nullOf(CtyType.DYNAMIC), CtyType.STRING)).isEqualTo("c0");
    assertThat(encode(CtyValue.unknown(CtyType.DYNAMIC), CtyType.STRING)).isEqualTo("d40000");
  }

  @Test
  void elementsOfDifferentTypesAreRefused() {
    var mixed = CtyValue.list(CtyType.DYNAMIC, List.of(CtyValue.string("a"), CtyValue.number(1)));

    assertRefused(mixed, mixed.type(), "same type");
    assertRefused(mixed, CtyType.DYNAMIC, "same type");
  }

  @Test
  void emptyNullAndUnknownElementsBesideTypedOnesAreRefused() {
    var element = CtyType.map(CtyType.DYNAMIC);
    for (var odd :
        List.of(
            CtyValue.map(CtyType.DYNAMIC, Map.of()),
            CtyValue.nullOf(element),
            CtyValue.unknown(element))) {
      assertRefused(CtyValue.list(element, List.of(odd, TYPED)), MAPS, "same type");
      assertThat(encode(CtyValue.list(element, List.of(odd, odd)), MAPS)).isNotEmpty();
    }
  }

  @Test
  void aCollectionInADynamicSlotTakesTheTypeOfItsElements() {
    var list = CtyValue.list(CtyType.DYNAMIC, List.of(CtyValue.string("a")));

    assertThat(encode(list, CtyType.DYNAMIC))
        .isEqualTo(
            "92c411"
                + HexFormat.of().formatHex("[\"list\",\"string\"]".getBytes(UTF_8))
                + "91a161");
  }

  @Test
  void optionalAttributesLeaveNoTraceOnTheWire() {
    var type = CtyType.object(Map.of("a", CtyType.STRING), Set.of("a"));

    assertThat(encode(CtyValue.nullOf(type), CtyType.DYNAMIC))
        .isEqualTo(
            "92c419"
                + HexFormat.of().formatHex("[\"object\",{\"a\":\"string\"}]".getBytes(UTF_8))
                + "c0");
    assertThat(encode(CtyValue.object(Map.of("a", CtyValue.string("x"))), type))
        .isEqualTo("81a161a178");
  }

  @Test
  void aWholeDoubleBeyondLongIsSentAsTheDoubleItIs() {
    assertThat(encode(CtyValue.number(CtyNumber.of(0x1p64)), CtyType.NUMBER))
        .isEqualTo("cb43f0000000000000");
  }

  @Test
  void infinityIsADoubleInMessagePackAndNothingInJson() {
    var infinity = CtyValue.number(CtyNumber.of(Double.NEGATIVE_INFINITY));

    assertThat(encode(infinity, CtyType.NUMBER)).isEqualTo("cbfff0000000000000");
    assertThatExceptionOfType(CtyException.class)
        .isThrownBy(() -> Json.encode(infinity, CtyType.NUMBER))
        .withMessage("infinity cannot be written as JSON");
  }

  @Test
  void unknownValuesAreRefusedInJsonWithTheirPath() {
    var value = CtyValue.list(CtyType.STRING, List.of(CtyValue.unknown(CtyType.STRING)));

    assertThatExceptionOfType(CtyException.class)
        .isThrownBy(() -> Json.encode(value, value.type()))
        .withMessage("[0]: an unknown value cannot be written as JSON");
  }

  @Test
  void aLongPrefixIsCutWhereNothingCanCombine() {
    var refinement = Refinement.notNull().withPrefix("x".repeat(250) + "y".repeat(50));
    var value = CtyValue.unknown(CtyType.STRING, refinement);
    var read = MessagePack.decode(MessagePack.encode(value, CtyType.STRING), CtyType.STRING);

    assertThat(((CtyValue.Unknown) read).refinement().prefix())
        .isEqualTo("x".repeat(250) + "y".repeat(4));
  }

  @Test
  void aLongPrefixIsNeverCutWithinACharacter() {
    var refinement = Refinement.notNull().withPrefix("x" + "\ud83d\ude00".repeat(80));
    var value = CtyValue.unknown(CtyType.STRING, refinement);
    var read = MessagePack.decode(MessagePack.encode(value, CtyType.STRING), CtyType.STRING);

    assertThat(((CtyValue.Unknown) read).refinement().prefix())
        .isEqualTo("x" + "\ud83d\ude00".repeat(62));
  }

  @Test
  void lenientJsonPassesOverUnknownAttributesAtEveryDepth() {
    var inner = CtyType.object(Map.of("a", CtyType.STRING, "b", CtyType.BOOL));
    var type = CtyType.object(Map.of("l", CtyType.list(inner)));
    var json = "{\"l\":[{\"a\":\"x\",\"old\":{\"deep\":[1,null]}}],\"gone\":\"\\u0041\"}";

    assertThat(Json.decodeLenient(json.getBytes(UTF_8), type))
        .hasToString("{l = [{a = \"x\", b = null}]}");
    assertThatExceptionOfType(CtyException.class)
        .isThrownBy(() -> Json.decode(json.getBytes(UTF_8), type));
  }

  @Test
  void typesKeepOptionalAttributesAndEscapeAsGoDoes() {
    var type = CtyType.object(Map.of("<", CtyType.DYNAMIC, "a", CtyType.BOOL), Set.of("a"));
    var json = "[\"object\",{\"\\u003c\":\"dynamic\",\"a\":\"bool\"},[\"a\"]]";

    assertThat(Json.encodeType(type)).asString(UTF_8).isEqualTo(json);
    assertThat(Json.decodeType(json.getBytes(UTF_8))).isEqualTo(type);
  }
}
