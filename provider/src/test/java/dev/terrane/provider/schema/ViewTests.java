package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.Refinement;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Values by handle.
class ViewTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> NOTE = Attribute.string("note").optional();
  private static final Attribute<Set<String>> TAGS =
      Attribute.of("tags", AttributeType.set(AttributeType.STRING)).optional();
  private static final NestedObject<ObjectView> DISK = NestedObject.of(NAME, NOTE);
  private static final Attribute<List<ObjectView>> DISKS = DISK.blockList("disks");
  private static final Schema SCHEMA = Schema.resource(NAME, NOTE, TAGS, DISKS);
  private static final CtyValue UNKNOWN = CtyValue.unknown(CtyType.STRING);

  private static CtyValue.ObjectValue disk(CtyValue name, CtyValue note) {
    return CtyValue.object(Map.of("name", name, "note", note));
  }

  private static CtyValue.ObjectValue thing(CtyValue name, CtyValue... disks) {
    var empty = (CtyValue.ObjectValue) NestedShape.emptyObject(SCHEMA.members());
    return empty.with("name", name).with("disks", CtyValue.list(DISK.type(), List.of(disks)));
  }

  @Test
  void whatIsNotThereIsAFailureAtItsHandle() {
    assertThatThrownBy(() -> ObjectView.EMPTY.get(NAME))
        .isInstanceOfSatisfying(
            Failure.class,
            failure -> {
              assertThat(failure.diagnostic().path()).hasToString("name");
              assertThat(failure.diagnostic().summary()).isEqualTo("Missing value for name");
            });
    assertThat(ObjectView.EMPTY.find(NAME)).isEmpty();
  }

  @Test
  void whatIsNotKnownIsNotThere() {
    var view = ObjectView.of(thing(UNKNOWN));
    assertThat(view.find(NAME)).isEmpty();
    assertThat(view.find(NOTE)).isEmpty();
  }

  @Test
  void whatIsNotKnownInsideABlockDoesNotHideTheBlock() {
    var view = ObjectView.of(thing(CtyValue.string("a"), disk(CtyValue.string("d"), UNKNOWN)));
    assertThat(view.get(DISKS))
        .singleElement()
        .satisfies(disk -> {
          assertThat(disk.get(NAME)).isEqualTo("d");
          assertThat(disk.find(NOTE)).isEmpty();
        });
  }

  @Test
  void aPlainCollectionIsThereAsAWholeOrNotAtAll() {
    var tags = CtyValue.set(CtyType.STRING, List.of(CtyValue.string("a"), UNKNOWN));
    assertThat(ObjectView.of(thing(UNKNOWN).with("tags", tags)).find(TAGS)).isEmpty();
  }

  @Test
  void aViewIsNotChangedBySettingAValue() {
    var one = ObjectView.EMPTY.with(NAME, "a");
    var two = one.with(NAME, "b").with(NOTE, null);
    assertThat(one.get(NAME)).isEqualTo("a");
    assertThat(two.get(NAME)).isEqualTo("b");
    assertThat(two.without(NAME).find(NAME)).isEmpty();
    assertThat(one)
        .isEqualTo(ObjectView.EMPTY.with(NAME, "a"))
        .hasSameHashCodeAs(ObjectView.EMPTY.with(NAME, "a"));
  }

  @Test
  void whatAViewDoesNotSpeakOfIsAbsent() {
    var written = Codec.objects(SCHEMA).encode(ObjectView.EMPTY.with(NAME, "a"));
    assertThat(written).isEqualTo(thing(CtyValue.string("a")));
  }

  @Test
  void changesAreWhatAsksForSomethingElse() {
    var before = ObjectView.EMPTY.with(NAME, "a").with(NOTE, "n").with(TAGS, Set.of("x"));
    assertThat(before.since(before).isEmpty()).isTrue();
    var after = before.with(NAME, "b").with(NOTE, null);
    var changes = after.since(before);
    assertThat(changes.has(NAME)).isTrue();
    assertThat(changes.has(NOTE)).isTrue();
    assertThat(changes.has(TAGS)).isFalse();
    assertThat(changes.has(TAGS, NAME)).isTrue();
    assertThat(before.without(NOTE).since(before).isEmpty()).isTrue();
  }

  @Test
  void whatThePlanLeftOpenIsNoChangeAtAnyDepth() {
    var before =
        ObjectView.of(
            thing(CtyValue.string("a"), disk(CtyValue.string("d"), CtyValue.string("n"))));
    var open = ObjectView.of(thing(UNKNOWN, disk(CtyValue.string("d"), UNKNOWN)));
    var changed = ObjectView.of(thing(UNKNOWN, disk(CtyValue.string("e"), UNKNOWN)));
    var longer =
        ObjectView.of(thing(UNKNOWN, disk(CtyValue.string("d"), UNKNOWN), disk(UNKNOWN, UNKNOWN)));
    assertThat(open.since(before).isEmpty()).isTrue();
    assertThat(changed.since(before).has(DISKS)).isTrue();
    assertThat(longer.since(before).has(DISKS)).isTrue();
  }

  @Test
  void aRecordCollectsItsChangesItself() {
    var changes = new Changes.Builder().add(NAME, "a", "b").add(NOTE, null, null).build();
    assertThat(changes.has(NAME)).isTrue();
    assertThat(changes.has(NOTE)).isFalse();
    assertThat(changes).hasToString("[name]");
  }

  @Test
  void changesAreReportedInTheirOrder() {
    var changes = new Changes.Builder();
    var names = IntStream.range(0, 20).mapToObj(n -> "z" + (20 - n)).toList();
    names.forEach(name -> changes.add(Attribute.string(name).optional(), true));
    assertThat(changes.build()).hasToString(names.toString());
  }

  @Test
  void aValueHasThreeStates() {
    var promise = Refinement.notNull();
    var object = thing(CtyValue.unknown(CtyType.STRING, promise));
    var view = ValueView.of(object);
    assertThat(view.get(NAME)).isEqualTo(new Value.Unknown<String>(promise));
    assertThat(view.get(NOTE)).isEqualTo(Value.none());
    assertThat(view.with(NOTE, Value.known("n")).get(NOTE)).isEqualTo(Value.known("n"));
    assertThat(view.with(NAME, Value.none()).get(NAME)).isEqualTo(Value.none());
    assertThat(Codec.values(SCHEMA).encode(view.with(NAME, new Value.Unknown<>(promise))))
        .isEqualTo(object);
  }

  @Test
  void aCollectionIsKnownOnlyWhenItIsWhollyKnown() {
    var view = ValueView.of(thing(UNKNOWN, disk(CtyValue.string("d"), UNKNOWN)));
    assertThat(view.get(DISKS)).isEqualTo(Value.unknown());
    assertThat(view.inside(DISKS))
        .singleElement()
        .satisfies(disk -> assertThat(disk.get(NAME)).isEqualTo(Value.known("d")));
  }

  @Test
  void insideReachesIntoEachNesting() {
    var any = Attribute.of("any", AttributeType.ANY).optional();
    var mixed = NestedObject.of(NAME, any);
    var members =
        List.<Attribute<?>>of(
            DISK.block("single"),
            DISK.blockSet("set"),
            DISK.blockMap("map"),
            mixed.blockList("tuple"),
            mixed.blockMap("labelled"));
    var one = disk(CtyValue.string("d"), UNKNOWN);
    var other = CtyValue.object(Map.of("name", CtyValue.string("d"), "any", CtyValue.bool(true)));
    var view =
        ValueView.of(
            CtyValue.object(
                Map.of(
                    "single", one,
                    "set", CtyValue.set(DISK.type(), List.of(one)),
                    "map", CtyValue.map(DISK.type(), Map.of("k", one)),
                    "tuple", CtyValue.tuple(List.of(other)),
                    "labelled", CtyValue.object(Map.of("k", other)))));
    for (var member : members) {
      assertThat(view.inside(member))
          .as(member.name())
          .singleElement()
          .satisfies(inner -> assertThat(inner.get(NAME)).isEqualTo(Value.known("d")));
    }
  }

  @Test
  void aMappedValueKeepsItsState() {
    assertThat(Value.known("abc").map(String::length)).isEqualTo(Value.known(3));
    assertThat(Value.<String>none().map(String::length)).isEqualTo(Value.none());
    assertThat(new Value.Unknown<String>(Refinement.notNull()).map(String::length))
        .isEqualTo(Value.unknown());
  }

  @Test
  void aStrictCodecNamesWhatIsNotKnown() {
    assertThatThrownBy(() -> Codec.known(SCHEMA).decode(thing(UNKNOWN)))
        .isInstanceOf(CtyException.class)
        .hasMessage("name: is not known yet");
    assertThat(Codec.known(SCHEMA).decode(thing(CtyValue.string("a"))).find(NAME))
        .isEqualTo(Optional.of("a"));
  }
}
