package dev.terrane.engine.apply;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.tests.core.TestInstance;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Tests an object whose state lacks identity attributes: it cannot be found, and stays in the
/// state.
class MissingIdentityTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> NOTE = Attribute.string("note").optional();
  private static final Attribute<String> ID = Attribute.string("id").computed().identity();
  private static final String CURE = "terraform state rm ADDRESS";

  /// Finds its object by the id alone.
  private static class Found extends Thing
      implements Planning<String, ValueView, ObjectView, ValueView> {
    private UnaryOperator<ObjectView> created = state -> state;
    private UnaryOperator<ObjectView> updated = state -> state;

    Found() {
      super(NAME, ID);
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      return created.apply(super.create(call, in));
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
        throws Exception {
      return updated.apply(super.update(call, before, in).with(ID, before.get(ID)));
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception {
      return super.read(call, last.with(ID, last.get(ID)));
    }

    @Override
    public void delete(Call<String> call, ObjectView last) throws Exception {
      super.delete(call, last.with(ID, last.get(ID)));
    }

    @Override
    public ValueView plan(
        PlanCall<String> call, ValueView config, @Nullable ObjectView before, ValueView plan) {
      return plan;
    }

    @Override
    public void planDestroy(PlanCall<String> call, ObjectView before) {
      assertThat(before.get(ID)).isNotEmpty();
    }
  }

  private final Found found = new Found();
  private final TestInstance thing = instance(found);

  @SuppressWarnings("NullAway") // authors in other languages do that
  private static ObjectView nothing() {
    return null;
  }

  private Diagnostic createdWithout(UnaryOperator<ObjectView> result) {
    found.created = result;
    return thing.apply("{name = \"a\"}").only();
  }

  private void assertStaysAsATaintedObjectWithoutAnId() {
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\"}"));
    assertThat(thing.stored().tainted()).isTrue();
  }

  @Test
  void aCreateThatReturnsNoIdentitySaysHowToGoOn() {
    var reported = createdWithout(state -> state.without(ID));
    assertThat(reported.path()).hasToString("id");
    assertThat(reported.detail())
        .contains("K10")
        .contains(
            "cannot find the new object again: the state contains no id, which identifies"
                + " the object")
        .contains(CURE);
    assertStaysAsATaintedObjectWithoutAnId();
  }

  @Test
  void aCreateThatReturnsNullSaysHowToGoOn() {
    var reported = createdWithout(_ -> nothing());
    assertThat(reported.detail()).contains("returned null").contains("no id").contains(CURE);
    assertStaysAsATaintedObjectWithoutAnId();
  }

  @Test
  void aFailureAfterACheckpointWithoutAnIdentitySaysHowToGoOn() {
    var half =
        instance(
            new Found() {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                call.checkpoint(in);
                throw new IllegalStateException("half done");
              }
            });
    assertThat(half.apply("{name = \"a\"}").only().detail()).contains("half done").contains(CURE);
  }

  @Test
  void aFailureThatLeavesNothingSaysNothingOfIt() {
    var reported =
        createdWithout(_ -> {
          throw new IllegalStateException("no room");
        });
    assertThat(reported.detail()).contains("no room").doesNotContain("state rm");
    assertThat(thing.exists()).isFalse();
  }

  @Test
  void aReadWithoutIdentityKeepsTheStateAndWarns() {
    thing.storing("{name = \"a\"}");
    var reported = thing.refresh().only();
    assertThat(reported.isError()).isFalse();
    assertThat(reported.summary()).isEqualTo("Not refreshed: t_thing");
    assertThat(reported.detail()).contains("the state contains no id").contains(CURE);
    assertThat(found.methods()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\"}"));
  }

  @Test
  void aReadThatFindsItsObjectByOtherMeansFillsInTheIdentity() {
    var known =
        instance(
            new Thing(NAME, ID) {
              @Override
              public Optional<ObjectView> read(Call<String> call, ObjectView last) {
                return Optional.of(last.with(ID, "id of " + last.get(NAME)));
              }
            });
    known.storing("{name = \"a\"}");
    assertThat(known.refresh().all()).isEmpty();
    assertThat(known.state()).isEqualTo(known.value("{name = \"a\", id = \"id of a\"}"));
  }

  @Test
  void aDeleteWithoutIdentityFailsAndKeepsTheState() {
    thing.storing("{name = \"a\"}");
    var findings = thing.destroy();
    assertThat(findings.all()).filteredOn(Diagnostic::isError).hasSize(1);
    var reported = findings.all().getLast();
    assertThat(reported.summary()).isEqualTo("Cannot delete: resource t_thing");
    assertThat(reported.detail()).contains("may still exist").contains(CURE);
    assertThat(found.methods()).isEmpty();
    assertThat(thing.exists()).isTrue();
  }

  @Test
  void anUpdateWithoutIdentityFailsAndKeepsTheState() {
    thing.storing("{name = \"a\"}");
    var reported = thing.apply("{name = \"b\"}").all().getLast();
    assertThat(reported.summary()).isEqualTo("Cannot update: resource t_thing");
    assertThat(reported.detail()).contains(CURE);
    assertThat(found.methods()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\"}"));
  }

  @Test
  void aTaintedObjectWithoutIdentityIsPlannedToBeReplaced() {
    createdWithout(state -> state.without(ID));
    found.created = state -> state;
    assertThat(thing.plan("{name = \"a\"}").action()).isEqualTo(Action.REPLACE);
    assertThat(thing.apply("{name = \"a\"}").all().getLast().summary())
        .isEqualTo("Cannot delete: resource t_thing");
    assertThat(thing.exists()).isTrue();
  }

  @Test
  void anUpdateThatReturnsNoIdentityKeepsTheOneThatIsKnown() {
    thing.apply("{name = \"a\"}");
    found.updated = state -> state.without(ID);
    assertThat(thing.apply("{name = \"b\"}").only().path()).hasToString("id");
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"b\", id = \"made-1\"}"));
  }

  @Test
  void aCheckpointWithoutAPlannedIdentityHasItFromThePlan() {
    var name = Attribute.string("name").required().identity();
    var half =
        instance(
            new Thing(name, NOTE) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                call.checkpoint(ObjectView.EMPTY.with(NOTE, "begun"));
                throw new IllegalStateException("half done");
              }
            });
    half.apply("{name = \"a\", note = \"n\"}");
    assertThat(half.state()).isEqualTo(half.value("{name = \"a\", note = \"begun\"}"));
  }
}
