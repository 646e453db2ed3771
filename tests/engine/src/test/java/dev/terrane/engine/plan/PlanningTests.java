package dev.terrane.engine.plan;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.Value;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.tests.core.TestCore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The capability to shape a plan.
class PlanningTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> SIZE = Attribute.string("size").optional();
  private static final Attribute<String> ID = Attribute.string("id").computed();

  /// The `plan` method of a test.
  interface Shaping {
    ValueView plan(
        PlanCall<String> call, ValueView config, @Nullable ObjectView before, ValueView proposed)
        throws Exception;
  }

  private static final class Shaped extends Thing
      implements Planning<String, ValueView, ObjectView, ValueView> {
    private final Shaping shaping;

    Shaped(Shaping shaping, Attribute<?>... members) {
      super(members);
      this.shaping = shaping;
    }

    @Override
    public ValueView plan(
        PlanCall<String> call, ValueView config, @Nullable ObjectView before, ValueView proposed)
        throws Exception {
      return shaping.plan(call, config, before, proposed);
    }

    @Override
    public void planDestroy(PlanCall<String> call, ObjectView last) {
      if (last.get(NAME).equals("protected")) {
        call.error(NAME, "Protected", "Remove the protection first.");
      } else {
        call.warn(NAME, "Goes for ever", "There is no way back.");
      }
    }
  }

  private static Thing shaped(Shaping shaping) {
    return new Shaped(shaping, NAME, SIZE, ID);
  }

  @Test
  void seesConfigurationStateAndProposal() {
    var seen = new ArrayList<String>();
    var thing =
        instance(
            shaped((_, config, before, proposed) -> {
              seen.add(
                  config.get(NAME)
                      + " "
                      + Optional.ofNullable(before).map(b -> b.get(NAME))
                      + " "
                      + proposed.get(ID).getClass().getSimpleName());
              return proposed;
            }));
    thing.apply("{name = \"a\"}");
    seen.clear();
    thing.plan("{name = \"b\"}");
    assertThat(seen).containsExactly("Known[get=b] Optional[a] Unknown");
  }

  @Test
  void mayKnowAComputedValue() {
    var thing = instance(shaped((_, _, _, proposed) -> proposed.with(ID, Value.known("made-1"))));
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", id = \"made-1\"}"));
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
  }

  @Test
  void whatItLeavesOpenIsStillPromisedNotToBeNull() {
    var thing = instance(shaped((_, _, _, proposed) -> proposed.with(ID, Value.unknown())));
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", id = ?!}"));
  }

  @Test
  void hasTheClientWhenThereIsOne() {
    var seen = new ArrayList<Optional<String>>();
    var core =
        TestCore.of(
            Sample.of(
                shaped((call, _, _, proposed) -> {
                  seen.add(call.client());
                  return proposed;
                })));
    var thing = core.resource("t_thing");
    thing.plan("{name = \"a\"}");
    core.configure("{endpoint = ?}");
    thing.plan("{name = \"a\"}");
    assertThat(seen).containsExactly(Optional.of("here"), Optional.empty());
  }

  @Test
  void mayAskForAnotherObject() {
    var thing =
        instance(
            shaped((call, _, before, proposed) -> {
              if (before != null && !before.find(SIZE).equals(Optional.of("b"))) {
                call.replace(SIZE);
              }
              return proposed;
            }));
    thing.apply("{name = \"a\", size = \"a\"}");
    var plan = thing.plan("{name = \"a\", size = \"b\"}");
    assertThat(plan.action()).isEqualTo(Action.REPLACE);
    assertThat(plan.replace()).containsExactly("size");
    assertThat(thing.apply("{name = \"a\", size = \"b\"}").all()).isEmpty();
  }

  @Test
  void asksForAnotherObjectInAStableOrder() {
    var thing =
        instance(
            shaped((call, _, _, proposed) -> {
              List.of(SIZE, NAME).forEach(call::replace);
              return proposed;
            }));
    thing.apply("{name = \"a\", size = \"a\"}");
    assertThat(thing.plan("{name = \"b\", size = \"b\"}").replace())
        .containsExactly("size", "name");
  }

  @Test
  void cannotBlameAnAttributeThatIsNotThere() {
    var inside = Attribute.string("inside").optional();
    var block = NestedObject.of(inside).block("block");
    var thing = instance(NAME, block);
    thing.apply("{name = \"a\"}");
    var blaming =
        instance(
            new Shaped(
                (call, _, _, proposed) -> {
                  call.replace(inside);
                  return proposed;
                },
                NAME,
                block));
    blaming.holding(thing.stored());
    assertThat(blaming.plan("{name = \"b\"}").findings().only().detail())
        .contains("non-existent attribute path")
        .contains("a top-level attribute of the schema");
  }

  @Test
  void anErrorStopsThePlanAtItsAttribute() {
    var thing =
        instance(
            shaped((call, _, _, proposed) -> {
              call.error(NAME, "Name is taken", "Choose another one.");
              return proposed;
            }));
    var finding = thing.plan("{name = \"a\"}").findings().only();
    assertThat(finding.path()).hasToString("name");
    assertThat(finding.summary()).isEqualTo("Name is taken");
  }

  @Test
  void aWarningDoesNotStopThePlan() {
    var thing =
        instance(
            shaped((call, _, _, proposed) -> {
              call.warn(NAME, "Name is long", "It will be cut in lists.");
              return proposed;
            }));
    var plan = thing.plan("{name = \"a\"}");
    assertThat(plan.action()).isEqualTo(Action.CREATE);
    assertThat(plan.findings().only().isError()).isFalse();
  }

  @Test
  void aFailureIsReportedAsOne() {
    var thing =
        instance(
            shaped((_, _, _, _) -> {
              throw new java.io.IOException("no route to host");
            }));
    var finding = thing.plan("{name = \"a\"}").findings().only();
    assertThat(finding.summary()).isEqualTo("Failed: plan of resource t_thing");
    assertThat(finding.detail()).startsWith("Shaped.plan failed: IOException: no route to host");
  }

  @Test
  void aPlanThatChangesWhatTheUserWroteIsRefusedInTheAuthorsTerms() {
    var thing = instance(shaped((_, _, _, proposed) -> proposed.with(NAME, Value.known("A"))));
    var finding = thing.plan("{name = \"a\"}").findings().only();
    assertThat(finding.path()).hasToString("name");
    assertThat(finding.summary())
        .isEqualTo("resource t_thing: plan returned a value that Terraform rejects at name");
    assertThat(finding.detail())
        .contains("Shaped.plan violated a rule of Terraform at name")
        .contains("expected: \"a\"")
        .contains("actual:   \"A\"")
        .contains("plan the configured value unchanged, also if the");
  }

  @Test
  void aPlanThatFillsInWhatOnlyTheUserMayWriteIsRefused() {
    var thing = instance(shaped((_, _, _, proposed) -> proposed.with(SIZE, Value.known("big"))));
    assertThat(thing.plan("{name = \"a\"}").findings().only().detail())
        .contains("declare the attribute @Computed (handle: computed()),");
  }

  @Test
  void aPlanThatIsNullIsRefused() {
    var thing = instance(shaped((_, _, _, _) -> nothing()));
    assertThat(thing.plan("{name = \"a\"}").findings().only().detail())
        .isEqualTo("Shaped.plan returned null. This is a bug in the provider.");
  }

  @SuppressWarnings("NullAway") // authors in other languages do that
  private static ValueView nothing() {
    return null;
  }

  @Test
  void mayWarnBeforeDestroying() {
    var thing = instance(shaped((_, _, _, proposed) -> proposed));
    thing.apply("{name = \"a\"}");
    assertThat(thing.destroy().only().summary()).isEqualTo("Goes for ever");
    assertThat(thing.exists()).isFalse();
  }

  @Test
  void mayRefuseToDestroy() {
    var thing = instance(shaped((_, _, _, proposed) -> proposed));
    thing.apply("{name = \"protected\"}");
    assertThat(thing.destroy().only().summary()).isEqualTo("Protected");
    assertThat(thing.exists()).isTrue();
  }

  @Test
  void whatChangesWithAnAttributeThatTheAuthorChangesIsUnknown() {
    var kind = Attribute.string("kind").computed().stable();
    var tag = Attribute.string("tag").computed().changesWith(kind);
    var still = Attribute.string("still").computed().stable();
    var wanted = new AtomicReference<>("v1");
    var thing =
        instance(
            new Shaped(
                (_, _, _, proposed) -> proposed.with(kind, Value.known(wanted.get())),
                tag,
                kind,
                NAME,
                ID,
                still));
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
    assertThat(thing.plan("{name = \"a\"}").action()).isEqualTo(Action.NO_OP);
    wanted.set("v2");
    // Without the author this plan would have been one without a change.
    var kept = CtyValue.string("made-3");
    assertThat(((ObjectValue) thing.state()).get("still")).isEqualTo(kept);
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(
            thing.value("{name = \"a\", kind = \"v2\", tag = ?!, id = ?!, still = \"made-3\"}"));
    assertThat(thing.apply("{name = \"b\"}").all()).isEmpty();
  }
}
