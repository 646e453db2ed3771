package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyPath;
import java.util.List;
import org.junit.jupiter.api.Test;

class RequiresReplaceRulesTests {
  private static final CtyPath OPT = CtyPath.ROOT.attribute("opt");

  @Test
  void rr1IgnoresAllWithoutPriorState() {
    assertThat(kept("null", "{opt = \"a\"}", OPT)).isEmpty();
  }

  @Test
  void rr2AcceptsAPathThatExistsOnOneSide() {
    var name = CtyPath.ROOT.attribute("one").attribute("name");
    var prior = Catalog.value("{one = {name = \"a\"}}");
    var planned = Catalog.value("{}");

    assertThat(RequiresReplaceRules.check(prior, planned, List.of(name))).isEmpty();
    assertThat(kept("{one = {name = \"a\"}}", "{}", name)).containsExactly(name);
    assertThat(kept("{}", "{one = {name = \"a\"}}", name)).containsExactly(name);
  }

  @Test
  void rr3DropsWhatDoesNotDiffer() {
    assertThat(kept("{opt = \"a\"}", "{opt = \"a\"}", OPT)).isEmpty();
    assertThat(kept("{}", "{}", OPT)).isEmpty();
    assertThat(kept("{opt = \"a\"}", "{opt = \"b\"}", OPT)).containsExactly(OPT);
    assertThat(kept("{opt = \"a\"}", "{}", OPT)).containsExactly(OPT);
  }

  @Test
  void rr3KeepsWhatMayDiffer() {
    assertThat(kept("{opt = \"a\"}", "{opt = ?}", OPT)).containsExactly(OPT);
    var list = CtyPath.ROOT.attribute("list");
    assertThat(kept("{list = [\"a\"]}", "{list = [?]}", list)).containsExactly(list);
  }

  @Test
  void rr3KeepsWriteOnlyAttributesAlways() {
    var wo = CtyPath.ROOT.attribute("wo");
    var pin = CtyPath.ROOT.attribute("many").index(0).attribute("pin");
    var name = CtyPath.ROOT.attribute("many").index(0).attribute("name");

    assertThat(kept("{}", "{}", wo)).containsExactly(wo);
    assertThat(kept("{many = [{name = \"a\"}]}", "{many = [{name = \"a\"}]}", pin, name))
        .containsExactly(pin);
  }

  @Test
  void samePathIsKeptOnce() {
    assertThat(kept("{opt = \"a\"}", "{opt = \"b\"}", OPT, OPT)).containsExactly(OPT);
  }

  private static List<CtyPath> kept(String prior, String planned, CtyPath... paths) {
    return RequiresReplaceRules.kept(
        Catalog.MEMBERS, Catalog.value(prior), Catalog.value(planned), List.of(paths));
  }
}
