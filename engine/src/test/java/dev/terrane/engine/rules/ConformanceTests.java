package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Tests the rules W1 and W2, which have another name for each kind of response.
class ConformanceTests {
  private static final ObjectValue EMPTY = (ObjectValue) Catalog.value("{}");

  @Test
  void w2MissingMemberIsNamed() {
    var values = new LinkedHashMap<>(EMPTY.attributes());
    values.remove("opt");

    assertThat(ResultRules.read(Catalog.MEMBERS, CtyValue.object(values)))
        .extracting(Violation::toString)
        .containsExactly("opt: is missing (R7)");
  }

  @Test
  void w2UnknownMemberIsNamed() {
    var values = new LinkedHashMap<>(EMPTY.attributes());
    values.put("odd", CtyValue.bool(true));

    assertThat(ResultRules.upgraded(Catalog.MEMBERS, CtyValue.object(values)))
        .extracting(Violation::toString)
        .containsExactly("has the attribute odd, which is not in the schema (U4)");
  }

  @Test
  void w1WrongTypeIsReportedWithBothTypes() {
    var value = EMPTY.with("opt", CtyValue.number(1));

    assertThat(PlanRules.check(Catalog.MEMBERS, EMPTY, EMPTY, value))
        .extracting(Violation::toString)
        .containsExactly("opt: string required, not number (P4)");
    assertThat(ApplyRules.check(Catalog.MEMBERS, EMPTY, value))
        .extracting(Violation::rule)
        .containsExactly("AP7");
  }

  @Test
  void w1WrongTypeIsFoundInsideBlocksOfAnyType() {
    var block = CtyValue.object(Map.of("name", CtyValue.bool(true)));
    var value = EMPTY.with("b_tuple", CtyValue.tuple(List.of(block)));

    assertThat(ResultRules.read(Catalog.MEMBERS, value))
        .extracting(violation -> violation.path().toString())
        .containsExactly("b_tuple[0].name", "b_tuple[0].any", "b_tuple[0].id");
  }

  @Test
  void w1WrongCollectionIsReported() {
    var wrong =
        Map.of(
            "many", CtyValue.set(CtyType.BOOL, List.of()),
            "one", CtyValue.string("a"),
            "b_object", CtyValue.tuple(List.of()),
            "b_tuple", CtyValue.map(CtyType.BOOL, Map.of()),
            "keyed", CtyValue.nullOf(CtyType.STRING));
    wrong.forEach((name, value) ->
        assertThat(ResultRules.read(Catalog.MEMBERS, EMPTY.with(name, value)))
            .extracting(violation -> violation.path() + " " + violation.rule())
            .containsExactly(name + " R7"));
  }

  @Test
  void w1ValueThatIsNoObjectIsReported() {
    assertThat(ResultRules.dataSource(Catalog.MEMBERS, CtyValue.string("a")))
        .extracting(Violation::toString)
        .containsExactly("object required, not string (DS3)");
    assertThat(ResultRules.read(Catalog.MEMBERS, CtyValue.nullOf(CtyType.DYNAMIC)))
        .extracting(Violation::rule)
        .containsExactly("R7");
  }

  @Test
  void anyValueConformsToADynamicSlot() {
    assertThat(ResultRules.read(Catalog.MEMBERS, EMPTY.with("any", CtyValue.number(1)))).isEmpty();
  }
}
