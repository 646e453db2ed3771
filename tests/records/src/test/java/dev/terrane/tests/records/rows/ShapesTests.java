package dev.terrane.tests.records.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The row of blocks and nested attributes, and that of embedded and shared records. */
class ShapesTests {
  private final Memory<Shapes> memory = new Memory<>();
  private final TestInstance shapes = Serving.instance(memory, new ShapesResource());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one = {name = \"a\"}",
        "many = [{name = \"a\"}, {name = \"b\", level = 2}]",
        "any = [{name = \"a\"}, {name = \"b\"}]",
        "named = {x = {text = \"a\"}, y = {text = \"b\", count = 2}}",
        "single = {name = \"a\", level = 3}",
        "in_order = [{text = \"a\"}, {text = \"a\"}]",
        "without = [{name = \"a\"}, {name = \"b\"}]",
        "by_key = {x = {text = \"a\"}}",
        "in_order = [], without = [], by_key = {}"
      })
  void livesAndIsStable(String member) {
    var config = "{name = \"s\", " + member + "}";
    assertThat(shapes.apply(config).all()).isEmpty();
    assertThat(shapes.plan("{name = \"s\"}").findings().all()).isEmpty();
    assertThat(shapes.apply("{name = \"s\"}").all()).isEmpty();
    assertThat(shapes.apply(config).all()).isEmpty();
    assertThat(shapes.destroy().all()).isEmpty();
  }

  @Test
  void aBlockAnnotationMakesABlockAndWithoutItIsANestedAttribute() {
    var members = ShapesModel.resource().schema().members();
    assertThat(members)
        .filteredOn(Attribute::isBlock)
        .map(Attribute::name)
        .containsExactly("one", "many", "any", "named");
    assertThat(members)
        .filteredOn(one -> one.nested().isPresent() && !one.isBlock())
        .map(Attribute::name)
        .containsExactly("single", "in_order", "without", "by_key");
  }

  @Test
  void computedMembersAreFilledInAtEachPlace() {
    shapes.apply(
        "{name = \"s\", one = {name = \"a\"}, many = [{name = \"b\"}], any = [{name ="
            + " \"c\"}], single = {name = \"d\"}}");
    assertThat(shapes.state().toString())
        .contains("code of a", "code of b", "code of c", "code of d");
  }

  @Test
  void defaultsInsideAreNoChange() {
    shapes.apply("{name = \"s\", any = [{name = \"a\"}], without = [{name = \"t\"}]}");
    assertThat(
            shapes
                .plan(
                    "{name = \"s\", any = [{name = \"a\", level = 0}], without = [{name = \"t\","
                        + " level = 0}]}")
                .action())
        .isEqualTo(Action.NO_OP);
  }

  @Test
  void howManyBlocksThereMayBeIsForTheCliToCheck() {
    assertThat(ShapesModel.MANY.rules().maxItems()).isEqualTo(3);
    assertThat(ShapesModel.ANY.rules().maxItems()).isZero();
  }

  @Test
  void whatIsUnknownInsideABlockStaysThereAlone() {
    var planned =
        shapes.plan("{name = \"s\", many = [{name = \"a\"}, {name = ?, level = 7}]}").planned();
    assertThat(planned)
        .isEqualTo(
            shapes.value(
                "{name = \"s\", many = [{name = \"a\", level = 0, code = ?!}, {name = ?, level ="
                    + " 7, code = ?!}]}"));
  }

  @Test
  void aSharedRecordHasHandlesAndViewsOfItsOwn() {
    assertThat(PlaceModel.CODE.name()).isEqualTo("code");
    assertThat(new PlaceModel.Input("a", 1).toState("c")).isEqualTo(new Place("a", 1, "c"));
  }
}
