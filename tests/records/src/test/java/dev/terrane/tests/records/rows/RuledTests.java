package dev.terrane.tests.records.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Words inside sets and blocks. */
class RuledTests {
  private static final String RULES =
      "{name = \"r\", rules = [{port = 22}, {port = 80, priority = 5}]}";

  private final Memory<Ruled> memory = new Memory<>();
  private final TestInstance ruled = Serving.instance(memory, new RuledResource());

  @Test
  void whatWasChosenInsideASetIsKept() {
    assertThat(ruled.apply(RULES).all()).isEmpty();
    assertThat(ruled.state())
        .isEqualTo(
            ruled.value(
                "{name = \"r\", rules = [{port = 22, priority = 100}, {port = 80, priority = 5}]}"));
    assertThat(ruled.plan(RULES.replace(", priority = 5", "")).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void anotherElementLeavesTheOthersAlone() {
    ruled.apply(RULES);
    var more = RULES.replace("[{", "[{port = 443}, {");
    assertThat(ruled.plan(more).planned())
        .isEqualTo(
            ruled.value(
                "{name = \"r\", rules = [{port = 443, priority = ?!}, {port = 22, priority = 100},"
                    + " {port = 80, priority = 5}]}"));
    assertThat(ruled.apply(more).all()).isEmpty();
    assertThat(memory.calls()).last().isEqualTo("+1 -0");
  }

  @Test
  void whatWasLeftOutInsideASetIsNoChangeAfterAnImport() {
    ruled.apply(RULES);
    var imported = Serving.instance(memory, new RuledResource());
    assertThat(imported.importId("r").all()).isEmpty();
    assertThat(imported.state()).isEqualTo(ruled.state());
    assertThat(imported.plan(RULES).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void anEmptyCollectionThatTheUserWroteInsideASetStays() {
    var written = RULES.replace("port = 22", "port = 22, cidrs = []");
    assertThat(ruled.apply(written).all()).isEmpty();
    assertThat(ruled.state())
        .isEqualTo(
            ruled.value(
                "{name = \"r\", rules = [{port = 22, cidrs = [], priority = 100}, {port = 80,"
                    + " priority = 5}]}"));
  }

  @Test
  void whatComesBackInAnotherOrderKeepsItsKey() {
    var logins =
        List.of(new RuledModel.LoginInput("ann", "a1"), new RuledModel.LoginInput("bob", null));
    var ann = new Ruled.Login("ann", null, "key of ann");
    var bob = new Ruled.Login("bob", null, "key of bob");
    var observed = new Ruled("r", Set.of(), List.of(bob, ann));
    assertThat(new RuledModel.Input("r", Set.of(), logins).toStateFrom(observed).login())
        .containsExactly(ann, bob);
  }

  @Test
  void aPasswordInsideABlockIsInEachCreateAndUpdateAndNeverStored() {
    var one = "{name = \"r\", login = [{user = \"ann\", password = \"a1\"}]}";
    assertThat(ruled.apply(one).all()).isEmpty();
    assertThat(ruled.plan(one.replace("a1", "a2")).action()).isEqualTo(Action.NO_OP);
    var two = one.replace("]}", ", {user = \"bob\", password = \"b1\"}]}");
    assertThat(ruled.apply(two).all()).isEmpty();
    assertThat(memory.calls())
        .filteredOn(call -> call.contains("has"))
        .containsExactly("ann has a1", "ann has a1", "bob has b1");
    assertThat(ruled.state().toString()).contains("key of ann").doesNotContain("a1", "b1");
  }
}
