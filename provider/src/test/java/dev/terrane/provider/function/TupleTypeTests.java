package dev.terrane.provider.function;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class TupleTypeTests {
  private static final Attribute<String> UNIT = Attribute.string("unit").required();
  private static final Attribute<Integer> FROM = Attribute.int32("from").required();
  private static final Attribute<Integer> TO = Attribute.int32("to").optional();
  private static final AttributeType<ObjectView> TYPE =
      TupleType.of(NestedObject.of(UNIT, FROM, TO));
  private static final CtyValue NONE = CtyValue.nullOf(CtyType.NUMBER);

  private static CtyValue tuple(CtyValue... elements) {
    return CtyValue.tuple(List.of(elements));
  }

  @Test
  void itsElementsHaveTheOrderOfTheMembers() {
    assertThat(TYPE.ctyType())
        .isEqualTo(CtyType.tuple(List.of(CtyType.STRING, CtyType.NUMBER, CtyType.NUMBER)));
    var view = ObjectView.EMPTY.with(UNIT, "m").with(FROM, 1).with(TO, 2);
    var value = tuple(CtyValue.string("m"), CtyValue.number(1), CtyValue.number(2));
    assertThat(TYPE.encode(view)).isEqualTo(value);
    assertThat(TYPE.encode(TYPE.decode(value))).isEqualTo(value);
  }

  @Test
  void anOptionalElementMayBeNull() {
    var value = tuple(CtyValue.string("m"), CtyValue.number(1), NONE);
    assertThat(TYPE.decode(value).find(TO)).isEmpty();
    assertThat(TYPE.encode(TYPE.decode(value))).isEqualTo(value);
  }

  @Test
  void anInvalidElementIsReportedAtItsPosition() {
    assertThatThrownBy(() -> TYPE.decode(tuple(CtyValue.string("m"), NONE, NONE)))
        .isInstanceOf(CtyException.class)
        .hasMessage("[1]: must not be null");
    var own =
        TupleType.of(
            NestedObject.of(
                List.of(FROM), view -> view.get(FROM), from -> ObjectView.EMPTY.with(FROM, from)));
    var half = tuple(CtyValue.number(new BigDecimal("0.5")));
    assertThatThrownBy(() -> own.decode(half))
        .isInstanceOf(CtyException.class)
        .hasMessageStartingWith("[0]: must be");
  }

  @Test
  void anotherNumberOfElementsIsRefused() {
    assertThatThrownBy(() -> TYPE.decode(tuple()))
        .hasMessageEndingWith("must be a tuple of 3 elements");
  }
}
