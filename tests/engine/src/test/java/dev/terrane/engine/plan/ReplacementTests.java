package dev.terrane.engine.plan;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestInstance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which changes need another object.
class ReplacementTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> ZONE =
      Attribute.string("zone").optional().requiresReplace();
  private static final NestedObject<ObjectView> DISK = NestedObject.of(ZONE, size());

  private static Attribute<Long> size() {
    return Attribute.int64("size").optional();
  }

  private static TestInstance applied(String config, Attribute<?>... members) {
    var thing = instance(members);
    assertThat(thing.apply(config).all()).isEmpty();
    return thing;
  }

  private static void assertReplaces(TestInstance thing, String config, String... paths) {
    var plan = thing.plan(config);
    assertThat(plan.action()).isEqualTo(Action.REPLACE);
    assertThat(plan.replace()).containsExactlyInAnyOrder(paths);
    assertThat(thing.apply(config).all()).isEmpty();
  }

  private static void assertUpdates(TestInstance thing, String config) {
    assertThat(thing.plan(config).action()).isEqualTo(Action.UPDATE);
  }

  @Test
  void aChangeNeedsAnotherObject() {
    assertReplaces(applied("{zone = \"a\"}", ZONE), "{zone = \"b\"}", "zone");
  }

  @ParameterizedTest
  @CsvSource({"'{zone = \"a\"}', '{}'", "'{}', '{zone = \"a\"}'"})
  void aChangeFromOrToNullNeedsAnotherObject(String before, String after) {
    assertReplaces(applied(before, ZONE), after, "zone");
  }

  @Test
  void aValueThatIsNotKnownYetNeedsAnotherObject() {
    assertThat(applied("{zone = \"a\"}", ZONE).plan("{zone = ?}").action())
        .isEqualTo(Action.REPLACE);
  }

  @Test
  void anotherChangeDoesNot() {
    assertUpdates(applied("{zone = \"a\", size = 1}", ZONE, size()), "{zone = \"a\", size = 2}");
  }

  @Test
  void aRuleDecidesAboutKnownValues() {
    var size =
        Attribute.int64("size").optional().requiresReplaceWhen((before, after) -> after < before);
    assertUpdates(applied("{size = 2}", size), "{size = 3}");
    assertReplaces(applied("{size = 2}", size), "{size = 1}", "size");
    assertReplaces(applied("{size = 2}", size), "{}", "size");
    assertThat(applied("{size = 2}", size).plan("{size = ?}").action()).isEqualTo(Action.REPLACE);
  }

  @Test
  void aRuleThatTakesNullDecidesAboutIt() {
    var size =
        Attribute.int64("size")
            .optional()
            .requiresReplaceWhenNullable((before, after) -> before != null && after != null);
    assertUpdates(applied("{size = 2}", size), "{}");
    assertUpdates(applied("{}", size), "{size = 2}");
    assertReplaces(applied("{size = 2}", size), "{size = 1}", "size");
    assertThat(applied("{}", size).plan("{size = ?}").action()).isEqualTo(Action.REPLACE);
  }

  @Test
  void aRuleMeetsNullInThePlaceOfAnEmptyCollection() {
    var tags =
        Attribute.of("tags", AttributeType.list(AttributeType.STRING))
            .optional()
            .emptyIsNull()
            .requiresReplaceWhenNullable((before, after) -> before != null && before.isEmpty());
    assertUpdates(applied("{tags = []}", tags), "{tags = [\"a\"]}");
  }

  @Test
  void aRuleThatFailsFailsThePlan() {
    var size =
        Attribute.int64("size")
            .optional()
            .requiresReplaceWhen((_, _) -> {
              throw new IllegalStateException("cannot compare");
            });
    var finding = applied("{size = 2}", size).plan("{size = 3}").findings().only();
    assertThat(finding.summary()).isEqualTo("Failed: plan of resource t_thing");
    assertThat(finding.detail())
        .contains("the rule requiresReplaceWhen of size failed")
        .contains("cannot compare");
  }

  @Test
  void insideASingleBlockThePathNamesTheMember() {
    assertReplaces(
        applied("{disk = {zone = \"a\"}}", DISK.block("disk")),
        "{disk = {zone = \"b\"}}",
        "disk.zone");
  }

  @Test
  void insideAListThePathHasTheIndex() {
    assertReplaces(
        applied("{disk = [{size = 1}, {zone = \"a\"}]}", DISK.blockList("disk")),
        "{disk = [{size = 2}, {zone = \"b\"}]}",
        "disk[1].zone");
  }

  @Test
  void insideAMapThePathHasTheKey() {
    assertReplaces(
        applied("{disk = {x = {zone = \"a\"}}}", DISK.attributeMap("disk").optional()),
        "{disk = {x = {zone = \"b\"}}}",
        "disk[\"x\"].zone");
  }

  @Test
  void insideASetThePathNamesTheSet() {
    assertReplaces(
        applied("{disk = [{zone = \"a\", size = 1}]}", DISK.blockSet("disk")),
        "{disk = [{zone = \"b\", size = 1}]}",
        "disk");
  }

  @Test
  void insideASetAnotherMemberNeedsNoOtherObject() {
    assertUpdates(
        applied("{disk = [{zone = \"a\", size = 1}]}", DISK.blockSet("disk")),
        "{disk = [{zone = \"a\", size = 2}]}");
  }

  @Test
  void deepInsideASetAMemberCountsToo() {
    var shelf = NestedObject.of(NAME, DISK.blockList("disk")).blockSet("shelf");
    assertReplaces(
        applied("{shelf = [{name = \"s\", disk = [{zone = \"a\"}]}]}", shelf),
        "{shelf = [{name = \"s\", disk = [{zone = \"b\"}]}]}",
        "shelf");
    assertUpdates(
        applied("{shelf = [{name = \"s\", disk = [{zone = \"a\"}]}]}", shelf),
        "{shelf = [{name = \"t\", disk = [{zone = \"a\"}]}]}");
  }

  @ParameterizedTest
  @CsvSource({
    "'{disk = [{zone = \"a\"}]}', '{disk = [{zone = \"a\"}, {zone = \"b\"}]}', 'disk[1].zone'",
    "'{disk = [{zone = \"a\"}, {zone = \"b\"}]}', '{disk = [{zone = \"a\"}]}', 'disk[1].zone'",
  })
  void anElementThatComesOrGoesChangesFromOrToNull(String before, String after, String path) {
    assertReplaces(applied(before, DISK.blockList("disk")), after, path);
  }

  @Test
  void anElementThatComesWithoutSuchAValueChangesNothing() {
    assertUpdates(
        applied("{disk = [{zone = \"a\"}]}", DISK.blockList("disk")),
        "{disk = [{zone = \"a\"}, {size = 2}]}");
  }

  @Test
  void aBlockThatComesOrGoesChangesFromOrToNull() {
    assertReplaces(applied("{}", DISK.block("disk")), "{disk = {zone = \"a\"}}", "disk.zone");
    assertReplaces(applied("{disk = {zone = \"a\"}}", DISK.block("disk")), "{}", "disk.zone");
  }

  @Test
  void aWholeBlockMayAskForIt() {
    assertReplaces(
        applied("{disk = [{size = 1}]}", DISK.blockList("disk").requiresReplace()),
        "{disk = [{size = 2}]}",
        "disk");
  }

  @Test
  void anIdentityThatIsWrittenNeedsAnotherObjectInWhateverOrderItIsDeclared() {
    var first = Attribute.string("name").required().identity();
    var last = Attribute.string("name").identity().required();
    assertReplaces(applied("{name = \"a\"}", first), "{name = \"b\"}", "name");
    assertReplaces(applied("{name = \"a\"}", last), "{name = \"b\"}", "name");
  }

  @Test
  void anIdentityThatIsComputedIsStableInWhateverOrderItIsDeclared() {
    var first = Attribute.string("id").computed().identity();
    var last = Attribute.string("id").identity().computed();
    assertUpdates(applied("{name = \"a\"}", NAME, first), "{name = \"b\"}");
    assertThat(applied("{name = \"a\"}", NAME, last).plan("{name = \"b\"}").planned().toString())
        .contains("id = \"made-1\"");
  }

  @Test
  void anIdentityThatMayBeWrittenIsBoth() {
    var id = Attribute.string("id").orSet().identity();
    assertUpdates(applied("{name = \"a\"}", NAME, id), "{name = \"b\"}");
    assertReplaces(
        applied("{name = \"a\", id = \"x\"}", NAME, id), "{name = \"a\", id = \"y\"}", "id");
  }

  @Test
  void replacementDestroysThenCreates() {
    var thing = new Thing(ZONE);
    var instance = instance(thing);
    instance.apply("{zone = \"a\"}");
    thing.methods().clear();
    instance.apply("{zone = \"b\"}");
    assertThat(thing.methods()).startsWith("read", "delete", "create");
  }

  @Test
  void aDefaultThatComesWithANewVersionOfTheProviderReplacesNothing() {
    var before = applied("{name = \"a\"}", NAME);
    var kind = Attribute.string("kind").defaultTo("any").requiresReplace();
    var grown = instance(NAME, kind).holding(before.stored());
    assertUpdates(grown, "{name = \"a\"}");
    assertReplaces(grown, "{name = \"a\", kind = \"other\"}", "kind");
  }
}
