package dev.terrane.cty;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CtyPathTests {
  private static final CtyPath PATH =
      CtyPath.ROOT.attribute("tags").key("a").attribute("list").index(0).attribute("x");

  @Test
  void pathsPrintAsTerraformWritesThem() {
    assertThat(PATH).hasToString("tags[\"a\"].list[0].x");
    assertThat(CtyPath.ROOT).hasToString("");
    assertThat(CtyPath.ROOT.key("k\"").element(CtyValue.string("m")))
        .hasToString("[\"k\\\"\"][\"m\"]");
  }

  @Test
  void pathsAreEqualByTheirSteps() {
    assertThat(CtyPath.ROOT.attribute("a").append(CtyPath.ROOT.index(1)))
        .isEqualTo(CtyPath.ROOT.attribute("a").index(1))
        .hasSameHashCodeAs(CtyPath.ROOT.attribute("a").index(1))
        .isNotEqualTo(CtyPath.ROOT.key("a").index(1));
    assertThat(PATH.parent().steps()).hasSize(4).endsWith(new CtyPath.Index(0));
    assertThat(CtyPath.ROOT.parent()).isSameAs(CtyPath.ROOT);
  }

  @Test
  void aPathLeadsToThePartOfAValue() {
    var value =
        ValueNotation.parse(
            "{\"a\" = [map(string){\"k\" = \"x\"}, set(string)[\"m\"], list(bool)[true]]}");
    var tuple = CtyPath.ROOT.attribute("a");

    assertThat(CtyPath.ROOT.resolve(value)).contains(value);
    assertThat(tuple.index(0).key("k").resolve(value)).contains(CtyValue.string("x"));
    assertThat(tuple.index(1).element(CtyValue.string("m")).resolve(value))
        .contains(CtyValue.string("m"));
    assertThat(tuple.index(2).index(0).resolve(value)).contains(CtyValue.bool(true));
  }

  @Test
  void aPathToNothingLeadsNowhere() {
    var value = ValueNotation.parse("{\"a\" = [1], \"n\" = null(list(string))}");

    for (var path :
        List.of(
            CtyPath.ROOT.attribute("b"),
            CtyPath.ROOT.attribute("a").index(1),
            CtyPath.ROOT.attribute("a").index(-1),
            CtyPath.ROOT.attribute("a").index(1L << 32),
            CtyPath.ROOT.attribute("n").index(0),
            CtyPath.ROOT.key("a"))) {
      assertThat(path.resolve(value)).as("%s", path).isEmpty();
    }
  }

  @Test
  void insideAnUnknownValueEverythingThatItsTypeHasIsUnknown() {
    var value = ValueNotation.parse("unknown(object(\"a\" = list(map(bool)), \"d\" = dynamic))");

    assertThat(CtyPath.ROOT.attribute("a").index(7).key("k").resolve(value))
        .contains(CtyValue.unknown(CtyType.BOOL));
    assertThat(CtyPath.ROOT.attribute("d").attribute("x").resolve(value))
        .contains(CtyValue.unknown(CtyType.DYNAMIC));
    assertThat(CtyPath.ROOT.attribute("b").resolve(value)).isEmpty();
  }
}
