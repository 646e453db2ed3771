package dev.terrane.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Tests of the flatmap of a state of Terraform before 0.12.
class FlatmapStateTests {
  private static final CtyType.ObjectType DISK =
      CtyType.object(Map.of("size", CtyType.NUMBER, "boot", CtyType.BOOL));

  private static CtyValue decoded(CtyType type, Map<String, String> entries) {
    var object =
        (CtyValue.ObjectValue) new FlatmapState(entries).decode(CtyType.object(Map.of("a", type)));
    return object.get("a");
  }

  private static CtyValue disk(long size, boolean boot) {
    return CtyValue.object(Map.of("size", CtyValue.number(size), "boot", CtyValue.bool(boot)));
  }

  @Test
  void aTextBecomesTheTypeOfTheSchema() {
    assertThat(decoded(CtyType.STRING, Map.of("a", "1"))).isEqualTo(CtyValue.string("1"));
    assertThat(decoded(CtyType.NUMBER, Map.of("a", "1.5")).toString())
        .isEqualTo(CtyValue.number(new java.math.BigDecimal("1.5")).toString());
    assertThat(decoded(CtyType.BOOL, Map.of("a", "true"))).isEqualTo(CtyValue.bool(true));
  }

  @Test
  void aMissingAttributeIsNull() {
    assertThat(decoded(new ListType(DISK), Map.of("ab", "1", "b.a", "2")).isNull()).isTrue();
  }

  @Test
  void theElementsOfAListAreInTheOrderOfTheirIndices() {
    var entries = new java.util.HashMap<String, String>();
    entries.put("a.#", "11");
    for (var i = 0; i < 11; i++) {
      entries.put("a." + i, "v" + i);
    }
    var list = (CtyValue.ListValue) decoded(new ListType(CtyType.STRING), entries);
    assertThat(list.elements().get(2)).isEqualTo(CtyValue.string("v2"));
    assertThat(list.elements().get(10)).isEqualTo(CtyValue.string("v10"));
  }

  @Test
  void anEmptyCollectionIsNotNull() {
    assertThat(decoded(new ListType(DISK), Map.of("a.#", "0")))
        .isEqualTo(CtyValue.list(DISK, List.of()));
    assertThat(decoded(new SetType(DISK), Map.of("a.#", "0")))
        .isEqualTo(CtyValue.set(DISK, List.of()));
    assertThat(decoded(new MapType(CtyType.STRING), Map.of("a.%", "0")))
        .isEqualTo(CtyValue.map(CtyType.STRING, Map.of()));
  }

  @Test
  void anElementOfASetHasItsHashAsKey() {
    var entries =
        Map.of("a.#", "2", "a.17.size", "1", "a.17.boot", "true", "a.9.size", "2", "a.9.boot", "0");
    assertThat(decoded(new SetType(DISK), entries))
        .isEqualTo(CtyValue.set(DISK, List.of(disk(1, true), disk(2, false))));
  }

  @Test
  void collectionsAreNestedInObjects() {
    var inner = CtyType.object(Map.of("tags", new MapType(CtyType.STRING)));
    var entries = Map.of("a.#", "1", "a.0.tags.%", "1", "a.0.tags.x.y", "z");
    var tags = CtyValue.map(CtyType.STRING, Map.of("x.y", CtyValue.string("z")));
    assertThat(decoded(new ListType(inner), entries))
        .isEqualTo(CtyValue.list(inner, List.of(CtyValue.object(Map.of("tags", tags)))));
  }

  @Test
  void aValueOfAnotherTypeIsNamedWithItsPlace() {
    var entries = Map.of("a.#", "1", "a.0.size", "big", "a.0.boot", "true");
    assertThatThrownBy(() -> decoded(new ListType(DISK), entries))
        .isInstanceOf(CtyException.class)
        .hasMessageContaining("a[0].size");
  }

  @Test
  void aTypeThatCouldNotBeStoredIsNamedWithItsPlace() {
    assertThatThrownBy(() -> decoded(CtyType.DYNAMIC, Map.of("a", "1")))
        .isInstanceOf(CtyException.class)
        .hasMessageContaining("a: Terraform before 0.12 had no values of this type");
  }

  @Test
  void aCollectionWhereASingleValueIsExpectedIsNamed() {
    assertThatThrownBy(() -> decoded(CtyType.STRING, Map.of("a.#", "0")))
        .isInstanceOf(CtyException.class)
        .hasMessageContaining("a: a single value is required");
  }

  @Test
  void asJsonItIsAnObjectOfStrings() {
    assertThat(
            new String(
                new FlatmapState(Map.of("b", "1", "a.#", "0")).json(), StandardCharsets.UTF_8))
        .isEqualTo("{\"a.#\":\"0\",\"b\":\"1\"}");
  }
}
