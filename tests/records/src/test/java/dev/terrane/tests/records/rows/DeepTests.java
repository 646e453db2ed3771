package dev.terrane.tests.records.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Computed values at every depth, and a resource that cannot change. */
class DeepTests {
  private static final String NESTED =
      "{name = \"d\", options = {}, outer = [{name = \"a\", inner = [{text = \"x\"}, {text ="
          + " \"yy\"}]}, {name = \"b\"}]}";
  private static final String MADE =
      "{name = \"d\", amount = 7, size = 8, share = 0.5, tags = [\"chosen\"], colour = \"red\","
          + " options = {}, outer = [{name = \"a\", shout = \"a!\", code = \"code of a\", inner ="
          + " [{text = \"x\", number = 1}, {text = \"yy\", number = 2}]}, {name = \"b\", shout ="
          + " \"b!\", code = \"code of b\"}], seen = {a = {text = \"seen\"}}}";

  private final Memory<Deep> memory = new Memory<>();
  private final TestInstance deep = Serving.instance(memory, new DeepResource());

  @Test
  void whatIsComputedIsFilledInAtEveryDepth() {
    assertThat(deep.apply(NESTED).all()).isEmpty();
    assertThat(deep.state()).isEqualTo(deep.value(MADE));
    assertThat(deep.destroy().all()).isEmpty();
    assertThat(memory.calls()).containsExactly("create null", "delete");
  }

  @Test
  void whatIsDerivedInsideABlockIsKnownWhenPlanning() {
    assertThat(deep.plan(NESTED).planned().toString()).contains("a!", "b!");
    assertThat(deep.plan(NESTED.replace("name = \"a\"", "name = ?")).planned().toString())
        .contains("b!")
        .doesNotContain("a!");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "amount = 9",
        "size = 9007199254740993",
        "share = 0.25",
        "tags = [\"own\"]",
        "tags = []",
        "colour = \"dark-blue\""
      })
  void whatTheUserSetsCountsMoreThanTheRemoteSidesChoice(String own) {
    var config = "{name = \"d\", options = {}, " + own + "}";
    assertThat(deep.apply(config).all()).isEmpty();
    assertThat(deep.plan("{name = \"d\", options = {}}").action()).isEqualTo(Action.NO_OP);
    var name = own.substring(0, own.indexOf(' '));
    var attribute = deep.plan(config).planned();
    assertThat(deep.plan("{name = \"d\", options = {}, " + name + " = ?}").replace())
        .as("of %s", attribute)
        .containsExactly(name);
  }

  @Test
  void everyChangeNeedsAnotherObject() {
    deep.apply(NESTED);
    assertThat(deep.plan(NESTED.replace("\"yy\"", "\"zz\"")).action()).isEqualTo(Action.REPLACE);
    assertThat(deep.plan(NESTED.replace("options = {}", "options = {quiet = true}")).action())
        .isEqualTo(Action.REPLACE);
    assertThat(deep.apply(NESTED.replace("\"yy\"", "\"zz\"")).all()).isEmpty();
    assertThat(memory.calls()).containsExactly("create null", "delete", "create null");
  }

  @Test
  void anIdentityInAnEmbeddedRecordIsImported() {
    deep.apply(NESTED);
    var imported = Serving.instance(memory, new DeepResource());
    assertThat(imported.importId("d").all()).isEmpty();
    assertThat(imported.state()).isEqualTo(deep.state());
  }

  @Test
  void timeoutsMayBeAnAttribute() {
    var patient = NESTED.replace("options = {}", "options = {}, timeouts = {create = \"2m\"}");
    assertThat(deep.apply(patient).all()).isEmpty();
    assertThat(DeepModel.resource().schema().members())
        .filteredOn(one -> one.name().equals("timeouts"))
        .singleElement()
        .matches(one -> !one.isBlock() && one.nested().orElseThrow().members().size() == 1);
  }

  @Test
  void aGroupIsAlwaysThere() {
    assertThat(deep.apply("{name = \"d\"}").all()).isEmpty();
    assertThat(memory.get("d").orElseThrow().options()).isEqualTo(new Deep.Options(null));
  }

  @Test
  void whatReadingTellsIsComputedAtEveryDepthOfADataSource() {
    deep.apply(NESTED);
    var found = Serving.core(memory, DeepModel.dataSource(new DeepResource()));
    assertThat(found.data("test_deep", "{name = \"d\"}").toString())
        .contains("code of a", "a!", "seen");
  }

  @Test
  void handlesOfEmbeddedRecordsStandWithThem() {
    assertThat(DeepModel.KeyAttributes.NAME).extracting(Attribute::name).isEqualTo("name");
  }
}
