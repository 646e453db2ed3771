package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Null elements of collections, where the author's type has room for them and where it has none.
class NullElementsTests {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final NestedObject<ObjectView> RULE =
      NestedObject.of(Attribute.string("port").required(), Attribute.string("id").computed());

  /// Reads all that it is given into Java, and writes it again.
  static final class Rereading extends Thing {
    Rereading(Attribute<?>... members) {
      super(members);
    }

    private ObjectView reread(ObjectView view) {
      var builder = ObjectView.builder();
      schema().members().forEach(member -> copy(member, view, builder));
      return builder.build();
    }

    private static <T> void copy(Attribute<T> member, ObjectView from, ObjectView.Builder to) {
      to.set(member, from.find(member).orElse(null));
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      return reread(super.create(call, in));
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
        throws Exception {
      return reread(super.update(call, before, in));
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception {
      return super.read(call, reread(last)).map(this::reread);
    }
  }

  /// A member, and two values of it, of which the first has null elements.
  record Shape(Attribute<?> member, String value, String other) {
    Rereading thing() {
      return new Rereading(NAME, member);
    }

    TestInstance here() {
      return instance(thing());
    }

    static String config(String value) {
      return "{name = \"a\", in = " + value + "}";
    }

    @Override
    public String toString() {
      return value;
    }
  }

  private static <T> Attribute<T> in(AttributeType<T> type) {
    return Attribute.of("in", type).optional();
  }

  private static Stream<Shape> loose() {
    var text = AttributeType.STRING;
    var tags = Attribute.of("tags", AttributeType.listOfNullable(text)).optional();
    var holder = NestedObject.of(tags, RULE.attributeMapOfNullable("rules").optional());
    var held = "{tags = [\"x\", null], rules = {k = null, l = {port = \"1\"}}}";
    var other = "{tags = [], rules = {k = {port = \"2\"}, l = null}}";
    return Stream.of(
        new Shape(in(AttributeType.listOfNullable(text)), "[\"x\", null]", "[null]"),
        new Shape(in(AttributeType.setOfNullable(text)), "[\"x\", null]", "[\"x\"]"),
        new Shape(in(AttributeType.mapOfNullable(text)), "{k = null}", "{k = \"v\"}"),
        new Shape(
            in(AttributeType.mapOfNullable(AttributeType.listOfNullable(text))),
            "{k = [null], l = null}",
            "{k = null, l = [\"x\"]}"),
        new Shape(
            RULE.attributeListOfNullable("in").optional(),
            "[{port = \"1\"}, null]",
            "[null, {port = \"1\"}]"),
        new Shape(
            RULE.attributeSetOfNullable("in").optional(),
            "[{port = \"1\"}, null]",
            "[{port = \"2\"}, null]"),
        new Shape(
            RULE.attributeMapOfNullable("in").optional(),
            "{k = {port = \"1\"}, l = null}",
            "{k = null, l = null}"),
        new Shape(holder.attribute("in").optional(), held, other),
        new Shape(holder.attributeSet("in").optional(), "[" + held + "]", "[" + other + "]"),
        new Shape(holder.blockList("in"), "[" + held + "]", "[" + other + "]"),
        new Shape(holder.blockSet("in"), "[" + held + "]", "[" + held + ", " + other + "]"));
  }

  @ParameterizedTest
  @MethodSource("loose")
  void liveAndDieWithTheirResource(Shape shape) {
    var thing = shape.here();
    assertThat(thing.validate(Shape.config(shape.value())).all()).isEmpty();
    assertThat(thing.apply(Shape.config(shape.value())).all()).isEmpty();
    assertThat(thing.plan(Shape.config(shape.other())).action()).isEqualTo(Action.UPDATE);
    assertThat(thing.apply(Shape.config(shape.other())).all()).isEmpty();
    assertThat(thing.apply(Shape.config(shape.value())).all()).isEmpty();
    assertThat(thing.refresh().all()).isEmpty();
    assertThat(thing.destroy().all()).isEmpty();
    assertThat(thing.exists()).isFalse();
  }

  private static Stream<Shape> strict() {
    var text = AttributeType.STRING;
    var tags = Attribute.of("tags", AttributeType.list(text)).optional();
    var holder = NestedObject.of(tags);
    return Stream.of(
        new Shape(in(AttributeType.list(text)), "[\"x\", null]", "[\"x\"]"),
        new Shape(in(AttributeType.set(text)), "[\"x\", null]", "[\"x\"]"),
        new Shape(in(AttributeType.map(text)), "{k = null, l = \"x\"}", "{l = \"x\"}"),
        new Shape(in(AttributeType.map(text)).emptyIsNull(), "{k = null}", "{}"),
        new Shape(in(AttributeType.list(AttributeType.list(text))), "[[null]]", "[[]]"),
        new Shape(
            RULE.attributeList("in").optional(),
            "[{port = \"1\", id = \"i\"}, null]",
            "[{port = \"1\"}]"),
        new Shape(
            RULE.attributeMap("in").optional(),
            "{k = null, l = {port = \"1\", id = \"i\"}}",
            "{l = {port = \"1\"}}"),
        new Shape(holder.attribute("in").optional(), "{tags = [null]}", "{tags = []}"),
        new Shape(holder.attributeList("in").optional(), "[{tags = [null]}]", "[{tags = []}]"),
        new Shape(holder.blockList("in"), "[{tags = [null]}]", "[{tags = []}]"));
  }

  @ParameterizedTest
  @MethodSource("strict")
  void areRefusedInAConfigurationAtTheirPlace(Shape shape) {
    var found = shape.here().validate(Shape.config(shape.value().replace(", id = \"i\"", "")));
    assertThat(found.all())
        .singleElement()
        .satisfies(one -> {
          assertThat(one.summary()).startsWith("Null Value in Collection: ");
          assertThat(one.path().toString()).startsWith("in");
          assertThat(one.detail()).contains("does not accept null elements. Remove the element,");
        });
    assertThat(
            shape
                .here()
                .plan(Shape.config(shape.value().replace(", id = \"i\"", "")))
                .findings()
                .ok())
        .isFalse();
  }

  @ParameterizedTest
  @MethodSource("strict")
  void ofAStateStayThereAndAreNoDrift(Shape shape) {
    var thing = shape.here().storing(Shape.config(shape.value()));
    assertThat(thing.refresh().all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value(Shape.config(shape.value())));
    assertThat(thing.destroy().all()).isEmpty();
    assertThat(thing.exists()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("strict")
  void ofAStateAreReplacedByWhatIsWrittenWithoutTheAuthor(Shape shape) {
    var thing = shape.thing();
    var here = instance(thing).storing(Shape.config(shape.value()));
    assertThat(here.apply(Shape.config(shape.other())).all()).isEmpty();
    assertThat(thing.methods()).doesNotContain("update", "create");
    assertThat(here.destroy().all()).isEmpty();
  }

  @Test
  void ofAStateReplaceNothing() {
    var asked = new ArrayList<String>();
    var in =
        in(AttributeType.list(AttributeType.STRING))
            .requiresReplaceWhen((before, after) -> asked.add(before + "->" + after));
    var next = Attribute.string("next").computed().changesWith(in);
    var first = Attribute.string("first").derived(from -> "" + from.get(in), in);
    var thing = instance(new Rereading(NAME, in, next, first));
    thing.storing("{name = \"a\", in = [\"x\", null], next = \"n\", first = \"[x]\"}");
    var plan = thing.plan("{name = \"a\", in = [\"x\"]}");
    assertThat(plan.replace()).isEmpty();
    assertThat(plan.planned())
        .isEqualTo(thing.value("{name = \"a\", in = [\"x\"], next = \"n\", first = \"[x]\"}"));
    assertThat(asked).isEmpty();
    assertThat(thing.plan("{name = \"a\", in = [\"y\"]}").replace()).containsExactly("in");
    assertThat(asked).containsExactly("[x]->[y]");
  }

  @Test
  void ofAStateAreNotSeenByEqualities() {
    var in =
        in(AttributeType.list(AttributeType.STRING))
            .sameWhen((Equality<List<String>>) (stated, observed) -> stated.equals(observed));
    var thing = instance(new Rereading(NAME, in)).storing("{name = \"a\", in = [\"x\", null]}");
    assertThat(thing.plan("{name = \"a\", in = [\"x\"]}").action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void ofAChosenListStayInThePlan() {
    var in = Attribute.of("in", AttributeType.list(AttributeType.STRING)).orSet();
    var size = Attribute.int64("size").optional();
    var thing = instance(new Rereading(NAME, in, size));
    thing.storing("{name = \"a\", in = [\"x\", null]}");
    assertThat(thing.apply("{name = \"a\", size = 1}").all()).isEmpty();
    assertThat(thing.state())
        .isEqualTo(thing.value("{name = \"a\", in = [\"x\", null], size = 1}"));
  }
}
