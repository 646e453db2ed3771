package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Value;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Tests the decoding of states that do not match the schema.
class LenientDecodingTests {
  private static final Attribute<Integer> SIZE = Attribute.int32("size");
  private static final Attribute<List<Integer>> SIZES =
      Attribute.of("sizes", AttributeType.list(AttributeType.INT));
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<List<String>> DISKS =
      NestedObject.of(
              List.of(NAME), from -> from.get(NAME), name -> ObjectView.EMPTY.with(NAME, name))
          .attributeList("disks");

  private static ObjectValue object(String name, CtyValue value) {
    return CtyValue.object(Map.of(name, value));
  }

  private static ObjectValue disk(CtyValue name) {
    return object("name", name);
  }

  @Test
  void whatDoesNotFitItsTypeIsNotThere() {
    var state = object("size", CtyValue.string("large"));
    assertThat(ObjectView.of(state).salvage(SIZE)).isEmpty();
  }

  @Test
  void whatFitsIsThere() {
    assertThat(ObjectView.of(object("size", CtyValue.number(3))).salvage(SIZE)).contains(3);
  }

  @Test
  void elementsThatDoNotFitAreLeftOut() {
    var sizes = List.of(CtyValue.number(1), CtyValue.nullOf(CtyType.NUMBER), CtyValue.number(3));
    var state = object("sizes", CtyValue.list(CtyType.NUMBER, sizes));
    assertThat(ObjectView.of(state).salvage(SIZES)).contains(List.of(1, 3));
  }

  @Test
  void anObjectWithoutWhatItNeedsIsLeftOut() {
    var type = disk(CtyValue.string("a")).type();
    var disks = List.of(disk(CtyValue.nullOf(CtyType.STRING)), disk(CtyValue.string("b")));
    var state = object("disks", CtyValue.list(type, disks));
    assertThat(ObjectView.of(state).salvage(DISKS)).contains(List.of("b"));
  }

  @Test
  void aPlanDoesNotKnowWhatDoesNotFit() {
    var view = ValueView.of(object("size", CtyValue.string("large")));
    assertThat(view.salvage(SIZE)).isInstanceOf(Value.Unknown.class);
  }

  @Test
  void aPlanKnowsWhatFits() {
    assertThat(ValueView.of(object("size", CtyValue.number(3))).salvage(SIZE))
        .isEqualTo(Value.known(3));
    assertThat(ValueView.of(object("size", CtyValue.nullOf(CtyType.NUMBER))).salvage(SIZE))
        .isEqualTo(Value.none());
  }
}
