package dev.terrane.tests.records.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.core.Action;
import dev.terrane.engine.core.Plan;
import dev.terrane.engine.core.TestInstance;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import dev.terrane.tests.records.Serving;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * A test for each row of the table of what a component can say; {@link ShapesTests}, {@link
 * KindsTests} and {@link CheckedTests} look at nestings, types, checks and spellings one by one.
 */
class RowsOfTheTableTests {
  private static final String ITEM = "{zone = \"z\", name = \"n\"}";
  private static final String WHOLE =
      ", mode = \"0644\", fields = [\"name\", \"size\"], size = 1, revision = \"1\", id = \"id of"
          + " n\", rack = \"rack 1\", region = \"eu\", address = \"z/n\", label = \"nothing to"
          + " say\", force = false, wait = false}";

  private final Memory<Item> memory = new Memory<>();
  private final TestInstance item = Serving.instance(memory, new ItemResource());

  private static String item(String more) {
    return "{zone = \"z\", name = \"n\", " + more + "}";
  }

  private void applied(String config) {
    assertThat(item.apply(config).all()).isEmpty();
  }

  private Plan planAfter(String before, String config) {
    applied(before);
    return item.plan(config);
  }

  private static Attribute<?> attribute(Predicate<Attribute<?>> wanted) {
    return ItemModel.resource().schema().members().stream()
        .filter(wanted)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aComponentIsRequiredAndANullableOneOptional() {
    applied(ITEM);
    assertThat(item.state()).isEqualTo(item.value(ITEM.replace("}", WHOLE)));
    assertThat(item.validate("{name = \"n\"}").only().path()).hasToString("zone");
    assertThat(item.validate(item("note = null")).all()).isEmpty();
  }

  @Test
  void aDefaultIsATextOrAConstant() {
    var plan = item.plan(item("mode = null")).planned();
    assertThat(plan.toString()).contains("0644", "\"name\", \"size\"");
    assertThat(planAfter(ITEM, item("mode = \"0644\", fields = [\"name\", \"size\"]")).action())
        .isEqualTo(Action.NO_OP);
    applied(item("mode = \"0600\", fields = []"));
    applied(ITEM);
    assertThat(item.state().toString()).contains("0644");
  }

  @Test
  void whatIsComputedIsUnknownWhenCreatedAndAtEachUpdate() {
    assertThat(item.plan(ITEM).planned())
        .isEqualTo(
            item.value(
                item(
                    "mode = \"0644\", fields = [\"name\", \"size\"], size = 1, revision = ?!, id ="
                        + " ?!, rack = ?!, region = ?!, address = \"z/n\", label = \"nothing to"
                        + " say\", force = false, wait = false")));
    var update = planAfter(ITEM, item("mode = \"0600\"")).planned();
    assertThat(update)
        .isEqualTo(
            item.value(
                ITEM.replace("}", WHOLE)
                    .replace("0644", "0600")
                    .replace("revision = \"1\"", "revision = ?!")));
  }

  @Test
  void whatIsComputedAndStableKeepsItsValueForEver() {
    applied(ITEM);
    applied(item("size = 2, note = \"x\"").replace("\"n\"", "\"m\""));
    assertThat(item.state().toString()).contains("id of n");
  }

  @Test
  void whatChangesWithAnotherIsUnknownOnlyWhenThatOneChanges() {
    assertThat(planAfter(ITEM, item("size = 2")).planned().toString()).doesNotContain("rack 1");
    assertThat(item.plan(item("note = \"x\"")).planned().toString()).contains("rack 1");
    applied(item("size = 2"));
    assertThat(item.state().toString()).contains("rack 2");
  }

  @Test
  void whatTheUserMaySetIsEmptyInTheInputWhenHeDoesNot() {
    applied(ITEM);
    assertThat(item.state().toString()).contains("eu");
    applied(item("region = \"us\""));
    assertThat(item.state().toString()).contains("us");
    assertThat(item.plan(ITEM).action()).isEqualTo(Action.NO_OP);
    assertThat(memory.calls())
        .containsExactly(
            "create pin null region Optional.empty", "update pin null changes [region]");
  }

  @Test
  void whatIsDerivedIsKnownAsSoonAsWhatItIsDerivedFrom() {
    assertThat(item.plan(item("note = ?")).planned().toString()).contains("z/n");
    var open = ITEM.replace("\"n\"", "?");
    assertThat(item.plan(open).planned().toString()).doesNotContain("z/n");
    assertThat(item.apply(open, ITEM).all()).isEmpty();
    assertThat(item.state().toString()).contains("z/n");
  }

  @Test
  void whatIsPlannedIsPredictedWithTheClient() {
    assertThat(item.plan(item("note = \"hi\"")).planned().toString()).contains("note: hi");
    assertThat(item.apply(item("note = ?"), item("note = \"ho\"")).all()).isEmpty();
    assertThat(item.state().toString()).contains("note: ho");
  }

  @Test
  void anIdentityNeedsAnotherObjectUnlessItIsMutableAndIsWhatImportFillsIn() {
    assertThat(planAfter(ITEM, ITEM.replace("\"z\"", "\"y\"")).replace()).containsExactly("zone");
    assertThat(item.plan(ITEM.replace("\"n\"", "\"m\"")).action()).isEqualTo(Action.UPDATE);
    var imported = Serving.instance(memory, new ItemResource());
    assertThat(imported.importId("z/n").all()).isEmpty();
    assertThat(imported.state()).isEqualTo(item.state());
    assertThat(imported.importId("n").only().detail()).contains("{zone}/{name}");
  }

  @Test
  void aChangeNeedsAnotherObjectAlwaysOrWhenAPredicateSaysSo() {
    assertThat(planAfter(item("kind = \"a\", size = 5"), item("kind = \"b\", size = 5")).replace())
        .containsExactly("kind");
    assertThat(item.plan(item("kind = \"a\", size = 4")).replace()).containsExactly("size");
    assertThat(item.plan(item("kind = \"a\", size = 6")).action()).isEqualTo(Action.UPDATE);
    assertThat(item.plan(item("kind = \"a\", size = ?")).replace()).containsExactly("size");
  }

  @Test
  void whatIsCarriedIsNeverAskedOfTheRemoteSide() {
    applied(item("force = true"));
    memory.get("z/n").ifPresent(kept -> memory.put("z/n", carriedAway(kept)));
    assertThat(item.refresh().all()).isEmpty();
    assertThat(item.plan(item("force = true")).action()).isEqualTo(Action.NO_OP);
    var imported = Serving.instance(memory, new ItemResource());
    imported.importId("z/n");
    assertThat(imported.plan(ITEM).action()).isEqualTo(Action.NO_OP);
    item.destroy();
    assertThat(memory.calls()).last().isEqualTo("delete force true");
  }

  private static Item carriedAway(Item kept) {
    return ItemModel.found(
        kept.zone(),
        kept.name(),
        kept.note(),
        kept.settings(),
        kept.size(),
        kept.revision(),
        kept.id(),
        kept.rack(),
        kept.region(),
        kept.label(),
        kept.kind(),
        kept.confidential());
  }

  @Test
  void aWriteOnlyValueIsThereWhenItIsToBeSetAndNeverStored() {
    applied(item("pin = \"1234\", pin_version = 1"));
    applied(item("pin = \"5678\", pin_version = 1, note = \"x\""));
    applied(item("pin = \"5678\", pin_version = 2, note = \"x\""));
    assertThat(memory.calls())
        .containsExactly(
            "create pin 1234 region Optional.empty",
            "update pin null changes [note, label]",
            "update pin 5678 changes [pin]");
    assertThat(item.state().toString()).doesNotContain("1234", "5678");
  }

  @Test
  void whatIsSensitiveDeprecatedOrRenamedIsSoInTheSchema() {
    assertThat(attribute(one -> one.is(Trait.SENSITIVE)).name()).isEqualTo("secret");
    assertThat(attribute(one -> one.name().equals("remark")).rules().deprecation())
        .contains("Write note instead.");
    applied(item("wait = true, secret = \"s3cret\""));
    assertThat(memory.get("z/n").orElseThrow().confidential().waits()).isTrue();
  }

  @Test
  void timeoutsAreTheFrameworksAndNoComponent() {
    var patient = item("timeouts = {create = \"90m\"}");
    applied(patient);
    assertThat(item.plan(patient).action()).isEqualTo(Action.NO_OP);
    assertThat(item.validate(item("timeouts = {create = \"soon\"}")).only().path())
        .hasToString("timeouts.create");
    applied(ITEM);
    assertThat(memory.calls()).as("a timeout is a matter of the state alone").hasSize(1);
  }
}
