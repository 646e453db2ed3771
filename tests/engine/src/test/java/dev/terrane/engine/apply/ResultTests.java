package dev.terrane.engine.apply;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestInstance;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/// Tests the results of author's methods, and their violations.
class ResultTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> NOTE = Attribute.string("note").optional();
  private static final Attribute<String> ID = Attribute.string("id").computed().stable();
  private static final Attribute<CtyValue> LIST =
      Attribute.of("list", AttributeType.of(CtyType.list(CtyType.STRING))).optional();

  private static TestInstance giving(UnaryOperator<ObjectView> result, Attribute<?>... members) {
    return instance(
        new Thing(members) {
          @Override
          public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
            return result.apply(super.create(call, in));
          }

          @Override
          public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
              throws Exception {
            return result.apply(super.update(call, before, in));
          }
        });
  }

  @SuppressWarnings("NullAway") // authors in other languages do that
  private static ObjectView nothing() {
    return null;
  }

  @Test
  void anotherValueThanPlannedIsExplainedAndStoredAllTheSame() {
    var thing = giving(state -> state.with(NAME, "A"), NAME, ID);
    var finding = thing.apply("{name = \"a\"}").only();
    assertThat(finding.path()).hasToString("name");
    assertThat(finding.summary())
        .isEqualTo("resource t_thing: create returned a value that differs from the plan at name");
    assertThat(finding.detail())
        .contains(
            "create violated a rule of Terraform at name: was one value, but now another (K13)")
        .contains("expected: \"a\"")
        .contains("actual:   \"A\"")
        .contains("return the planned value, as in.toState(...) does (handles: in.with(...))");
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"A\", id = \"made-1\"}"));
    assertThat(thing.stored().tainted()).isTrue();
  }

  @Test
  void aValueThatWasNotPlannedIsExplained() {
    var thing = giving(state -> state.with(NOTE, "mine"), NAME, NOTE);
    assertThat(thing.apply("{name = \"a\"}").only().detail()).contains("was null, but now set");
  }

  @Test
  void aValueThatIsMissingIsExplained() {
    var thing = giving(state -> state.without(ID), NAME, ID);
    assertThat(thing.apply("{name = \"a\"}").only().detail())
        .contains("K10")
        .contains("declare the attribute @Nullable (handle: nullable())");
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\"}"));
  }

  @Test
  void aBreachInsideABlockHasItsPath() {
    var disk = NestedObject.of(NAME).blockList("disk");
    var renamed = ObjectView.EMPTY.with(NAME, "b");
    var thing = giving(state -> state.with(disk, List.of(renamed)), disk);
    assertThat(thing.apply("{disk = [{name = \"a\"}]}").only().path()).hasToString("disk[0].name");
  }

  @Test
  void aSensitiveValueIsNotShownInABreach() {
    var secret = Attribute.string("secret").required().sensitive();
    var thing = giving(state -> state.with(secret, "other-secret"), secret);
    var finding = thing.apply("{secret = \"my-secret\"}").only();
    assertThat(finding.path()).hasToString("secret");
    assertThat(finding.detail()).doesNotContain("my-secret").doesNotContain("other-secret");
  }

  @Test
  void anUpdateThatBreaksItsPlanIsStoredAndNotTainted() {
    var thing = giving(state -> state.get(NAME).equals("b") ? state.with(NAME, "B") : state, NAME);
    thing.apply("{name = \"a\"}");
    assertThat(thing.apply("{name = \"b\"}").only().summary()).contains("update returned");
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"B\"}"));
    assertThat(thing.stored().tainted()).isFalse();
  }

  @Test
  void nullForANewObjectIsReportedAndThePlanIsKept() {
    var thing = giving(_ -> nothing(), NAME, ID);
    var finding = thing.apply("{name = \"a\"}").only();
    assertThat(finding.summary()).isEqualTo("Failed: create of resource t_thing");
    assertThat(finding.detail()).contains("returned null. This is a bug in the provider.");
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\"}"));
    assertThat(thing.stored().tainted()).isTrue();
    assertThat(thing.destroy().all()).isEmpty();
  }

  @Test
  void aStateThatCannotBeSentCostsOnlyThatMember() {
    var thing = giving(state -> state.with(LIST, CtyValue.string("no list")), NAME, ID, LIST);
    var findings = thing.apply("{name = \"a\", list = [\"x\"]}");
    assertThat(findings.ok()).isFalse();
    assertThat(findings.all()).allMatch(one -> one.path().toString().startsWith("list"));
    assertThat(thing.state())
        .isEqualTo(thing.value("{name = \"a\", id = \"made-1\", list = [\"x\"]}"));
    assertThat(thing.stored().tainted()).isTrue();
  }

  @Test
  void aCheckpointThatCannotBeSentCostsOnlyThatMember() {
    var thing =
        instance(
            new Thing(NAME, ID, LIST) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                call.checkpoint(
                    ObjectView.EMPTY
                        .with(NAME, "a")
                        .with(ID, "real")
                        .with(LIST, CtyValue.string("no list")));
                throw new IllegalStateException("half done");
              }
            });
    assertThat(thing.apply("{name = \"a\"}").all()).first().asString().contains("half done");
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", id = \"real\"}"));
  }

  @Test
  void anIncompleteStateCanBeDestroyed() {
    var deleted = new java.util.ArrayList<Optional<String>>();
    var thing =
        instance(
            new Thing(NAME, NOTE, ID) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                call.checkpoint(ObjectView.EMPTY.with(ID, "real"));
                throw new IllegalStateException("half done");
              }

              @Override
              public void delete(Call<String> call, ObjectView last) {
                deleted.add(last.find(NAME));
              }
            });
    thing.apply("{name = \"a\"}");
    assertThat(thing.state()).isEqualTo(thing.value("{id = \"real\"}"));
    assertThat(thing.destroy().all()).isEmpty();
    assertThat(deleted).containsExactly(Optional.empty());
    assertThat(thing.exists()).isFalse();
  }

  @Test
  void inputHidesWhatIsOpenInsideABlockAndShowsTheRest() {
    var disk = NestedObject.of(NAME, ID).blockList("disk");
    var seen = new java.util.ArrayList<String>();
    var thing =
        instance(
            new Thing(disk) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
                in.get(disk).forEach(one -> seen.add(one.get(NAME) + " " + one.find(ID)));
                return in.with(
                    disk, in.get(disk).stream().map(one -> one.with(ID, "real")).toList());
              }
            });
    assertThat(thing.apply("{disk = [{name = \"a\"}, {name = \"b\"}]}").all()).isEmpty();
    assertThat(seen).containsExactly("a Optional.empty", "b Optional.empty");
  }

  @Test
  void whatIsLeftOpenInsideABlockIsReportedWithItsPath() {
    var disk = NestedObject.of(NAME, ID).blockList("disk");
    var thing =
        instance(
            new Thing(disk) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                return in;
              }
            });
    var finding = thing.apply("{disk = [{name = \"a\"}]}").only();
    assertThat(finding.path()).hasToString("disk[0].id");
    assertThat(finding.detail()).contains("return a known value, or");
    assertThat(thing.state()).isEqualTo(thing.value("{disk = [{name = \"a\"}]}"));
  }

  @Test
  void aMissingArgumentIsABugOfTheProviderWithItsPlace() {
    var thing =
        instance(
            new Thing(NAME, NOTE) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                return in.with(NAME, in.get(NOTE));
              }
            });
    var finding = thing.apply("{name = \"a\"}").only();
    assertThat(finding.path()).hasToString("note");
    assertThat(finding.detail()).contains("read it with find instead of get");
  }
}
