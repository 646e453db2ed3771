package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.Value;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.resource.Predicting;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.tests.core.TestCore;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Values that the author predicts with the client.
class PlannedTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> NOTE = Attribute.string("note").optional();
  private static final Attribute<String> ID = Attribute.string("id").computed();
  private static final Attribute<String> TAG = Attribute.string("tag").planned(NAME);

  interface Prophecy {
    ObjectView predict(String client, Attribute<?> attribute, ObjectView from) throws Exception;
  }

  private static class Prophet extends Thing implements Predicting<String> {
    private final Prophecy prophecy;

    Prophet(Prophecy prophecy, Attribute<?>... members) {
      super(members);
      this.prophecy = prophecy;
    }

    @Override
    public ObjectView predict(String client, Attribute<?> attribute, ObjectView from)
        throws Exception {
      return prophecy.predict(client, attribute, from);
    }
  }

  private static ObjectView tag(String client, Attribute<?> attribute, ObjectView from) {
    return from.with(TAG, from.get(NAME) + "@" + client);
  }

  private static CtyValue member(CtyValue object, String name) {
    return ((ObjectValue) object).get(name);
  }

  @Test
  void isKnownAtPlanWhenClientAndSourcesAre() {
    var thing = instance(new Prophet(PlannedTests::tag, NAME, TAG));
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", tag = \"a@here\"}"));
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
  }

  @Test
  void isUnknownWhileASourceIs() {
    var thing = instance(new Prophet(PlannedTests::tag, NAME, TAG));
    assertThat(thing.plan("{name = ?}").planned()).isEqualTo(thing.value("{name = ?, tag = ?!}"));
  }

  @Test
  void isPredictedBeforeCreateWhenThePlanCouldNot() {
    var thing =
        instance(
            new Prophet(PlannedTests::tag, NAME, TAG) {
              @Override
              public ObjectView create(dev.terrane.provider.ApplyCall<String> call, ObjectView in) {
                return in.with(TAG, in.get(TAG));
              }
            });
    assertThat(thing.apply("{name = ?}", "{name = \"a\"}").all()).isEmpty();
    assertThat(member(thing.state(), "tag")).isEqualTo(CtyValue.string("a@here"));
  }

  @Test
  void isUnknownWithoutAClient() {
    var core = TestCore.of(Sample.of(new Prophet(PlannedTests::tag, NAME, TAG)));
    var thing = core.configure("{endpoint = ?}").resource("t_thing");
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", tag = ?!}"));
  }

  @Test
  void withoutAClientNothingChangesUnlessASourceDoes() {
    var core = TestCore.of(Sample.of(new Prophet(PlannedTests::tag, NAME, NOTE, TAG)));
    var thing = core.resource("t_thing");
    thing.apply("{name = \"a\"}");
    core.configure("{endpoint = ?}");
    assertThat(thing.plan("{name = \"a\"}").action()).isEqualTo(Action.NO_OP);
    assertThat(member(thing.plan("{name = \"b\"}").planned(), "tag").isUnknown()).isTrue();
  }

  @Test
  void isAChangeWhenThePredictionIsAnotherOneAndNoneWhenItIsNot() {
    var suffix = new AtomicReference<>("1");
    var author =
        new Prophet((_, _, from) -> from.with(TAG, from.get(NAME) + suffix.get()), NAME, TAG);
    var thing = instance(author);
    thing.apply("{name = \"a\"}");
    assertThat(thing.plan("{name = \"a\"}").action()).isEqualTo(Action.NO_OP);
    suffix.set("2");
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", tag = \"a2\"}"));
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
    assertThat(author.methods()).contains("update");
  }

  @Test
  void isTheUsersWhenHeWritesIt() {
    var tag = TAG.optional();
    var thing = instance(new Prophet(PlannedTests::tag, NAME, tag));
    assertThat(thing.plan("{name = \"a\", tag = \"mine\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", tag = \"mine\"}"));
    assertThat(thing.apply("{name = \"a\", tag = \"mine\"}").all()).isEmpty();
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", tag = \"a@here\"}"));
  }

  @Test
  void maybeLeftOpen() {
    var thing = instance(new Prophet((_, _, _) -> ObjectView.EMPTY, NAME, TAG));
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", tag = ?!}"));
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
  }

  @Test
  void mayBeNullOnlyWhenItSaysSo() {
    var maybe = TAG.nullable();
    var thing = instance(new Prophet((_, _, from) -> from.with(maybe, null), NAME, maybe));
    assertThat(thing.plan("{name = \"a\"}").planned()).isEqualTo(thing.value("{name = \"a\"}"));
    var never = instance(new Prophet((_, _, from) -> from.with(TAG, null), NAME, TAG));
    assertThat(never.plan("{name = \"a\"}").findings().only().detail())
        .contains("the attribute is not @Nullable (handle: nullable(); a view without it");
  }

  @Test
  void aFailureStopsThePlanAtItsAttribute() {
    var thing =
        instance(
            new Prophet(
                (_, _, _) -> {
                  throw new IOException("no route to host");
                },
                NAME,
                TAG));
    var finding = thing.plan("{name = \"a\"}").findings().only();
    assertThat(finding.path()).hasToString("tag");
    assertThat(finding.summary()).isEqualTo("Cannot predict tag");
    assertThat(finding.detail()).contains("IOException: no route to host");
  }

  @Test
  void feedsWhatIsDerivedAndIsFedByIt() {
    var loud = Attribute.string("loud").derived(in -> in.get(NAME) + "!", NAME);
    var tag = Attribute.string("tag").planned(loud);
    var url = Attribute.string("url").derived(in -> "//" + in.get(tag), tag);
    var asked = new ArrayList<ObjectView>();
    Prophecy prophecy =
        (_, _, from) -> {
          asked.add(from);
          return from.with(tag, from.get(loud) + "?");
        };
    var thing = instance(new Prophet(prophecy, url, tag, loud, NAME));
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", loud = \"a!\", tag = \"a!?\", url = \"//a!?\"}"));
    assertThat(asked).hasSize(1);
  }

  @Test
  void worksInsideBlocks() {
    for (var place :
        List.of(
            NestedObject.of(NAME, TAG).blockList("disk"),
            NestedObject.of(NAME, TAG).blockSet("disk"))) {
      var thing = instance(new Prophet(PlannedTests::tag, NOTE, place));
      var made = "{disk = [{name = \"a\", tag = \"a@here\"}]}";
      assertThat(thing.plan("{disk = [{name = \"a\"}]}").planned()).isEqualTo(thing.value(made));
      assertThat(thing.apply("{disk = [{name = \"a\"}]}").all()).isEmpty();
    }
  }

  @Test
  void anAuthorsPlanHasTheLastWordAndWhatItLeavesIsPredictedAnew() {
    final class Shaping extends Prophet
        implements Planning<String, ValueView, ObjectView, ValueView> {
      private Attribute<String> changes = TAG;

      Shaping() {
        super(PlannedTests::tag, NAME, ID, TAG, LABEL);
      }

      @Override
      public ObjectView predict(String client, Attribute<?> attribute, ObjectView from) {
        return attribute.name().equals("tag")
            ? tag(client, attribute, from)
            : from.with(LABEL, "label of " + from.get(ID));
      }

      @Override
      public ValueView plan(
          PlanCall<String> call, ValueView config, @Nullable ObjectView before, ValueView plan) {
        return plan.with(changes, Value.known("7"));
      }
    }
    var author = new Shaping();
    var thing = instance(author);
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", id = ?!, tag = \"7\", label = ?!}"));
    author.changes = ID;
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(
            thing.value("{name = \"a\", id = \"7\", tag = \"a@here\", label = \"label of 7\"}"));
  }

  private static final Attribute<String> LABEL = Attribute.string("label").planned(ID);

  @Test
  void anIdentityThatIsPredictedAnewRequiresReplacement() {
    var key = Attribute.string("key").optional().planned(NAME).identity();
    var suffix = new AtomicReference<>("1");
    var thing =
        instance(
            new Prophet((_, _, from) -> from.with(key, from.get(NAME) + suffix.get()), NAME, key));
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
    suffix.set("2");
    var plan = thing.plan("{name = \"a\"}");
    assertThat(plan.action()).isEqualTo(Action.REPLACE);
    assertThat(plan.replace()).containsExactly("key");
    assertThat(thing.plan("{name = \"a\", key = \"a1\"}").action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void mayRequireReplacementOnCondition() {
    var size = Attribute.string("size").planned(NAME);
    var rule = size.requiresReplaceWhen((before, after) -> before.length() > after.length());
    var thing = instance(new Prophet((_, _, from) -> from.with(size, from.get(NAME)), NAME, rule));
    thing.apply("{name = \"aa\"}");
    assertThat(thing.plan("{name = \"aaa\"}").action()).isEqualTo(Action.UPDATE);
    assertThat(thing.plan("{name = \"a\"}").action()).isEqualTo(Action.REPLACE);
  }

  @Test
  void aResourceThatPredictsNothingIsReported() {
    var session = TestCore.of(Sample.of(new Thing(NAME, TAG))).start();
    var diagnostics = new dev.terrane.engine.session.Diagnostics();
    session.find(Kinds.RESOURCE, "t_thing", diagnostics);
    assertThat(diagnostics.all())
        .singleElement()
        .satisfies(reported ->
            assertThat(reported.detail()).contains("implement Predicting in the" + " resource"));
  }
}
