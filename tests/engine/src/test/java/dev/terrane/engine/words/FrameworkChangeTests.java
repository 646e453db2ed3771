package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Changes that no author needs to hear of.
class FrameworkChangeTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> ID = Attribute.string("id").computed();

  private static Attribute<String> shout(String end) {
    return Attribute.string("shout").derived(in -> in.get(NAME) + end, NAME);
  }

  /** Terraform has the state upgraded before it plans, and there the formula is applied already. */
  @Test
  void aNewFormulaLeavesEverythingElseAsItIs() {
    var thing = instance(NAME, ID, shout("!!"));
    thing.storing("{name = \"a\", id = \"made-1\", shout = \"a!\"}");
    var plan = thing.planOfState("{name = \"a\"}");
    assertThat(plan.planned())
        .isEqualTo(thing.value("{name = \"a\", id = \"made-1\", shout = \"a!!\"}"));
    assertThat(plan.action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void otherTimeoutsAreStoredWithoutAnUpdate() {
    var timeouts = OperationTimeouts.block().with(Operation.CREATE, Duration.ofMinutes(20));
    var author = new Thing(Schema.resource(NAME, ID, shout("!")).timeouts(timeouts));
    var thing = instance(author);
    thing.apply("{name = \"a\"}");
    var plan = thing.plan("{name = \"a\", timeouts = {create = \"30m\"}}");
    assertThat(plan.action()).isEqualTo(Action.UPDATE);
    assertThat(plan.planned())
        .isEqualTo(
            thing.value(
                "{name = \"a\", id = \"made-1\", shout = \"a!\", timeouts = {create = \"30m\"}}"));
    assertThat(thing.apply("{name = \"a\", timeouts = {create = \"30m\"}}").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(plan.planned());
    assertThat(author.methods()).doesNotContain("update");
  }

  @Test
  void whateverElseChangesIsAnUpdate() {
    var author = new Thing(NAME, ID, shout("!"));
    var thing = instance(author);
    thing.apply("{name = \"a\"}");
    assertThat(thing.apply("{name = \"b\"}").all()).isEmpty();
    assertThat(author.methods()).contains("update");
  }
}
