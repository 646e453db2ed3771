package dev.terrane.engine.plan;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestInstance;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tests that defaults replace null in the configuration only.
class DefaultsTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> MODE = Attribute.string("mode").defaultTo("rw");
  private static final Attribute<String> ID = Attribute.string("id").computed();
  private static final NestedObject<ObjectView> DISK = NestedObject.of(NAME, MODE);

  /// The nesting modes, with the notation of one nested object.
  enum Placement {
    BLOCK(disk -> disk.block("disk"), "{%s}"),
    BLOCK_LIST(disk -> disk.blockList("disk"), "[{%s}]"),
    BLOCK_SET(disk -> disk.blockSet("disk"), "[{%s}]"),
    BLOCK_MAP(disk -> disk.blockMap("disk"), "{a = {%s}}"),
    BLOCK_GROUP(disk -> disk.blockGroup("disk"), "{%s}"),
    ATTRIBUTE(disk -> disk.attribute("disk").optional(), "{%s}"),
    ATTRIBUTE_LIST(disk -> disk.attributeList("disk").optional(), "[{%s}]"),
    ATTRIBUTE_SET(disk -> disk.attributeSet("disk").optional(), "[{%s}]"),
    ATTRIBUTE_MAP(disk -> disk.attributeMap("disk").optional(), "{a = {%s}}");

    @SuppressWarnings("ImmutableEnumChecker") // handles and constructors are immutable
    private final Function<NestedObject<?>, Attribute<?>> attribute;

    private final String written;

    Placement(Function<NestedObject<?>, Attribute<?>> attribute, String written) {
      this.attribute = attribute;
      this.written = written;
    }

    String with(String disk) {
      return "{disk = " + written.formatted(disk) + "}";
    }

    TestInstance thing() {
      return instance(attribute.apply(DISK));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aMissingMemberGetsItsDefaultAtEveryPlace(Placement place) {
    var thing = place.thing();
    assertThat(thing.plan(place.with("name = \"a\"")).planned())
        .isEqualTo(thing.value(place.with("name = \"a\", mode = \"rw\"")));
  }

  @ParameterizedTest
  @EnumSource
  void whatTheUserWroteStaysAtEveryPlace(Placement place) {
    var thing = place.thing();
    var written = place.with("name = \"a\", mode = \"ro\"");
    assertThat(thing.plan(written).planned()).isEqualTo(thing.value(written));
    assertThat(thing.apply(written).all()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aRemovedMemberReturnsToItsDefaultAtEveryPlace(Placement place) {
    var thing = place.thing();
    thing.apply(place.with("name = \"a\", mode = \"ro\""));
    assertThat(thing.apply(place.with("name = \"a\"")).all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value(place.with("name = \"a\", mode = \"rw\"")));
  }

  @ParameterizedTest
  @EnumSource
  void aWrittenDefaultIsNoChangeAtAnyPlace(Placement place) {
    var thing = place.thing();
    thing.apply(place.with("name = \"a\""));
    assertThat(thing.plan(place.with("name = \"a\", mode = \"rw\"")).action())
        .isEqualTo(Action.NO_OP);
  }

  @ParameterizedTest
  @EnumSource
  void anUnknownIsNotReplacedByADefault(Placement place) {
    var thing = place.thing();
    var unknown = place.with("name = \"a\", mode = ?");
    assertThat(thing.plan(unknown).planned()).isEqualTo(thing.value(unknown));
    assertThat(thing.apply(unknown, place.with("name = \"a\", mode = \"ro\"")).all()).isEmpty();
  }

  @Test
  void elementsOfASetKeepWhatTheirUserWroteWhateverTheStateHolds() {
    var thing = instance(NestedObject.of(NAME, MODE, ID).attributeSet("disk").optional());
    var first = "{disk = [{name = \"a\", mode = \"ro\"}, {name = \"b\"}]}";
    assertThat(thing.apply(first).all()).isEmpty();

    var second = "{disk = [{name = \"a\", mode = \"ro\"}, {name = \"c\", mode = \"x\"}]}";
    assertThat(thing.plan(second).planned().toString())
        .contains("mode = \"ro\", name = \"a\"")
        .contains("mode = \"x\", name = \"c\"")
        .doesNotContain("rw");
    assertThat(thing.apply(second).all()).isEmpty();
  }

  @Test
  void aDefaultOfAWholeNestedAttributeIsCompletedByTheDefaultsInside() {
    var disk = ObjectView.EMPTY.with(NAME, "root");
    var thing = instance(DISK.attributeList("disk").defaultTo(List.of(disk)));
    assertThat(thing.plan("{}").planned())
        .isEqualTo(thing.value("{disk = [{name = \"root\", mode = \"rw\"}]}"));
    assertThat(thing.apply("{}").all()).isEmpty();
  }

  @Test
  void aGroupThatNobodyWroteGetsTheDefaultsInside() {
    var thing = instance(NestedObject.of(MODE).blockGroup("disk"));
    assertThat(thing.plan("{}").planned()).isEqualTo(thing.value("{disk = {mode = \"rw\"}}"));
  }

  @Test
  void anAbsentBlockStaysAbsent() {
    var thing = instance(DISK.block("disk"), DISK.blockList("disks"));
    assertThat(thing.plan("{}").planned()).isEqualTo(thing.value("{}"));
  }

  @Test
  void aDefaultOfEachTypeIsPlanned() {
    var thing =
        instance(
            Attribute.bool("flag").defaultTo(false),
            Attribute.int64("size").defaultTo(0L),
            Attribute.string("text").defaultTo(""));
    assertThat(thing.plan("{}").planned())
        .isEqualTo(thing.value("{flag = false, size = 0, text = \"\"}"));
  }
}
