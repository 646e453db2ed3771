package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The features of all members together, and the positions of their values.
class ObjectMembersTests {
  private static final Attribute<String> ZONE = Attribute.string("zone").required();
  private static final Attribute<Long> AGE = Attribute.int64("age").optional();
  private static final ObjectMembers MEMBERS = ObjectMembers.of(List.of(ZONE, AGE));
  private static final ObjectValue OBJECT =
      MEMBERS.object(List.of(CtyValue.string("z"), CtyValue.number(1)));

  private static Set<Feature> features(Attribute<?>... members) {
    var all = ObjectMembers.of(List.of(members));
    var found = EnumSet.noneOf(Feature.class);
    for (var feature : Feature.values()) {
      if (all.have(feature)) {
        found.add(feature);
      }
    }
    return found;
  }

  @Test
  void plainAttributesHaveNoFeature() {
    assertThat(features(ZONE, AGE)).isEmpty();
  }

  @Test
  void eachFeatureComesFromItsTraitsAndRules() {
    assertThat(features(ZONE.sensitive())).containsExactly(Feature.SECRET);
    assertThat(features(AGE.writeOnly("v")))
        .containsExactly(Feature.SECRET, Feature.WRITE_ONLY, Feature.VERSIONED);
    assertThat(features(Attribute.string("a").defaultTo("b"))).containsExactly(Feature.DEFAULT);
    assertThat(features(AGE.requiresReplace())).containsExactly(Feature.REPLACING);
    assertThat(features(ZONE.identity())).containsExactly(Feature.REPLACING);
    assertThat(features(ZONE.sameWhen(String::equalsIgnoreCase)))
        .containsExactly(Feature.EQUIVALENT_VALUES);
    assertThat(features(AGE.with(Trait.OWNED)))
        .containsExactly(Feature.AUTHOR_VALUES, Feature.OWNED);
    assertThat(features(Attribute.string("a").derived(_ -> "b", ZONE)))
        .containsExactly(Feature.DERIVED, Feature.DEPENDENT);
    assertThat(features(Attribute.string("a").planned(ZONE))).containsExactly(Feature.DEPENDENT);
    assertThat(features(Attribute.string("a").computed().changesWith(ZONE)))
        .containsExactly(Feature.DEPENDENT);
  }

  @Test
  void aCollectionMayBeSpelledInTwoWaysAndHaveNullElements() {
    var list = Attribute.of("a", AttributeType.list(AttributeType.STRING)).optional();
    assertThat(features(list)).containsExactly(Feature.EQUIVALENT_VALUES, Feature.AUTHOR_VALUES);
  }

  @Test
  void aFeatureCountsAtAnyDepth() {
    var inner = NestedObject.of(ZONE.sensitive()).attribute("inner").optional();
    var outer = NestedObject.of(inner).block("outer");
    assertThat(features(outer)).containsExactly(Feature.SECRET, Feature.BLOCK);
  }

  @Test
  void valuesAreFoundByPosition() {
    assertThat(OBJECT.type()).isEqualTo(MEMBERS.type());
    assertThat(MEMBERS.value(0, OBJECT)).isEqualTo(CtyValue.string("z"));
    assertThat(MEMBERS.value(1, OBJECT)).isEqualTo(CtyValue.number(1));
  }

  @Test
  void valuesOfAnObjectOfAnotherShapeAreFoundByName() {
    var more =
        CtyValue.object(
            Map.of("age", CtyValue.number(2), "b", CtyValue.bool(true), "name", OBJECT));
    assertThat(MEMBERS.value(1, more)).isEqualTo(CtyValue.number(2));
    assertThat(MEMBERS.position(0, more)).isNegative();
    assertThat(MEMBERS.areThoseOf(more)).isFalse();
  }

  @Test
  void anObjectMayHoldValuesOfOtherTypes() {
    var wrong = MEMBERS.object(List.of(CtyValue.bool(true), CtyValue.nullOf(CtyType.NUMBER)));
    assertThat(wrong.get("zone")).isEqualTo(CtyValue.bool(true));
  }

  @Test
  void aViewOfAKnownObjectIsWrittenAsThatVeryObject() {
    assertThat(ObjectView.of(OBJECT).toObject(MEMBERS)).isSameAs(OBJECT);
    assertThat(ValueView.of(OBJECT).toObject(MEMBERS)).isSameAs(OBJECT);
  }

  @Test
  void aBuilderThatGoesOnDoesNotChangeTheViewsThatItHasBuilt() {
    var builder = ObjectView.builder().set(ZONE, "a");
    var first = builder.build();
    var second = builder.set(ZONE, "b").build();
    assertThat(first.get(ZONE)).isEqualTo("a");
    assertThat(second.get(ZONE)).isEqualTo("b");
  }
}
