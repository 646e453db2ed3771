package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Tests that nulls and empty blocks are added where Terraform requires them.
class RepairTests {
  @Test
  void wo1RemovesWriteOnlyValuesAtEveryDepth() {
    var value =
        "{wo = \"a\", opt = \"b\", one = {pin = \"1\"}, many = [{pin = \"2\"}, null, ?],"
            + " keyed = {k = {pin = ?}}, b_single = {pin = \"3\"}, b_list = [{pin = \"4\"}]}";
    var removed =
        "{opt = \"b\", one = {}, many = [{}, null, ?],"
            + " keyed = {k = {}}, b_single = {}, b_list = [{}]}";

    assertThat(WriteOnlyValues.removed(Catalog.MEMBERS, Catalog.value(value)))
        .isEqualTo(Catalog.value(removed));
  }

  @Test
  void wo5RemovesAWriteOnlyContainerAsAWhole() {
    var login = NestedObject.of(Attribute.string("user").optional().writeOnly());
    List<Attribute<?>> members = List.of(login.attribute("login").optional().writeOnly());
    var value = Notation.object(members, "{login = {user = \"a\"}}");

    assertThat(WriteOnlyValues.removed(members, value)).isEqualTo(Notation.object(members, "{}"));
  }

  @Test
  void nullAndUnknownStayWhatTheyAre() {
    for (var text : List.of("null", "?")) {
      var value = Catalog.value(text);
      assertThat(WriteOnlyValues.removed(Catalog.MEMBERS, value)).isEqualTo(value);
      assertThat(WriteOnlyValues.restored(Catalog.MEMBERS, value, value, value)).isEqualTo(value);
      assertThat(Blocks.completed(Catalog.MEMBERS, value)).isEqualTo(value);
    }
  }

  @Test
  void wo2RestoresWriteOnlyValuesFromTheConfiguration() {
    var planned =
        "{comp = \"x\", one = {id = \"1\"}, many = [{id = \"2\"}, {}], keyed = {k = {}},"
            + " b_single = {id = \"3\"}, bag = [{id = \"4\"}]}";
    var config =
        "{wo = \"a\", one = {pin = \"1\"}, many = [{pin = \"2\"}], keyed = {k = {pin = \"k\"}},"
            + " b_single = {pin = \"3\"}, bag = [{}]}";
    var restored =
        "{wo = \"a\", comp = \"x\", one = {id = \"1\", pin = \"1\"},"
            + " many = [{id = \"2\", pin = \"2\"}, {}], keyed = {k = {pin = \"k\"}},"
            + " b_single = {id = \"3\", pin = \"3\"}, bag = [{id = \"4\"}]}";

    assertThat(
            WriteOnlyValues.restored(
                Catalog.MEMBERS,
                CtyValue.nullOf(Members.type(Catalog.MEMBERS)),
                Catalog.value(planned),
                Catalog.value(config)))
        .isEqualTo(Catalog.value(restored));
  }

  @Test
  void b1CompletesNullBlocksAtEveryDepth() {
    var value =
        "{b_list = null, b_set = null, b_map = null, b_group = null, b_tuple = null,"
            + " b_object = null, many = null, b_single = null}";

    assertThat(Blocks.completed(Catalog.MEMBERS, Catalog.value(value)))
        .isEqualTo(Blocks.empty(Catalog.MEMBERS))
        .isEqualTo(Catalog.value("{}"));

    var inner = NestedObject.of(Attribute.string("a").optional()).blockSet("inner");
    List<Attribute<?>> members = List.of(NestedObject.of(inner).blockList("outer"));
    assertThat(Blocks.completed(members, Notation.object(members, "{outer = [{inner = null}]}")))
        .isEqualTo(Notation.object(members, "{outer = [{inner = []}]}"));
  }

  @Test
  void emptyTellsNullFromEmptyAsTerraformDoes() {
    var empty = (CtyValue.ObjectValue) Blocks.empty(Catalog.MEMBERS);

    assertThat(empty.get("many").isNull()).isTrue();
    assertThat(empty.get("b_single").isNull()).isTrue();
    assertThat(empty.get("b_group").isKnown()).isTrue();
    assertThat(empty.get("b_tuple")).isEqualTo(CtyValue.tuple(List.of()));
    assertThat(empty.get("b_object")).isEqualTo(CtyValue.object(Map.of()));
    assertThat(empty.get("b_set").type()).isEqualTo(Catalog.member("b_set").ctyType());
  }

  @Test
  void ap9RemovesUnknownsWhereverTheyAre() {
    assertThat(
            ApplyRules.unknownsRemoved(Catalog.value("{comp = ?, many = [{id = ?}], any = [?]}")))
        .isEqualTo(Catalog.value("{many = [{}], any = [null]}"));
  }

  @Test
  void whatTheSchemaDoesNotKnowIsLeftAlone() {
    var odd = CtyValue.object(Map.of("wo", CtyValue.string("a"), "odd", CtyValue.bool(true)));

    assertThat(WriteOnlyValues.removed(Catalog.MEMBERS, odd))
        .isEqualTo(
            CtyValue.object(
                Map.of("wo", CtyValue.nullOf(CtyType.STRING), "odd", CtyValue.bool(true))));
    assertThat(Blocks.completed(Catalog.MEMBERS, CtyValue.bool(true)))
        .isEqualTo(CtyValue.bool(true));
  }
}
