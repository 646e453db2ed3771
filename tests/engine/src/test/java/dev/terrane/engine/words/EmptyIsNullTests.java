package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Collections that are empty or null, as the user likes, and null to the author.
class EmptyIsNullTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<List<String>> TAGS =
      Attribute.of("tags", AttributeType.list(AttributeType.STRING)).optional().emptyIsNull();

  private static Thing returning(Optional<List<String>> tags, List<String> seen) {
    return new Thing(NAME, TAGS) {
      private ObjectView reported(ObjectView in) {
        seen.add(in.find(TAGS).toString());
        return ObjectView.EMPTY.with(NAME, in.get(NAME)).with(TAGS, tags.orElse(null));
      }

      @Override
      public ObjectView create(ApplyCall<String> call, ObjectView in) {
        return reported(in);
      }

      @Override
      public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
          throws Exception {
        super.update(call, before, in);
        return reported(in);
      }

      @Override
      public Optional<ObjectView> read(Call<String> call, ObjectView last) {
        return Optional.of(reported(last));
      }
    };
  }

  @Test
  void whateverTheAuthorGivesTheUsersSpellingIsKept() {
    for (var reported : List.of(Optional.<List<String>>empty(), Optional.of(List.<String>of()))) {
      for (var written : List.of("{name = \"a\"}", "{name = \"a\", tags = []}")) {
        var seen = new ArrayList<String>();
        var thing = instance(returning(reported, seen));
        assertThat(thing.apply(written).all()).isEmpty();
        assertThat(thing.state()).isEqualTo(thing.value(written));
        assertThat(seen).isNotEmpty().containsOnly("Optional.empty");
      }
    }
  }

  @Test
  void fromOneToTheOtherIsNoUpdate() {
    var author = returning(Optional.empty(), new ArrayList<>());
    var thing = instance(author);
    thing.apply("{name = \"a\", tags = []}");
    assertThat(thing.plan("{name = \"a\"}").action()).isEqualTo(Action.UPDATE);
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\"}"));
    assertThat(author.methods()).doesNotContain("update");
  }

  @Test
  void isNoChangeBesideAnother() {
    var seen = new ArrayList<String>();
    var thing =
        instance(
            new Thing(NAME, TAGS) {
              @Override
              public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in) {
                seen.add(in.since(before).toString());
                return in;
              }
            });
    thing.apply("{name = \"a\", tags = []}");
    assertThat(thing.apply("{name = \"b\"}").all()).isEmpty();
    assertThat(seen).containsExactly("[name]");
  }

  @Test
  void driftIsStillSeen() {
    var thing = instance(returning(Optional.of(List.of("x")), new ArrayList<>()));
    thing.storing("{name = \"a\", tags = []}");
    thing.refresh();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", tags = [\"x\"]}"));
  }

  @Test
  void worksInsideABlockAndForNestedAttributes() {
    var inside = NestedObject.of(NAME).attributeList("part").optional().emptyIsNull();
    var disk = NestedObject.of(NAME, inside).blockList("disk");
    var thing =
        instance(
            new Thing(disk) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                var disks = in.get(disk).stream().map(one -> one.with(inside, List.of())).toList();
                return in.with(disk, disks);
              }
            });
    assertThat(thing.apply("{disk = [{name = \"a\"}]}").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{disk = [{name = \"a\"}]}"));
  }
}
