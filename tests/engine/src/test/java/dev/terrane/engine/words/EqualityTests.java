package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/// Tests that equivalent values are not a change, and that the configured one is kept.
class EqualityTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> KEY =
      Attribute.string("key").required().sameWhen(Equality.caseInsensitive());
  private static final Attribute<String> ID = Attribute.string("id").computed().stable();
  private static final NestedObject<ObjectView> DISK = NestedObject.of(KEY, ID);

  /// Its remote side has a spelling of its own.
  private static final class Respelling extends Thing {
    private final UnaryOperator<ObjectView> spell;

    Respelling(UnaryOperator<ObjectView> spell, Attribute<?>... members) {
      super(members);
      this.spell = spell;
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      return spell.apply(super.create(call, in));
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
        throws Exception {
      return spell.apply(super.update(call, before, in));
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) {
      return Optional.of(spell.apply(last));
    }
  }

  private static ObjectView loud(ObjectView view) {
    return view.with(KEY, view.get(KEY).toUpperCase(Locale.ROOT));
  }

  private static Respelling respelling(Attribute<List<ObjectView>> disks) {
    return new Respelling(
        view ->
            view.with(
                disks,
                view.find(disks).orElse(List.of()).stream().map(EqualityTests::loud).toList()),
        disks);
  }

  @Test
  void applyAndReadKeepTheUsersSpelling() {
    var thing = instance(new Respelling(EqualityTests::loud, NAME, KEY));
    assertThat(thing.apply("{name = \"a\", key = \"Key\"}").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", key = \"Key\"}"));
  }

  @Test
  void aChangeOfTheSpellingAloneIsNoChange() {
    var thing = instance(NAME, KEY);
    thing.apply("{name = \"a\", key = \"Key\"}");
    assertThat(thing.plan("{name = \"a\", key = \"KEY\"}").action()).isEqualTo(Action.NO_OP);
    assertThat(thing.plan("{name = \"a\", key = \"other\"}").action()).isEqualTo(Action.UPDATE);
  }

  @Test
  void whatIsTheSameIsNoChangeToTheAuthorEither() {
    var seen = new ArrayList<String>();
    var thing =
        instance(
            new Thing(NAME, KEY) {
              @Override
              public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in) {
                seen.add(in.since(before) + " " + in.get(KEY));
                return in;
              }
            });
    thing.apply("{name = \"a\", key = \"Key\"}");
    thing.apply("{name = \"b\", key = \"KEY\"}");
    assertThat(seen).containsExactly("[name] Key");
  }

  @Test
  void aSpellingAloneRequiresNoReplacement() {
    var thing = instance(NAME, KEY.requiresReplace());
    thing.apply("{name = \"a\", key = \"Key\"}");
    assertThat(thing.plan("{name = \"b\", key = \"KEY\"}").action()).isEqualTo(Action.UPDATE);
  }

  @Test
  void driftIsStillSeen() {
    var thing = instance(new Respelling(view -> view.with(KEY, "other"), NAME, KEY));
    thing.storing("{name = \"a\", key = \"Key\"}");
    thing.refresh();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", key = \"other\"}"));
  }

  @Test
  void aComputedValueThatMeansTheSameIsNoDrift() {
    var id = Attribute.string("id").computed().sameWhen(Equality.caseInsensitive());
    var thing =
        instance(
            new Respelling(view -> view.with(id, view.get(id).toUpperCase(Locale.ROOT)), NAME, id));
    thing.storing("{name = \"a\", id = \"id-1\"}");
    assertThat(thing.refresh().all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", id = \"id-1\"}"));
  }

  @Test
  void aDerivedValueThatMeansTheSameIsNoChange() {
    var derived =
        Attribute.string("derived")
            .derived(in -> in.get(NAME), NAME)
            .sameWhen(Equality.caseInsensitive());
    var thing = instance(NAME, derived);
    thing.apply("{name = \"a\"}");
    assertThat(thing.apply("{name = \"A\"}").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"A\", derived = \"a\"}"));
  }

  @Test
  void jsonIsComparedByWhatItSays() {
    var json = Attribute.string("json").required().sameWhen(Equality.json());
    var thing = instance(json);
    thing.apply("{json = \"[1, true]\"}");
    assertThat(thing.plan("{json = \"[1.0,true]\"}").action()).isEqualTo(Action.NO_OP);
    assertThat(thing.plan("{json = \"[true, 1]\"}").action()).isEqualTo(Action.UPDATE);
  }

  @Test
  void membersThatTheServerAddsToJsonAreIgnored() {
    var json = Attribute.string("json").required().sameWhen(Equality.jsonSubset());
    var thing = instance(new Respelling(view -> view.with(json, added(view.get(json))), json));
    assertThat(thing.apply("{json = '{\"a\":1}'}").all()).isEmpty();
    thing.refresh();
    assertThat(thing.state()).isEqualTo(thing.value("{json = '{\"a\":1}'}"));
    assertThat(thing.plan("{json = '{\"a\":1.0}'}").action()).isEqualTo(Action.NO_OP);
  }

  private static String added(String json) {
    return json.replace("}", json.length() > 2 ? ",\"server\":true}" : "\"server\":true}");
  }

  @Test
  void aJsonMemberThatIsRemovedFromTheConfigurationIsAChange() {
    var json =
        Attribute.string("json").required().sameWhen(Equality.jsonSubset()).requiresReplace();
    var thing = instance(new Respelling(view -> view.with(json, added(view.get(json))), json));
    thing.apply("{json = '{\"a\":1}'}");
    assertThat(thing.plan("{json = '{}'}").action()).isEqualTo(Action.REPLACE);
  }

  @Test
  void elementsOfListsAndMapsArePairedByIndexAndKey() {
    for (var disks : List.of(DISK.blockList("disk"), DISK.attributeList("disk").optional())) {
      var thing = instance(respelling(disks));
      assertThat(thing.apply("{disk = [{key = \"a\"}, {key = \"b\"}]}").all()).isEmpty();
      assertThat(thing.plan("{disk = [{key = \"A\"}, {key = \"b\"}]}").action())
          .isEqualTo(Action.NO_OP);
    }
    var keyed = instance(DISK.blockMap("disk"));
    keyed.apply("{disk = {k = {key = \"a\"}}}");
    assertThat(keyed.plan("{disk = {k = {key = \"A\"}}}").action()).isEqualTo(Action.NO_OP);
  }

  private static TestInstance sets(Attribute<java.util.Set<ObjectView>> disks) {
    return instance(
        new Respelling(
            view ->
                view.with(
                    disks,
                    view.find(disks).orElse(java.util.Set.of()).stream()
                        .map(EqualityTests::loud)
                        .collect(java.util.stream.Collectors.toSet())),
            disks));
  }

  @Test
  void elementsOfSetsArePairedByTheirMeaning() {
    for (var disks : List.of(DISK.blockSet("disk"), DISK.attributeSet("disk").optional())) {
      var thing = sets(disks);
      assertThat(thing.apply("{disk = [{key = \"a\"}, {key = \"b\"}]}").all()).isEmpty();
      assertThat(thing.plan("{disk = [{key = \"B\"}, {key = \"a\"}]}").action())
          .isEqualTo(Action.NO_OP);
      var plan = thing.plan("{disk = [{key = \"B\"}, {key = \"c\"}]}");
      assertThat(plan.planned())
          .isEqualTo(
              thing.value("{disk = [{key = \"b\", id = \"made-2\"}, {key = \"c\", id = ?!}]}"));
    }
  }

  @Test
  void elementsOfSetsArePairedWhateverIsComputedInside() {
    var disks = NestedObject.of(KEY, NestedObject.of(NAME, ID).blockSet("part")).blockSet("disk");
    var thing = instance(disks);
    thing.apply("{disk = [{key = \"a\", part = [{name = \"p\"}]}]}");
    assertThat(thing.plan("{disk = [{key = \"A\", part = [{name = \"p\"}]}]}").action())
        .isEqualTo(Action.NO_OP);
  }

  @Test
  void oneElementOfASetIsRespelledByOneAtMost() {
    var disks = NestedObject.of(KEY).blockSet("disk");
    var thing = instance(disks);
    thing.apply("{disk = [{key = \"a\"}, {key = \"b\"}]}");
    assertThat(thing.plan("{disk = [{key = \"a\"}, {key = \"A\"}]}").planned())
        .isEqualTo(thing.value("{disk = [{key = \"a\"}, {key = \"A\"}]}"));
  }

  @Test
  void aNestedAttributeCanBeComparedAsAWhole() {
    var disks =
        DISK.attributeList("disk")
            .optional()
            .sameWhen((before, after) -> before.size() == after.size());
    var thing = instance(disks);
    thing.apply("{disk = [{key = \"a\"}]}");
    assertThat(thing.plan("{disk = [{key = \"b\"}]}").action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void anEqualityThatFailsIsOneFindingAtItsPlace() {
    var key =
        Attribute.string("key")
            .required()
            .sameWhen((_, _) -> {
              throw new IllegalStateException("no idea");
            });
    var disk = NestedObject.of(key).blockList("disk");
    var thing = instance(disk);
    thing.apply("{disk = [{key = \"a\"}]}");
    var finding = thing.plan("{disk = [{key = \"b\"}]}").findings().only();
    assertThat(finding.path()).hasToString("disk[0].key");
    assertThat(finding.summary()).isEqualTo("Cannot compare key");
    assertThat(finding.detail()).contains("IllegalStateException: no idea");
  }
}
