package dev.terrane.engine.plan;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.cty.Refinement;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.tests.core.TestInstance;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Tests the plan of computed values.
class ComputedValuesTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> NOTE = Attribute.string("note").optional();

  private static TestInstance applied(String config, Attribute<?>... members) {
    var thing = instance(members);
    assertThat(thing.apply(config).all()).isEmpty();
    return thing;
  }

  private static void assertPlanned(TestInstance thing, String config, String planned) {
    assertThat(thing.plan(config).planned()).isEqualTo(thing.value(planned));
  }

  @Test
  void computedIsUnknownButNotNullWhenCreated() {
    var thing = instance(NAME, Attribute.string("id").computed());
    assertPlanned(thing, "{name = \"a\"}", "{name = \"a\", id = ?!}");
  }

  @Test
  void computedIsUnknownAgainAtEachUpdate() {
    var thing = applied("{name = \"a\"}", NAME, Attribute.string("tag").computed());
    assertPlanned(thing, "{name = \"b\"}", "{name = \"b\", tag = ?!}");
  }

  @Test
  void aPlanWithoutAChangeStaysOne() {
    var thing =
        applied("{name = \"a\"}", NAME, NOTE, Attribute.string("tag").computed().changesWith(NAME));
    assertThat(thing.plan("{name = \"a\"}").action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void stableKeepsItsValueForEver() {
    var thing = applied("{name = \"a\"}", NAME, Attribute.string("id").computed().stable());
    assertPlanned(thing, "{name = \"b\"}", "{name = \"b\", id = \"made-1\"}");
  }

  @Test
  void changesWithIsUnknownOnlyWhenItsCauseChanges() {
    var tag = Attribute.string("tag").computed().changesWith(NAME);
    var thing = applied("{name = \"a\"}", NAME, NOTE, tag);
    assertPlanned(
        thing, "{name = \"a\", note = \"x\"}", "{name = \"a\", note = \"x\", tag = \"made-1\"}");
    assertPlanned(thing, "{name = \"b\"}", "{name = \"b\", tag = ?!}");
  }

  @Test
  void changesWithGoesOnFromOneToTheNext() {
    var first = Attribute.string("z_first").computed().changesWith(NAME);
    var second = Attribute.string("m_second").computed().changesWith(first);
    var third = Attribute.string("a_third").computed().changesWith(second);
    var thing = applied("{name = \"a\"}", third, second, first, NAME, NOTE);
    assertPlanned(
        thing, "{name = \"b\"}", "{name = \"b\", z_first = ?!, m_second = ?!, a_third = ?!}");
    assertPlanned(
        thing,
        "{name = \"a\", note = \"x\"}",
        "{name = \"a\", note = \"x\", z_first = \"made-3\", m_second = \"made-2\","
            + " a_third = \"made-1\"}");
  }

  @Test
  void changesWithGoesAroundACircle() {
    var named = Attribute.string("version").computed();
    var etag = Attribute.string("etag").computed().changesWith(named, NOTE);
    var version = named.changesWith(etag);
    var thing = instance(etag, version, NOTE);
    var prior = thing.value("{etag = \"e\", version = \"1\"}");
    var config = thing.value("{note = \"x\"}");
    var shaped = thing.value("{note = \"x\", etag = \"e\", version = \"1\"}");
    assertThat(
            DependentValues.planned(
                List.of(etag, version, NOTE), prior, config, shaped, Predictions.none()))
        .isEqualTo(thing.value("{note = \"x\", etag = ?!, version = ?!}"));
  }

  @Test
  void orSetKeepsTheChoiceOfTheProvider() {
    var zone = Attribute.string("zone").orSet();
    var thing = applied("{name = \"a\"}", NAME, zone);
    assertPlanned(thing, "{name = \"b\"}", "{name = \"b\", zone = \"made-1\"}");
    assertPlanned(thing, "{name = \"b\", zone = \"z\"}", "{name = \"b\", zone = \"z\"}");
  }

  @Test
  void orSetKeepsWhatTheUserHadWrittenWhenItIsRemoved() {
    var thing = applied("{name = \"a\", zone = \"z\"}", NAME, Attribute.string("zone").orSet());
    assertThat(thing.plan("{name = \"a\"}").action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void aRemovedNestedOrSetDoesNotMakeOtherValuesUnknownOnEachPlan() {
    var nested = NestedObject.of(NAME).attributeList("parts").orSet();
    var thing = applied("{parts = [{name = \"a\"}]}", nested, Attribute.string("tag").computed());
    assertThat(thing.plan("{}").action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void aRemovedOptionalIsPlannedAsNull() {
    var thing = applied("{name = \"a\", note = \"x\"}", NAME, NOTE);
    assertPlanned(thing, "{name = \"a\"}", "{name = \"a\"}");
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
  }

  @Test
  void nullablePromisesNothing() {
    var thing = instance(Attribute.string("ip").computed().nullable());
    assertPlanned(thing, "{}", "{ip = ?}");
    assertThat(thing.apply("{}").all()).isEmpty();
  }

  @Test
  void promisesAreReported() {
    var arn = Attribute.string("arn").computed().promises(Refinement.NONE.withPrefix("arn:"));
    assertPlanned(instance(arn), "{}", "{arn = ?\"arn:\"}");
  }

  @Test
  void aBrokenPromiseIsExplained() {
    var arn = Attribute.string("arn").computed().promises(Refinement.NONE.withPrefix("arn:"));
    var finding = instance(arn).apply("{}").only();
    assertThat(finding.path()).hasToString("arn");
    assertThat(finding.detail())
        .contains("made-1")
        .contains("satisfies the refinements of the" + " planned");
  }

  @Test
  void ofADynamicValueNothingCanBePromised() {
    assertPlanned(instance(Attribute.of("any", AttributeType.ANY).computed()), "{}", "{any = ?}");
  }

  @Test
  void aValueThatWasPromisedAndIsMissingIsStillToCome() {
    var thing = applied("{name = \"a\"}", NAME, NOTE);
    var grown = instance(NAME, NOTE, Attribute.string("id").computed().stable());
    grown.holding(thing.stored());
    // Also where nothing else changes: an update that failed half-way is to be finished.
    assertThat(grown.plan("{name = \"a\"}").action()).isEqualTo(Action.UPDATE);
    assertPlanned(grown, "{name = \"a\"}", "{name = \"a\", id = ?!}");
    assertPlanned(grown, "{name = \"b\"}", "{name = \"b\", id = ?!}");
  }

  @Test
  void computedInsideElementsOfAListGoesByPosition() {
    var disk = NestedObject.of(NAME, Attribute.string("id").computed().stable());
    var thing = applied("{disk = [{name = \"a\"}]}", disk.blockList("disk"));
    assertPlanned(
        thing,
        "{disk = [{name = \"b\"}, {name = \"c\"}]}",
        "{disk = [{name = \"b\", id = \"made-1\"}, {name = \"c\", id = ?!}]}");
    assertThat(thing.apply("{disk = [{name = \"b\"}, {name = \"c\"}]}").all()).isEmpty();
  }

  @Test
  void computedInsideEntriesOfAMapGoesByKey() {
    var disk = NestedObject.of(NAME, Attribute.string("id").computed().stable());
    var thing = applied("{disk = {x = {name = \"a\"}}}", disk.attributeMap("disk").optional());
    assertPlanned(
        thing,
        "{disk = {a = {name = \"n\"}, x = {name = \"b\"}}}",
        "{disk = {a = {name = \"n\", id = ?!}, x = {name = \"b\", id = \"made-1\"}}}");
    assertThat(thing.apply("{disk = {a = {name = \"n\"}, x = {name = \"b\"}}}").all()).isEmpty();
  }

  @Test
  void computedInsideElementsOfASetGoesByWhatTheUserWrote() {
    var disk = NestedObject.of(NAME, Attribute.string("id").computed().stable());
    var thing = applied("{disk = [{name = \"b\"}]}", disk.blockSet("disk"));
    assertPlanned(
        thing,
        "{disk = [{name = \"a\"}, {name = \"b\"}]}",
        "{disk = [{name = \"a\", id = ?!}, {name = \"b\", id = \"made-1\"}]}");
    assertThat(thing.apply("{disk = [{name = \"a\"}, {name = \"b\"}]}").all()).isEmpty();
  }

  @Test
  void aChangedElementOfASetIsANewOne() {
    var disk = NestedObject.of(NAME, Attribute.string("id").computed().stable());
    var thing = applied("{disk = [{name = \"a\"}]}", disk.attributeSet("disk").optional());
    assertPlanned(thing, "{disk = [{name = \"b\"}]}", "{disk = [{name = \"b\", id = ?!}]}");
  }

  @Test
  void aCauseInsideAnElementMakesItsFollowerInsideUnknown() {
    var follower = Attribute.string("tag").computed().changesWith(NAME);
    var disk = NestedObject.of(NAME, NOTE, follower).attribute("disk").optional();
    var thing = applied("{disk = {name = \"a\"}}", disk);
    assertPlanned(thing, "{disk = {name = \"b\"}}", "{disk = {name = \"b\", tag = ?!}}");
    assertPlanned(
        thing,
        "{disk = {name = \"a\", note = \"x\"}}",
        "{disk = {name = \"a\", note = \"x\", tag = \"made-1\"}}");
  }

  @Test
  void aBlockThatIsAddedHasComputedValuesToCome() {
    var disk = NestedObject.of(NAME, Attribute.string("id").computed().stable());
    var thing = applied("{}", disk.block("disk"));
    assertPlanned(thing, "{disk = {name = \"a\"}}", "{disk = {name = \"a\", id = ?!}}");
    assertThat(thing.apply("{disk = {name = \"a\"}}").all()).isEmpty();
  }

  @Test
  void aWholeComputedNestedAttributeIsUnknownAsAWhole() {
    var parts =
        NestedObject.of(Attribute.string("id").computed()).attributeList("parts").computed();
    var thing = instance(NAME, parts);
    assertPlanned(thing, "{name = \"a\"}", "{name = \"a\", parts = ?!}");
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
  }

  @Test
  void anUnknownWholeStaysUnknown() {
    var disk = NestedObject.of(NAME, Attribute.string("id").computed());
    var thing = instance(disk.blockList("blocks"), disk.attributeSet("set").optional());
    assertPlanned(thing, "{blocks = ?, set = ?}", "{blocks = ?, set = ?}");
  }

  @Test
  void anUnknownElementOfASetStaysUnknownUntilItIsThere() {
    var disk = NestedObject.of(NAME, Attribute.string("id").computed());
    var thing = instance(disk.attributeSet("set").optional());
    assertPlanned(thing, "{set = [?]}", "{set = [?]}");
    assertThat(thing.apply("{set = [?]}", "{set = [{name = \"a\"}]}").all()).isEmpty();
  }

  @Test
  void computedValuesOfASetInsideASetSettle() {
    var inner = NestedObject.of(NAME, Attribute.string("id").computed().stable());
    var outer = NestedObject.of(NAME, inner.blockSet("part")).blockSet("disk");
    var config =
        "{disk = [{name = \"a\", part = [{name = \"p\"}, {name = \"q\"}]}, {name = \"b\"}]}";
    var thing = applied(config, outer);
    assertPlanned(
        thing,
        "{disk = [{name = \"a\", part = [{name = \"p\"}]}]}",
        "{disk = [{name = \"a\", part = [{name = \"p\", id = ?!}]}]}");
  }
}
