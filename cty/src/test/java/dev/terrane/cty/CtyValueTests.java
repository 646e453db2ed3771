package dev.terrane.cty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CtyValueTests {
  private static final CtyValue OBJECT =
      ValueNotation.parse(
          "{\"tags\" = map(string){\"a b\" = \"x\"}, \"list\" = list(number)[1, 2]}");

  @Test
  void stringsAreNormalizedAndMustBeWellFormed() {
    assertThat(CtyValue.string("e\u0301")).isEqualTo(CtyValue.string("\u00e9"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CtyValue.string("a\ud800"))
        .withMessageContaining("lone surrogate (U+D800) at index 1");
  }

  @Test
  void setsHaveNoOrderAndNoDuplicates() {
    var strings = CtyType.STRING;
    var a = CtyValue.string("a");
    var b = CtyValue.string("b");
    var nothing = CtyValue.nullOf(strings);
    var unknown = CtyValue.unknown(strings);

    assertThat(CtyValue.set(strings, List.of(b, a, b)))
        .isEqualTo(CtyValue.set(strings, List.of(a, b)));
    assertThat(CtyValue.set(strings, List.of(nothing, unknown, b, a)).elements())
        .containsExactly(a, b, unknown, nothing);
    assertThat(CtyValue.set(strings, List.of(unknown, unknown, nothing, nothing)).elements())
        .containsExactly(unknown, unknown, nothing);
  }

  @Test
  void setsOfUnknownsAreEqualWhateverOrderTheyCameIn() {
    var plain = CtyValue.unknown(CtyType.STRING);
    var refined = CtyValue.unknown(CtyType.STRING, Refinement.notNull());

    assertThat(CtyValue.set(CtyType.STRING, List.of(plain, refined)))
        .isEqualTo(CtyValue.set(CtyType.STRING, List.of(refined, plain)));
  }

  @Test
  void setsContainWhatEqualsAMember() {
    var set = (SetValue) ValueNotation.parse("set(number)[0.1, 2]");

    assertThat(set.contains(CtyValue.number(CtyNumber.of(0.1)))).isTrue();
    assertThat(set.contains(CtyValue.number(3))).isFalse();
  }

  @Test
  void elementsMustConformToTheDeclaredType() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CtyValue.list(CtyType.STRING, List.of(CtyValue.number(1))))
        .withMessage("an element must be a string, but 1 is a number");
    assertThat(CtyValue.list(CtyType.DYNAMIC, List.of(CtyValue.number(1))).type())
        .isEqualTo(CtyType.list(CtyType.DYNAMIC));
  }

  @Test
  void objectsTakeTheTypesOfTheirAttributes() {
    var declared = CtyType.object(Map.of("a", CtyType.DYNAMIC));
    var object = CtyValue.object(declared, List.of(CtyValue.bool(true)));

    assertThat(object.type()).isEqualTo(CtyType.object(Map.of("a", CtyType.BOOL)));
    assertThat(object.with("a", CtyValue.number(1)).get("a")).isEqualTo(CtyValue.number(1));
    assertThatIllegalArgumentException().isThrownBy(() -> object.get("b"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> object.with("b", CtyValue.number(1)))
        .withMessageContaining("\"b\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ObjectValue(declared, object.attributes()));
  }

  @Test
  void aValueWithoutTypeCannotBeRefined() {
    assertThat(CtyValue.unknown(CtyType.DYNAMIC, Refinement.notNull()))
        .isEqualTo(CtyValue.unknown(CtyType.DYNAMIC));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CtyValue.unknown(CtyType.BOOL, Refinement.NONE.withPrefix("a")));
  }

  @Test
  void unknownsAreFoundAtEveryDepthAndNullsAreKnown() {
    assertThat(ValueNotation.parse("[{\"a\" = unknown(string)}]").isWhollyKnown()).isFalse();
    assertThat(ValueNotation.parse("[{\"a\" = null(string)}]").isWhollyKnown()).isTrue();
    assertThat(ValueNotation.parse("[unknown(string, notnull)]").withoutRefinements())
        .isEqualTo(ValueNotation.parse("[unknown(string)]"));
  }

  @Test
  void valuesPrintAsAUserWouldWriteThem() {
    assertThat(OBJECT).hasToString("{list = [1, 2], tags = {\"a b\" = \"x\"}}");
    assertThat(CtyValue.unknown(CtyType.BOOL)).hasToString("(known after apply)");
    assertThat(CtyValue.string("\"\n\\")).hasToString("\"\\\"\\n\\\\\"");
    var many =
        CtyValue.list(CtyType.NUMBER, java.util.Collections.nCopies(5_000, CtyValue.number(1)));
    assertThat(many.toString()).hasSizeLessThan(1_100).endsWith("...]");
  }

  @Test
  void aWalkSeesOuterPartsFirstAndGoesWhereItIsReported() {
    var seen = new ArrayList<String>();
    CtyWalk.walk(
        OBJECT,
        (path, value) -> {
          seen.add(path.toString());
          return !(value instanceof CtyValue.MapValue);
        });

    assertThat(seen).containsExactly("", "list", "list[0]", "list[1]", "tags");
  }

  @Test
  void aTransformationReplacesInnerPartsFirst() {
    var seen = new ArrayList<String>();
    var result =
        CtyWalk.transform(
            OBJECT,
            (path, value) -> {
              seen.add(path.toString());
              return path.toString().equals("list[0]") ? CtyValue.number(7) : value;
            });

    assertThat(seen).containsExactly("list[0]", "list[1]", "list", "tags[\"a b\"]", "tags", "");
    assertThat(result).hasToString("{list = [7, 2], tags = {\"a b\" = \"x\"}}");
    assertThat(CtyWalk.transform(OBJECT, (_, value) -> value)).isSameAs(OBJECT);
  }

  @Test
  void aTransformationKeepsSetsSetsAndTypesUniform() {
    var set = ValueNotation.parse("set(string)[\"a\", \"b\"]");

    assertThat(
            CtyWalk.transform(set, (path, value) -> path.isRoot() ? value : CtyValue.string("c")))
        .isEqualTo(ValueNotation.parse("set(string)[\"c\"]"));
    assertThatExceptionOfType(CtyException.class)
        .isThrownBy(() ->
            CtyWalk.transform(
                set, (_, value) -> value.equals(CtyValue.string("a")) ? CtyValue.number(1) : value))
        .withMessageContaining("same type");
  }
}
