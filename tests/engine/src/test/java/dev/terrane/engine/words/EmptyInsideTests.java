package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Notation;
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
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Collections inside blocks and nested attributes that a remote side always returns as empty ones.
/// The configured form is known only if the state contains it.
class EmptyInsideTests {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Attribute<Set<String>> CIDRS =
      Attribute.of("cidrs", AttributeType.set(AttributeType.STRING)).optional().emptyIsNull();
  private static final Attribute<List<String>> CHOSEN =
      Attribute.of("chosen", AttributeType.list(AttributeType.STRING)).orSet().emptyIsNull();
  private static final NestedObject<ObjectView> RULE =
      NestedObject.of(
          Attribute.string("port").required(), Attribute.string("id").computed().stable(), CIDRS);
  private static final NestedObject<ObjectView> HOLDER =
      NestedObject.of(RULE.attributeSet("rules").optional().emptyIsNull());

  /// A member, and the notation of its nested objects; `%s` is the collection.
  record Shape(Attribute<?> member, String one, String two) {
    private String reported(String inside, String cidrs) {
      return "{name = \"a\", in = " + inside.replace("%s", cidrs) + "}";
    }

    private TestInstance returning(String inside, String cidrs) {
      return instance(new Returning(reported(inside, ", cidrs = " + cidrs), NAME, member));
    }

    private TestInstance importing(String inside, String cidrs) {
      var thing = returning(inside, cidrs);
      assertThat(thing.importId("a").all()).isEmpty();
      return thing;
    }

    @Override
    public String toString() {
      return member.nested().orElseThrow().nesting()
          + (member.isBlock() ? " block" : " attribute")
          + (one.contains("rules") ? " around a set" : "");
    }
  }

  /// Returns the same object from each method.
  private static final class Returning extends Thing {
    private final ObjectView reported;

    Returning(String reported, Attribute<?>... members) {
      super(members);
      this.reported = ObjectView.of((ObjectValue) Notation.object(List.of(members), reported));
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) {
      return reported;
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in) {
      return reported;
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) {
      return Optional.of(reported);
    }
  }

  private static final String A = "{port = \"1\", id = \"x\"%s}";
  private static final String B = "{port = \"2\", id = \"y\"%s}";

  private static Stream<Shape> shapes() {
    var list = "[" + A + "]";
    var lists = "[" + A + ", " + B + "]";
    var map = "{k = " + A + "}";
    var maps = "{k = " + A + ", l = " + B + "}";
    var holder = HOLDER.attribute("in").optional();
    return Stream.of(
        new Shape(RULE.blockSet("in"), list, lists),
        new Shape(RULE.blockList("in"), list, lists),
        new Shape(RULE.blockMap("in"), map, maps),
        new Shape(RULE.block("in"), "null", A),
        new Shape(RULE.attributeSet("in").optional(), list, lists),
        new Shape(RULE.attributeList("in").optional(), list, lists),
        new Shape(RULE.attributeMap("in").optional(), map, maps),
        new Shape(RULE.attribute("in").optional(), "null", A),
        new Shape(holder, "{rules = " + list + "}", "{rules = " + lists + "}"));
  }

  private static String config(String state) {
    return state.replaceAll(", id = \"[xy]\"", "");
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void whatIsEmptyInWhatIsImportedIsNull(Shape shape) {
    for (var reported : List.of("[]", "null")) {
      var thing = shape.importing(shape.two(), reported);
      var unset = shape.reported(shape.two(), "");
      assertThat(thing.state()).isEqualTo(thing.value(unset));
      assertThat(thing.plan(config(unset)).action()).isEqualTo(Action.NO_OP);
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void whatIsNotEmptyIsImportedAsItIs(Shape shape) {
    var thing = shape.importing(shape.two(), "[\"c\"]");
    assertThat(thing.state())
        .isEqualTo(thing.value(shape.reported(shape.two(), ", cidrs = [\"c\"]")));
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void whatIsEmptyInAnAddedElementIsNull(Shape shape) {
    for (var reported : List.of("[]", "null")) {
      var thing = shape.returning(shape.two(), reported).storing(shape.reported(shape.one(), ""));
      thing.refresh();
      var unset = shape.reported(shape.two(), "");
      assertThat(thing.state()).isEqualTo(thing.value(unset));
      assertThat(thing.plan(config(unset)).action()).isEqualTo(Action.NO_OP);
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void theUsersSpellingIsKeptBesideAnAddedElement(Shape shape) {
    for (var reported : List.of("[]", "null")) {
      var thing = shape.returning(shape.two(), reported);
      thing.storing(shape.reported(shape.one(), ", cidrs = []"));
      thing.refresh();
      var state = shape.reported(shape.two().replace(B, B.replace("%s", "")), ", cidrs = []");
      assertThat(thing.state())
          .isEqualTo(
              thing.value(shape.one().equals("null") ? shape.reported(shape.two(), "") : state));
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void theUsersSpellingIsKept(Shape shape) {
    for (var written : List.of(", cidrs = []", ", cidrs = null", "")) {
      for (var reported : List.of("[]", "null")) {
        var thing = shape.returning(shape.two(), reported);
        var state = shape.reported(shape.two(), written);
        assertThat(thing.apply(config(state)).all()).isEmpty();
        assertThat(thing.state()).isEqualTo(thing.value(state));
      }
    }
  }

  @Test
  void elementsThatStandAreNotSpelledAsTheirNeighbours() {
    var shape = shapes().findFirst().orElseThrow();
    var both = "[{port = \"1\", id = \"x\"}, {port = \"1\", id = \"x\", cidrs = []}]";
    var thing = shape.returning("[{port = \"1\", id = \"x\", cidrs = []}]", "");
    thing.storing(shape.reported(both, ""));
    thing.refresh();
    assertThat(thing.state())
        .isEqualTo(thing.value(shape.reported("[{port = \"1\", id = \"x\", cidrs = []}]", "")));
  }

  @Test
  void whatTheRemoteSideMayChooseStaysAsItIsChosen() {
    var in = NestedObject.of(Attribute.string("port").required(), CHOSEN).blockSet("in");
    var reported = "{name = \"a\", in = [{port = \"1\", chosen = []}]}";
    var thing = instance(new Returning(reported, NAME, in));
    assertThat(thing.importId("a").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value(reported));
    assertThat(thing.plan("{name = \"a\", in = [{port = \"1\"}]}").action())
        .isEqualTo(Action.NO_OP);
  }
}
