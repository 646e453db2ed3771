package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Delta;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Null elements: of types that have room for them, and of types that have none.
class NullElementsTests {
  private static final CtyValue NOTHING = CtyValue.nullOf(CtyType.STRING);
  private static final CtyValue A = CtyValue.string("a");
  private static final CtyValue B = CtyValue.string("b");
  private static final CtyValue LIST = CtyValue.list(CtyType.STRING, List.of(A, NOTHING, B));
  private static final CtyValue SET = CtyValue.set(CtyType.STRING, List.of(A, NOTHING));
  private static final CtyValue MAP = CtyValue.map(CtyType.STRING, Map.of("k", NOTHING, "l", A));

  @Test
  void areReadAndWrittenWhereTheyAreAllowed() {
    var list = AttributeType.listOfNullable(AttributeType.STRING);
    assertThat(list.decode(LIST)).containsExactly("a", null, "b");
    assertThat(list.encode(list.decode(LIST))).isEqualTo(LIST);
    var set = AttributeType.setOfNullable(AttributeType.STRING);
    assertThat(set.decode(SET)).containsExactlyInAnyOrder("a", null);
    assertThat(set.encode(set.decode(SET))).isEqualTo(SET);
    var map = AttributeType.mapOfNullable(AttributeType.STRING);
    assertThat(map.decode(MAP)).containsEntry("k", null).containsEntry("l", "a");
    assertThat(map.encode(map.decode(MAP))).isEqualTo(MAP);
    assertThat(list.nullElements(LIST)).isEmpty();
    assertThatThrownBy(() -> list.decode(LIST).add("x"))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void areLeftOutAndReportedWhereTheyAreNotAllowed() {
    var list = AttributeType.list(AttributeType.STRING);
    assertThat(list.decode(LIST)).containsExactly("a", "b");
    assertThat(list.nullElements(LIST)).containsExactly(CtyPath.ROOT.index(1));
    assertThat(list.withoutNullElements(LIST))
        .isEqualTo(CtyValue.list(CtyType.STRING, List.of(A, B)));
    var set = AttributeType.set(AttributeType.STRING);
    assertThat(set.decode(SET)).containsExactly("a");
    assertThat(set.nullElements(SET)).containsExactly(CtyPath.ROOT.element(NOTHING));
    var map = AttributeType.map(AttributeType.STRING);
    assertThat(map.decode(MAP)).isEqualTo(Map.of("l", "a"));
    assertThat(map.nullElements(MAP)).containsExactly(CtyPath.ROOT.key("k"));
  }

  @Test
  void areReportedAtEveryDepth() {
    var deep = CtyValue.map(CtyType.list(CtyType.STRING), Map.of("x", LIST));
    var strict = AttributeType.map(AttributeType.list(AttributeType.STRING));
    var place = CtyPath.ROOT.key("x").index(1);
    assertThat(strict.nullElements(deep)).containsExactly(place);
    assertThat(strict.as(Map::copyOf, Map::copyOf).nullElements(deep)).containsExactly(place);
    var loose = AttributeType.map(AttributeType.listOfNullable(AttributeType.STRING));
    assertThat(loose.nullElements(deep)).isEmpty();
    var tags = Attribute.of("tags", AttributeType.list(AttributeType.STRING)).required();
    var object = AttributeType.object(NestedObject.of(tags));
    var value = CtyValue.object(Map.of("tags", LIST));
    assertThat(object.nullElements(value)).containsExactly(CtyPath.ROOT.attribute("tags").index(1));
    assertThat(object.decode(value).get(tags)).containsExactly("a", "b");
  }

  @Test
  void ofAnAuthorNeedATypeThatAllowsThem() {
    List<@Nullable String> list = Arrays.asList("a", null);
    assertThatThrownBy(() -> encoded(AttributeType.list(AttributeType.STRING), list))
        .hasMessageStartingWith("[1]: has a null element, which its type does not allow");
    Map<String, @Nullable String> map = Collections.singletonMap("k", null);
    assertThatThrownBy(() -> encoded(AttributeType.map(AttributeType.STRING), map))
        .hasMessageStartingWith("[\"k\"]: has a null element, which its type does not allow");
  }

  /// An author without a null checker.
  @SuppressWarnings("unchecked")
  private static CtyValue encoded(AttributeType<?> type, Object value) {
    return ((AttributeType<Object>) type).encode(value);
  }

  @Test
  void ofAConfigurationAreAMistakeWhereTheyAreNotAllowed() {
    var tags = Attribute.of("tags", AttributeType.list(AttributeType.STRING)).optional();
    var config = ValueView.of(CtyValue.object(Map.of("tags", LIST)));
    assertThatThrownBy(() -> config.get(tags)).hasMessage("tags[1]: is null");
  }

  @Test
  void areNotAskedByChecksOfElements() {
    var check = Check.each(Check.length(1, 1));
    var values = Check.eachValue(Check.length(1, 1));
    assertThat(check.rule().test(Arrays.asList("a", null))).isTrue();
    assertThat(check.rule().test(Arrays.asList("ab", null))).isFalse();
    assertThat(values.rule().test(Collections.singletonMap("k", null))).isTrue();
  }

  @Test
  void areAddedAndRemoved() {
    var with = new HashSet<@Nullable String>(Arrays.asList("a", null));
    Set<@Nullable String> without = Set.of("a");
    assertThat(Delta.between(without, with).added()).containsExactly((String) null);
    assertThat(Delta.between(with, without).removed()).containsExactly((String) null);
  }
}
