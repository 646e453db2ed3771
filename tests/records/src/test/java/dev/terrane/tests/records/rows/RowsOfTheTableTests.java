package dev.terrane.tests.records.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.core.Plan;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import dev.terrane.tests.records.cloud.CloudProviderType;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * A test for each row of the table of component annotations; {@link ShapesTests}, {@link
 * KindsTests} and {@link CheckedTests} test nestings, types, checks and equivalent values.
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
  @DisplayName("String path, @Nullable String note")
  void aComponentIsRequiredAndANullableOneOptional() {
    applied(ITEM);
    assertThat(item.state()).isEqualTo(item.value(ITEM.replace("}", WHOLE)));
    assertThat(item.validate("{name = \"n\"}").only().path()).hasToString("zone");
    assertThat(item.validate(item("note = null")).all()).isEmpty();
  }

  @Test
  @DisplayName("@Default(\"0644\"), @Default(constant = \"FIELDS\")")
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
  @DisplayName("@Computed")
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
  @DisplayName("@Computed(stable = true)")
  void whatIsComputedAndStableKeepsItsValueForEver() {
    applied(ITEM);
    applied(item("size = 2, note = \"x\"").replace("\"n\"", "\"m\""));
    assertThat(item.state().toString()).contains("id of n");
  }

  @Test
  @DisplayName("@Computed(changesWith = \"size\")")
  void whatChangesWithAnotherIsUnknownOnlyWhenThatOneChanges() {
    assertThat(planAfter(ITEM, item("size = 2")).planned().toString()).doesNotContain("rack 1");
    assertThat(item.plan(item("note = \"x\"")).planned().toString()).contains("rack 1");
    applied(item("size = 2"));
    assertThat(item.state().toString()).contains("rack 2");
  }

  @Test
  @DisplayName("@Computed(orSet = true)")
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
  @DisplayName("@Derived")
  void whatIsDerivedIsKnownAsSoonAsWhatItIsDerivedFrom() {
    assertThat(item.plan(item("note = ?")).planned().toString()).contains("z/n");
    var open = ITEM.replace("\"n\"", "?");
    assertThat(item.plan(open).planned().toString()).doesNotContain("z/n");
    assertThat(item.apply(open, ITEM).all()).isEmpty();
    assertThat(item.state().toString()).contains("z/n");
  }

  @Test
  @DisplayName("@Planned(\"note\")")
  void whatIsPlannedIsPredictedWithTheClient() {
    assertThat(item.plan(item("note = \"hi\"")).planned().toString()).contains("note: hi");
    assertThat(item.apply(item("note = ?"), item("note = \"ho\"")).all()).isEmpty();
    assertThat(item.state().toString()).contains("note: ho");
  }

  @Test
  @DisplayName("@Identity, @Identity(mutable = true), @ImportId(\"{zone}/{name}\")")
  void anIdentityNeedsAnotherObjectUnlessItIsMutableAndIsWhatImportFillsIn() {
    assertThat(planAfter(ITEM, ITEM.replace("\"z\"", "\"y\"")).replace()).containsExactly("zone");
    assertThat(item.plan(ITEM.replace("\"n\"", "\"m\"")).action()).isEqualTo(Action.UPDATE);
    var imported = Serving.instance(memory, new ItemResource());
    assertThat(imported.importId("z/n").all()).isEmpty();
    assertThat(imported.state()).isEqualTo(item.state());
    assertThat(imported.importId("n").only().detail()).contains("{zone}/{name}");
  }

  @Test
  @DisplayName("@RequiresReplace, @RequiresReplace(when = \"shrinks\")")
  void aChangeNeedsAnotherObjectAlwaysOrWhenAPredicateSaysSo() {
    assertThat(planAfter(item("kind = \"a\", size = 5"), item("kind = \"b\", size = 5")).replace())
        .containsExactly("kind");
    assertThat(item.plan(item("kind = \"a\", size = 4")).replace()).containsExactly("size");
    assertThat(item.plan(item("kind = \"a\", size = 6")).action()).isEqualTo(Action.UPDATE);
    assertThat(item.plan(item("kind = \"a\", size = ?")).replace()).containsExactly("size");
  }

  @Test
  @DisplayName("@ConfigOnly")
  void aConfigOnlyValueIsNeverReadFromTheRemoteSide() {
    applied(item("force = true"));
    memory.get("z/n").ifPresent(kept -> memory.put("z/n", withoutForce(kept)));
    assertThat(item.refresh().all()).isEmpty();
    assertThat(item.plan(item("force = true")).action()).isEqualTo(Action.NO_OP);
    var imported = Serving.instance(memory, new ItemResource());
    imported.importId("z/n");
    assertThat(imported.plan(ITEM).action()).isEqualTo(Action.NO_OP);
    item.destroy();
    assertThat(memory.calls()).last().isEqualTo("delete force true");
  }

  private static Item withoutForce(Item kept) {
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
  @DisplayName("@WriteOnly(version = \"pin_version\")")
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
  @DisplayName("@Sensitive, @DeprecatedArgument(\"text\"), @Name(\"wait\")")
  void whatIsSensitiveDeprecatedOrRenamedIsSoInTheSchema() {
    assertThat(attribute(one -> one.is(Trait.SENSITIVE)).name()).isEqualTo("secret");
    assertThat(attribute(one -> one.name().equals("remark")).rules().deprecation())
        .contains("Write note instead.");
    applied(item("wait = true, secret = \"s3cret\""));
    assertThat(memory.get("z/n").orElseThrow().confidential().waits()).isTrue();
  }

  @Test
  @DisplayName("@Timeouts(create = \"45m\")")
  void timeoutsAreTheFrameworksAndNoComponent() {
    var patient = item("timeouts = {create = \"90m\"}");
    applied(patient);
    assertThat(item.plan(patient).action()).isEqualTo(Action.NO_OP);
    assertThat(item.validate(item("timeouts = {create = \"soon\"}")).only().path())
        .hasToString("timeouts.create");
    applied(ITEM);
    assertThat(memory.calls()).as("a timeout is a matter of the state alone").hasSize(1);
  }

  @Test
  @DisplayName("@Default(env = \"X_TOKEN\") on provider configuration")
  void aDefaultOfTheProviderMayComeFromTheEnvironment() {
    var core = TestCore.of(new CloudProviderType()).inEnvironment(Map.of("CLOUD_KEY", "token"));
    assertThat(core.configure(core.start()).all()).isEmpty();
  }

  @Test
  @DisplayName("@Block on a record, List, Set, Map of records; without it")
  void aRecordIsABlockOrANestedAttributeOfEachNesting() {
    var shapes = Serving.instance(new Memory<Shapes>(), new ShapesResource());
    var all =
        "{name = \"s\", one = {name = \"a\"}, many = [{name = \"b\"}], any = [{name = \"c\"}], named"
            + " = {x = {text = \"t\"}}, single = {name = \"d\"}, in_order = [{text = \"t\"}],"
            + " without = [{name = \"e\"}], by_key = {x = {text = \"t\"}}}";
    assertThat(shapes.apply(all).all()).isEmpty();
    assertThat(shapes.state().toString())
        .contains("code of a", "code of b", "code of c", "code of d", "code of e");
  }

  @Test
  @DisplayName("@Embedded record, @Nested on a shared top-level record")
  void anEmbeddedRecordIsFlatAndASharedOneHasAModelOfItsOwn() {
    assertThat(ItemModel.resource().schema().members())
        .map(Attribute::name)
        .contains("mode", "fields", "secret", "wait")
        .doesNotContain("settings", "confidential");
    assertThat(ShapesModel.ONE.nested().orElseThrow().members())
        .containsExactly(PlaceModel.NAME, PlaceModel.LEVEL, PlaceModel.CODE);
  }

  @Test
  @DisplayName("boolean, int, long, float, double, BigDecimal, String, enum, List, ..., own types")
  void aComponentHasAnyJavaTypeThatMeansSomethingToTerraform() {
    var kinds = Serving.instance(new Memory<Kinds>(), new KindsResource());
    var all =
        "{name = \"k\", numbers = {truth = true, small = 1, large = 2, binary = 0.5, single = 0.1, exact = 1.1},"
            + " colour = \"red\", texts = [\"a\"], codes = [1], labels = {a = \"b\"}, nested = {a ="
            + " [1]}, pause = \"30s\", since = \"2026-01-01T00:00:00Z\", home = \"https://e.org\","
            + " any = [1, \"a\"], range = \"1-2\"}";
    assertThat(kinds.apply(all).all()).isEmpty();
    assertThat(kinds.state()).isEqualTo(kinds.value(all));
  }

  @Test
  @DisplayName("@Pattern @Size @Min @Max @NotEmpty @Positive ... of Jakarta Validation")
  void anAnnotationOfJakartaValidationIsACheck() {
    var checked = Serving.instance(new Memory<Checked>(), new CheckedResource());
    var findings =
        checked.validate("{name = \"N\", size = 0, share = 1, loss = 1, gain = 0, words = []}");
    assertThat(findings.all())
        .map(one -> one.path().toString())
        .containsExactlyInAnyOrder("name", "size", "share", "loss", "gain", "words");
  }

  @Test
  @DisplayName("@Json, @CaseInsensitive, ..., @SameWhen(Own.class)")
  void whatMeansTheSameIsNoChange() {
    var checked = Serving.instance(new Memory<Checked>(), new CheckedResource());
    checked.apply("{name = \"n\", policy = \"[1, 2]\", host = \"A\", path = \"/a\"}");
    assertThat(
            checked
                .plan("{name = \"n\", policy = \"[1,2]\", host = \"a\", path = \"/a/\"}")
                .action())
        .isEqualTo(Action.NO_OP);
  }

  @Test
  @DisplayName("Set<@CaseInsensitive String>, Map<String, @Json String>")
  void elementsThatMeanTheSameAreNoChange() {
    var checked = Serving.instance(new Memory<Checked>(), new CheckedResource());
    checked.apply("{name = \"n\", aliases = [\"a\", \"B\"], rules = {k = \"[1, 2]\"}}");
    var same = "{name = \"n\", aliases = [\"A\", \"b\"], rules = {k = \"[1,2]\"}}";
    assertThat(checked.plan(same).action()).isEqualTo(Action.NO_OP);
    assertThat(checked.validate("{name = \"n\", rules = {k = \"[1\"}}").only().path())
        .hasToString("rules");
  }

  @Test
  @DisplayName("@NullIsNotEmpty")
  void nullAndEmptyAreOneToTheAuthorUnlessHeWantsBoth() {
    var memory = new Memory<Checked>();
    var checked = Serving.instance(memory, new CheckedResource());
    checked.apply("{name = \"n\"}");
    assertThat(memory.calls()).containsExactly("tags [] exact null");
  }
}
