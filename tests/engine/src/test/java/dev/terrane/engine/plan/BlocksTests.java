package dev.terrane.engine.plan;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every way to nest goes from create over update and removal to destroy.
class BlocksTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> ID = Attribute.string("id").computed().stable();
  private static final Attribute<?> ANY = Attribute.of("any", AttributeType.ANY).optional();
  private static final NestedObject<ObjectView> INNER = NestedObject.of(NAME, ID);
  private static final NestedObject<ObjectView> DEEP =
      NestedObject.of(NAME, ID, INNER.blockList("inner"), INNER.attributeMap("more").optional());
  private static final NestedObject<ObjectView> MIXED = NestedObject.of(NAME, ID, ANY);

  enum Placement {
    BLOCK(DEEP.block("disk"), "{name = \"a\", inner = [{name = \"i\"}]}"),
    BLOCK_LIST(DEEP.blockList("disk"), "[{name = \"a\", more = {k = {name = \"i\"}}}]"),
    BLOCK_SET(DEEP.blockSet("disk"), "[{name = \"a\", inner = [{name = \"i\"}]}, {name = \"b\"}]"),
    BLOCK_MAP(DEEP.blockMap("disk"), "{x = {name = \"a\"}, y = {name = \"b\"}}"),
    BLOCK_GROUP(DEEP.blockGroup("disk"), "{name = \"a\"}"),
    ATTRIBUTE(INNER.attribute("disk").optional(), "{name = \"a\"}"),
    ATTRIBUTE_LIST(INNER.attributeList("disk").optional(), "[{name = \"a\"}, {name = \"b\"}]"),
    ATTRIBUTE_SET(INNER.attributeSet("disk").optional(), "[{name = \"a\"}, {name = \"b\"}]"),
    ATTRIBUTE_MAP(INNER.attributeMap("disk").optional(), "{x = {name = \"a\"}}"),
    MIXED_BLOCK(MIXED.block("disk"), "{name = \"a\", any = [1, \"x\"]}"),
    MIXED_LIST(MIXED.blockList("disk"), "[{name = \"a\", any = 1}, {name = \"b\", any = \"x\"}]"),
    MIXED_MAP(MIXED.blockMap("disk"), "{x = {name = \"a\", any = true}, y = {name = \"b\"}}");

    @SuppressWarnings("ImmutableEnumChecker") // handles and constructors are immutable
    private final Attribute<?> attribute;

    private final String written;

    Placement(Attribute<?> attribute, String written) {
      this.attribute = attribute;
      this.written = "{note = %s, disk = " + written + "}";
    }

    String with(String note) {
      return written.formatted(note);
    }

    String without() {
      // A group is always there, and so is what is required in it.
      return this == BLOCK_GROUP ? "{note = \"c\", disk = {name = \"z\"}}" : "{note = \"c\"}";
    }
  }

  @ParameterizedTest
  @EnumSource
  void livesFromCreateToDestroy(Placement place) {
    var thing = instance(Attribute.string("note").optional(), place.attribute);
    assertThat(thing.apply(place.with("\"a\"")).all()).isEmpty();
    assertThat(thing.state().toString()).contains("made-1");

    assertThat(thing.plan(place.with("\"b\"")).action()).isEqualTo(Action.UPDATE);
    assertThat(thing.apply(place.with("\"b\"")).all()).isEmpty();
    assertThat(thing.state().toString()).contains("made-1");

    assertThat(thing.apply(place.without()).all()).isEmpty();
    assertThat(thing.apply(place.with("\"d\"")).all()).isEmpty();
    assertThat(thing.destroy().all()).isEmpty();
    assertThat(thing.exists()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void isPlannedBeforeItsNameIsKnown(Placement place) {
    var thing = instance(Attribute.string("note").optional(), place.attribute);
    var known = place.with("\"a\"");
    assertThat(thing.apply(known.replace("\"a\"", "?"), known).all()).isEmpty();
    assertThat(thing.state().isWhollyKnown()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void isPlannedBeforeAnythingOfItIsKnown(Placement place) {
    var thing = instance(Attribute.string("note").optional(), place.attribute);
    var known = place.with("\"a\"");
    if (place != Placement.BLOCK_GROUP
        && place != Placement.BLOCK
        && place != Placement.MIXED_BLOCK) {
      assertThat(thing.apply("{note = \"a\", disk = ?}", known).all()).isEmpty();
    }
    assertThat(thing.plan(known).findings().all()).isEmpty();
  }

  @Test
  void collectionsOfBlocksAreNeverNullInTheState() {
    var thing =
        instance(
            INNER.blockList("lists"),
            INNER.blockSet("sets"),
            INNER.blockMap("maps"),
            MIXED.blockList("mixeds"));
    thing.apply("{}");
    assertThat(thing.state()).hasToString("{lists = [], maps = {}, mixeds = [], sets = []}");
  }
}
