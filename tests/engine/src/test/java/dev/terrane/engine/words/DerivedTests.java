package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.plan.DependentValues;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Value;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.tests.core.TestInstance;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Values that are computed by a pure function of their siblings.
class DerivedTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> NOTE = Attribute.string("note").optional();
  private static final Attribute<String> ID = Attribute.string("id").computed();
  private static final Attribute<String> LOUD =
      Attribute.string("loud").derived(in -> in.get(NAME).toUpperCase(Locale.ROOT), NAME);
  private static final Attribute<String> URL =
      Attribute.string("url").derived(in -> "https://" + in.get(LOUD) + "/" + in.get(ID), LOUD, ID);

  private static CtyValue member(TestInstance thing, String name) {
    return ((ObjectValue) thing.state()).get(name);
  }

  @Test
  void isKnownAtPlanAsSoonAsItsSourcesAre() {
    var thing = instance(NAME, LOUD);
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", loud = \"A\"}"));
  }

  @Test
  void isUnknownAndPromisedNotToBeNullWhileASourceIsUnknown() {
    var thing = instance(NAME, LOUD);
    assertThat(thing.plan("{name = ?}").planned()).isEqualTo(thing.value("{name = ?, loud = ?!}"));
    assertThat(thing.apply("{name = ?}", "{name = \"a\"}").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", loud = \"A\"}"));
  }

  @Test
  void whatIsDerivedFromWhatIsDerivedFollowsInAnyOrderOfMembers() {
    var thing = instance(URL, LOUD, ID, NAME);
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", loud = \"A\", id = ?!, url = ?!}"));
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
    assertThat(member(thing, "url")).isEqualTo(CtyValue.string("https://A/made-2"));
  }

  @Test
  void isComputedOnceWhereNothingGoesInACircle() {
    var computed = new AtomicInteger();
    var loud =
        Attribute.string("loud").derived(in -> in.get(NAME) + computed.incrementAndGet(), NAME);
    var url = Attribute.string("url").derived(in -> "//" + in.get(loud), loud);
    var given = instance(url, loud, NAME).value("{name = \"a\"}");
    var derived = (ObjectValue) DependentValues.derived(List.of(url, loud, NAME), given);
    assertThat(derived.get("url")).isEqualTo(CtyValue.string("//a1"));
    assertThat(computed).hasValue(1);
  }

  @Test
  void isFilledInWhateverTheAuthorGives() {
    var thing =
        instance(
            new Thing(NAME, LOUD) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                return ObjectView.EMPTY.with(NAME, in.get(NAME)).with(LOUD, "nonsense");
              }

              @Override
              public Optional<ObjectView> read(Call<String> call, ObjectView last) {
                return Optional.of(last.without(LOUD));
              }
            });
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", loud = \"A\"}"));
  }

  /// Returns another name than planned.
  private static final class Renaming extends Thing {
    Renaming(Attribute<?>... members) {
      super(members);
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      return super.create(call, in).with(NAME, "b");
    }
  }

  @Test
  void isNotBlamedForTheSourceThatIsWrong() {
    var far = Attribute.string("far").derived(in -> in.get(LOUD) + "!", LOUD);
    var finding = instance(new Renaming(far, LOUD, NAME)).apply("{name = \"a\"}").only();
    assertThat(finding.path()).hasToString("name");
  }

  @Test
  void isNotBlamedForTheSourceThatIsWrongInsideABlock() {
    var disk = NestedObject.of(LOUD, NAME).blockList("disk");
    var thing =
        instance(
            new Thing(disk) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                return in.with(disk, List.of(ObjectView.EMPTY.with(NAME, "b")));
              }
            });
    assertThat(thing.apply("{disk = [{name = \"a\"}]}").only().path()).hasToString("disk[0].name");
  }

  @Test
  void isBlamedWhenItsSourcesAreRight() {
    var count = new AtomicInteger();
    var moody = Attribute.string("moody").derived(in -> in.get(NAME) + count.get(), NAME);
    var thing =
        instance(
            new Thing(NAME, moody) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
                count.incrementAndGet();
                return super.create(call, in);
              }
            });
    assertThat(thing.apply("{name = \"a\"}").only().path()).hasToString("moody");
  }

  @Test
  void followsDriftInARead() {
    var thing =
        instance(
            new Thing(NAME, LOUD) {
              @Override
              public Optional<ObjectView> read(Call<String> call, ObjectView last) {
                return Optional.of(last.with(NAME, "b"));
              }
            });
    thing.storing("{name = \"a\", loud = \"A\"}");
    assertThat(thing.refresh().all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"b\", loud = \"B\"}"));
  }

  @Test
  void isThereAfterAnImport() {
    var identity = Attribute.string("name").required().identity();
    var loud = Attribute.string("loud").derived(in -> in.get(identity) + "!", identity);
    var thing = instance(identity, loud);
    assertThat(thing.importId("a").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", loud = \"a!\"}"));
  }

  @Test
  void isThereAfterAnUpgradeOfAStateThatKnewNothingOfIt() {
    var old = instance(NAME);
    old.apply("{name = \"a\"}");
    var thing = instance(NAME, LOUD).holding(old.stored());
    assertThat(thing.plan("{name = \"a\"}").action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void worksInsideEveryNesting() {
    var disk = NestedObject.of(NAME, LOUD);
    for (var block :
        List.of(
            disk.blockList("disk"),
            disk.blockSet("disk"),
            disk.attributeSet("disk").optional(),
            disk.attributeList("disk").optional())) {
      var thing = instance(block);
      var made = "{disk = [{name = \"a\", loud = \"A\"}, {name = \"b\", loud = \"B\"}]}";
      var config = "{disk = [{name = \"a\"}, {name = \"b\"}]}";
      assertThat(thing.plan(config).planned()).isEqualTo(thing.value(made));
      assertThat(thing.apply(config).all()).isEmpty();
      assertThat(thing.state()).isEqualTo(thing.value(made));
    }
    var keyed = instance(disk.blockMap("disk"));
    assertThat(keyed.apply("{disk = {k = {name = \"a\"}}}").all()).isEmpty();
    assertThat(keyed.state()).isEqualTo(keyed.value("{disk = {k = {name = \"a\", loud = \"A\"}}}"));
  }

  @Test
  void mayBeMadeFromWhatIsInside() {
    var disk = NestedObject.of(NAME, LOUD).blockList("disk");
    var all =
        Attribute.string("all")
            .derived(
                in -> String.join("+", in.get(disk).stream().map(one -> one.get(LOUD)).toList()),
                disk);
    var thing = instance(all, disk);
    assertThat(thing.plan("{disk = [{name = \"a\"}, {name = \"b\"}]}").planned())
        .extracting(planned -> ((ObjectValue) planned).get("all"))
        .isEqualTo(CtyValue.string("A+B"));
  }

  @Test
  void seesItsSourcesAndNothingElse() {
    var sly = Attribute.string("sly").derived(in -> in.get(NAME) + in.find(NOTE).orElse("-"), NAME);
    var thing = instance(NAME, NOTE, sly);
    assertThat(thing.apply("{name = \"a\", note = \"b\"}").all()).isEmpty();
    assertThat(member(thing, "sly")).isEqualTo(CtyValue.string("a-"));
  }

  @Test
  void mayBeNullWhenItSaysSo() {
    var echo = Attribute.string("echo").nullable().derived(in -> in.find(NOTE).orElse(null), NOTE);
    var thing = instance(NAME, NOTE, echo);
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
    assertThat(thing.apply("{name = \"a\", note = \"n\"}").all()).isEmpty();
    assertThat(member(thing, "echo")).isEqualTo(CtyValue.string("n"));
  }

  @Test
  void aFormulaThatGivesNullIsReportedWhenItMustNot() {
    var echo = Attribute.string("echo").derived(in -> in.find(NOTE).orElse(null), NOTE);
    var finding = instance(NAME, NOTE, echo).plan("{name = \"a\"}").findings().only();
    assertThat(finding.path()).hasToString("echo");
    assertThat(finding.detail())
        .contains("the value is null, but the attribute is not @Nullable (handle: nullable())");
  }

  @Test
  void aFormulaThatFailsIsOneFindingAtItsPlace() {
    var bad = Attribute.string("bad").derived(in -> in.get(NAME).substring(9), NAME);
    var disk = NestedObject.of(NAME, bad).blockList("disk");
    var finding = instance(disk).plan("{disk = [{name = \"a\"}]}").findings().only();
    assertThat(finding.path()).hasToString("disk[0].bad");
    assertThat(finding.summary()).isEqualTo("Cannot derive bad");
    assertThat(finding.detail())
        .contains("StringIndexOutOfBoundsException")
        .contains("This is a bug in the provider.");
  }

  @Test
  void aFormulaThatFailsInsideASetIsReportedAtTheSet() {
    var bad = Attribute.string("bad").derived(in -> in.get(NAME).substring(9), NAME);
    var disk = NestedObject.of(NAME, bad).blockSet("disk");
    var finding = instance(disk).plan("{disk = [{name = \"a\"}]}").findings().only();
    assertThat(finding.path()).hasToString("disk");
  }

  @Test
  void aFormulaThatFailsAfterCreationDoesNotLoseTheObject() {
    var bad = Attribute.string("bad").derived(in -> in.get(ID).substring(99), ID);
    var thing = instance(NAME, ID, bad);
    var finding = thing.apply("{name = \"a\"}").all();
    assertThat(finding).anyMatch(one -> one.summary().equals("Cannot derive bad"));
    assertThat(member(thing, "id")).isEqualTo(CtyValue.string("made-1"));
    assertThat(thing.stored().tainted()).isTrue();
  }

  @Test
  void comesAfterTheAuthorsPlan() {
    final class Shaping extends Thing
        implements Planning<String, ValueView, ObjectView, ValueView> {
      Shaping() {
        super(NAME, ID, LOUD, URL);
      }

      @Override
      public ValueView plan(
          PlanCall<String> call, ValueView config, @Nullable ObjectView before, ValueView plan) {
        return plan.with(ID, Value.known("7")).with(LOUD, Value.known("nonsense"));
      }
    }
    var thing = instance(new Shaping());
    assertThat(thing.plan("{name = \"a\"}").planned())
        .isEqualTo(thing.value("{name = \"a\", id = \"7\", loud = \"A\", url = \"https://A/7\"}"));
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
  }

  @Test
  void whatChangesWithItIsUnknownWhenItChanges() {
    var tag = Attribute.string("tag").computed().changesWith(LOUD);
    var thing = instance(NAME, LOUD, tag);
    thing.apply("{name = \"a\"}");
    assertThat(thing.plan("{name = \"b\"}").planned())
        .isEqualTo(thing.value("{name = \"b\", loud = \"B\", tag = ?!}"));
  }

  @Test
  void mayRequireReplacement() {
    var first = Attribute.string("first").derived(in -> in.get(NAME).substring(0, 1), NAME);
    var thing = instance(NAME, first.requiresReplaceWhen((before, after) -> !before.equals(after)));
    thing.apply("{name = \"aa\"}");
    assertThat(thing.plan("{name = \"ab\"}").action()).isEqualTo(Action.UPDATE);
    assertThat(thing.plan("{name = \"b\"}").action()).isEqualTo(Action.REPLACE);
    assertThat(thing.plan("{name = \"b\"}").replace()).containsExactly("first");
  }
}
