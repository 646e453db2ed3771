package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests that equivalent values cause neither a replacement nor an update, with any other traits.
class SameMeaningTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> ID = Attribute.string("id").computed();
  private static final Attribute<Map<String, String>> TAGS =
      Attribute.of("tags", AttributeType.map(AttributeType.STRING)).optional().emptyIsNull();
  private static final Attribute<String> KEY =
      Attribute.string("key").required().sameWhen(Equality.caseInsensitive()).requiresReplace();
  private static final Attribute<Double> RATIO =
      Attribute.of("ratio", AttributeType.DOUBLE).optional().requiresReplace();
  private static final NestedObject<ObjectView> PART =
      NestedObject.of(NAME, KEY, TAGS.requiresReplace(), RATIO, ID);

  private static final String PART_A = "{name = \"n\", key = \"k\", ratio = 0.5}";
  private static final String PART_B = "{name = \"n\", key = \"K\", ratio = 0.5, tags = {}}";

  /// A member, and two equivalent values; `%s` is a part.
  record Shape(Attribute<?> member, String value) {
    private String with(String part) {
      return "{name = \"a\", " + member.name() + " = " + value.replace("%s", part) + "}";
    }

    @Override
    public String toString() {
      return member.nested().map(nested -> nested.nesting() + " ").orElse("") + value;
    }
  }

  private static Stream<Shape> shapes() {
    return Stream.of(
        new Shape(PART.attribute("in").optional(), "%s"),
        new Shape(PART.attributeList("in").optional(), "[%s]"),
        new Shape(PART.attributeSet("in").optional(), "[%s]"),
        new Shape(PART.attributeMap("in").optional(), "{k = %s}"),
        new Shape(PART.block("in"), "%s"),
        new Shape(PART.blockList("in"), "[%s]"),
        new Shape(PART.blockSet("in"), "[%s]"),
        new Shape(PART.blockMap("in"), "{k = %s}"),
        new Shape(PART.attributeSet("in").optional().requiresReplace(), "[%s]"),
        new Shape(PART.blockList("in").requiresReplace(), "[%s]"),
        new Shape(
            NestedObject.of(NAME, PART.blockSet("deep")).blockSet("in"),
            "[{name = \"d\", deep = [%s]}]"));
  }

  private static Stream<Attribute<?>> replacing() {
    return Stream.of(TAGS.requiresReplace(), TAGS.requiresReplaceWhen((_, _) -> true));
  }

  @ParameterizedTest
  @MethodSource("replacing")
  void emptyAndNullAreNoReplacement(Attribute<?> tags) {
    var author = new Thing(NAME, tags, ID);
    for (var written : List.of("{name = \"a\"}", "{name = \"a\", tags = {}}")) {
      var thing = instance(author);
      thing.apply(written);
      var other = written.contains("tags") ? "{name = \"a\"}" : "{name = \"a\", tags = {}}";
      var plan = thing.plan(other);
      assertThat(plan.action()).isEqualTo(Action.UPDATE);
      assertThat(plan.planned().isWhollyKnown()).isTrue();
      assertThat(thing.apply(other).all()).isEmpty();
    }
    assertThat(author.methods()).doesNotContain("update", "delete");
  }

  @Test
  void whatIsNotEmptyStillNeedsAnotherObject() {
    var thing = instance(NAME, TAGS.requiresReplace());
    thing.apply("{name = \"a\", tags = {}}");
    assertThat(thing.plan("{name = \"a\", tags = {k = \"v\"}}").action()).isEqualTo(Action.REPLACE);
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void otherSpellingsInsideAreNeitherReplacementNorUpdate(Shape shape) {
    var author = new Thing(NAME, shape.member());
    var thing = instance(author);
    thing.apply(shape.with(PART_A));
    var plan = thing.plan(shape.with(PART_B));
    assertThat(plan.action()).isEqualTo(Action.UPDATE);
    assertThat(plan.planned().isWhollyKnown()).isTrue();
    assertThat(thing.apply(shape.with(PART_B)).all()).isEmpty();
    assertThat(author.methods()).doesNotContain("update", "delete");
    assertThat(thing.plan(shape.with(PART_B)).action()).isEqualTo(Action.NO_OP);
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void otherSpellingsBesideAnUpdateAreNoReplacement(Shape shape) {
    if (shape.member().rules().mayReplace()) {
      return;
    }
    var thing = instance(new Thing(NAME, shape.member()));
    thing.apply(shape.with(PART_A));
    var other = PART_B.replace("\"n\"", "\"m\"").replace("0.5", "0.50000000000000000000001");
    assertThat(thing.plan(shape.with(other)).action()).isEqualTo(Action.UPDATE);
    assertThat(thing.apply(shape.with(other)).all()).isEmpty();
  }

  @Test
  void aNumberOfTheSameDoubleIsNoReplacementInASet() {
    var part = NestedObject.of(NAME, RATIO);
    var thing = instance(part.blockSet("in"));
    thing.apply("{in = [{name = \"a\", ratio = 0.1}]}");
    assertThat(thing.plan("{in = [{name = \"b\", ratio = 0.10000000000000000000001}]}").action())
        .isEqualTo(Action.UPDATE);
    assertThat(thing.plan("{in = [{name = \"b\", ratio = 0.2}]}").action())
        .isEqualTo(Action.REPLACE);
  }

  @Test
  void whatChangesWithACollectionIsKnownWhenItMeansTheSame() {
    var sum = Attribute.string("sum").computed().changesWith(TAGS);
    var author = new Thing(NAME, TAGS, sum, ID);
    var thing = instance(author);
    thing.apply("{name = \"a\", tags = {}}");
    assertThat(thing.plan("{name = \"a\"}").planned().isWhollyKnown()).isTrue();
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
    assertThat(author.methods()).doesNotContain("update");
    assertThat(thing.plan("{name = \"b\", tags = {}}").planned())
        .isEqualTo(thing.value("{name = \"b\", tags = {}, sum = \"made-1\", id = ?!}"));
  }
}
