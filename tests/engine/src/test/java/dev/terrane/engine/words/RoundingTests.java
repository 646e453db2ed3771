package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.sample.Lookup;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Terraform holds more digits of a number than a double or a float does. What a provider returns
/// of it is the nearest one, which is the same number.
class RoundingTests {
  private static final String THIRD = "0." + "3".repeat(153);
  private static final String DOUBLE = "0.3333333333333333";
  private static final String OTHER = "0.25";

  private static final Attribute<Double> RATIO = Attribute.of("ratio", AttributeType.DOUBLE);
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> ID = Attribute.string("id").computed().stable();

  private record Part(double ratio, Optional<String> id) {
    static Part read(ObjectView from) {
      return new Part(from.get(RATIO), from.find(ID));
    }

    ObjectView write() {
      return ObjectView.EMPTY.with(RATIO, ratio).with(ID, id.orElse("made"));
    }
  }

  private static final NestedObject<Part> PART =
      NestedObject.of(List.of(RATIO.required(), ID), Part::read, Part::write);
  private static final NestedObject<Double> HOLDER =
      NestedObject.of(
          List.of(RATIO.required()),
          in -> in.get(RATIO),
          ratio -> ObjectView.EMPTY.with(RATIO, ratio));

  /// Its numbers are doubles, which it returns after a conversion to Java.
  private static final class Rounded extends Thing {
    private final Attribute<?> member;

    Rounded(Attribute<?> member) {
      super(NAME, member);
      this.member = member;
    }

    private static <T> ObjectView rounded(ObjectView in, Attribute<T> member) {
      return in.with(member, in.find(member).orElse(null));
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      return rounded(super.create(call, rounded(in, member)), member);
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
        throws Exception {
      super.update(call, before, in);
      return rounded(in, member);
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) {
      return Optional.of(rounded(last, member));
    }
  }

  /// A member, and a value of it with `%s` for a number.
  record Shape(Attribute<?> member, String value) {
    private String with(String number) {
      return "{name = \"a\", " + member.name() + " = " + value.replace("%s", number) + "}";
    }

    @Override
    public String toString() {
      return value;
    }
  }

  private static Stream<Shape> singles() {
    var type = AttributeType.FLOAT;
    var single = Attribute.of("single", type);
    var holder =
        NestedObject.of(
            List.of(single.required()),
            in -> in.get(single),
            number -> ObjectView.EMPTY.with(single, number));
    return Stream.of(
        new Shape(single.required(), "%s"),
        new Shape(single.optional().requiresReplace(), "%s"),
        new Shape(Attribute.of("list", AttributeType.list(type)).optional(), "[%s, 1]"),
        new Shape(Attribute.of("set", AttributeType.set(type)).optional(), "[%s, 1]"),
        new Shape(Attribute.of("map", AttributeType.map(type)).optional(), "{k = %s, l = 1}"),
        new Shape(holder.attributeSet("in").optional(), "[{single = %s}, {single = 1}]"),
        new Shape(holder.blockList("in"), "[{single = %s}, {single = 1}]"),
        new Shape(holder.blockSet("in"), "[{single = %s}, {single = 1}]"));
  }

  private static Stream<Shape> shapes() {
    var type = AttributeType.DOUBLE;
    var own = AttributeType.DOUBLE.as(Optional::of, Optional::get);
    return Stream.of(
        new Shape(RATIO.required(), "%s"),
        new Shape(RATIO.required().requiresReplace(), "%s"),
        new Shape(Attribute.of("own", own).required(), "%s"),
        new Shape(Attribute.of("list", AttributeType.list(type)).optional(), "[%s, 1]"),
        new Shape(Attribute.of("set", AttributeType.set(type)).optional(), "[%s, 1]"),
        new Shape(Attribute.of("map", AttributeType.map(type)).optional(), "{k = %s, l = 1}"),
        new Shape(
            Attribute.of("lists", AttributeType.map(AttributeType.list(type))).optional(),
            "{k = [%s, 1]}"),
        new Shape(
            Attribute.of("plain", AttributeType.list(AttributeType.object(HOLDER))).optional(),
            "[{ratio = %s}]"),
        new Shape(PART.attribute("one").optional(), "{ratio = %s}"),
        new Shape(PART.attributeList("in").optional(), "[{ratio = %s}, {ratio = 1}]"),
        new Shape(PART.attributeSet("in").optional(), "[{ratio = %s}, {ratio = 1}]"),
        new Shape(PART.attributeMap("in").optional(), "{k = {ratio = %s}}"),
        new Shape(PART.block("one"), "{ratio = %s}"),
        new Shape(PART.blockList("in"), "[{ratio = %s}, {ratio = 1}]"),
        new Shape(PART.blockSet("in"), "[{ratio = %s}, {ratio = 1}]"),
        new Shape(PART.blockMap("in"), "{k = {ratio = %s}}"));
  }

  private static String ratio(TestInstance thing) {
    return thing.state().toString();
  }

  @ParameterizedTest
  @MethodSource({"shapes", "singles"})
  void theNumberOfTheUserIsStored(Shape shape) {
    var thing = instance(new Rounded(shape.member()));
    assertThat(thing.apply(shape.with(THIRD)).all()).isEmpty();
    assertThat(ratio(thing)).contains(THIRD);
    assertThat(thing.refresh().all()).isEmpty();
    assertThat(ratio(thing)).contains(THIRD);
  }

  @ParameterizedTest
  @MethodSource({"shapes", "singles"})
  void anotherNumberOfTheSameDoubleIsNoChange(Shape shape) {
    var thing = instance(new Rounded(shape.member()));
    thing.apply(shape.with(DOUBLE));
    assertThat(thing.plan(shape.with(THIRD)).action()).isEqualTo(Action.NO_OP);
  }

  @ParameterizedTest
  @MethodSource({"shapes", "singles"})
  void anotherDoubleIsAChange(Shape shape) {
    var thing = instance(new Rounded(shape.member()));
    thing.apply(shape.with(DOUBLE));
    assertThat(thing.plan(shape.with(OTHER)).action()).isNotEqualTo(Action.NO_OP);
    assertThat(thing.apply(shape.with(OTHER)).all()).isEmpty();
    assertThat(ratio(thing)).contains(OTHER);
  }

  @ParameterizedTest
  @MethodSource("singles")
  void anotherNumberOfTheSameFloatIsNoChange(Shape shape) {
    var thing = instance(new Rounded(shape.member()));
    thing.apply(shape.with("0.33333334"));
    assertThat(thing.plan(shape.with(THIRD)).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void oneChangeInAListLeavesThePlanToTheConfiguration() {
    var list =
        new Shape(Attribute.of("list", AttributeType.list(AttributeType.DOUBLE)).optional(), "%s");
    var thing = instance(new Rounded(list.member()));
    thing.apply(list.with("[" + DOUBLE + ", 1]"));
    assertThat(thing.apply(list.with("[" + THIRD + ", 2]")).all()).isEmpty();
    assertThat(ratio(thing)).contains(THIRD);
  }

  @Test
  void aSetMayHoldSeveralNumbersOfOneDouble() {
    var set = Attribute.of("set", AttributeType.set(AttributeType.DOUBLE)).optional();
    var thing = instance(new Rounded(set));
    var written = "{name = \"a\", set = [" + THIRD + ", " + DOUBLE + "]}";
    assertThat(thing.apply(written).all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value(written));
  }

  @Test
  void driftInOneElementIsNoneInTheOthers() {
    var list = Attribute.of("list", AttributeType.list(AttributeType.DOUBLE)).optional();
    var thing =
        instance(
            new Thing(NAME, list) {
              @Override
              public Optional<ObjectView> read(Call<String> call, ObjectView last) {
                return Optional.of(last.with(list, List.of(1.0 / 3, 7.0)));
              }
            });
    thing.storing("{name = \"a\", list = [" + THIRD + ", 1]}");
    thing.refresh();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", list = [" + THIRD + ", 7]}"));
  }

  @Test
  void aDefaultIsTheNumberThatItsDoubleIs() {
    var thing = instance(new Rounded(RATIO.defaultTo(1.0 / 3)));
    thing.apply("{name = \"a\"}");
    assertThat(thing.plan("{name = \"a\", ratio = " + THIRD + "}").action())
        .isEqualTo(Action.NO_OP);
  }

  @Test
  void whatIsImportedIsNoChange() {
    var name = Attribute.string("name").required().identity();
    var ratio = RATIO.required().requiresReplace();
    var thing =
        instance(
            new Thing(name, ratio) {
              @Override
              public Optional<ObjectView> read(Call<String> call, ObjectView last) {
                return Optional.of(last.with(ratio, 1.0 / 3));
              }
            });
    thing.importId("a");
    assertThat(thing.plan("{name = \"a\", ratio = " + THIRD + "}").action())
        .isEqualTo(Action.NO_OP);
  }

  @Test
  void aDerivedNumberIsNoChangeWhenItsDoubleIsTheSame() {
    var half = Attribute.of("half", AttributeType.DOUBLE).derived(in -> in.get(RATIO) / 2, RATIO);
    var thing = instance(NAME, RATIO.required(), half);
    thing.storing("{name = \"a\", ratio = " + DOUBLE + ", half = 0.1666666666666666500001}");
    assertThat(thing.planOfState("{name = \"a\", ratio = " + THIRD + "}").action())
        .isEqualTo(Action.NO_OP);
  }

  @Test
  void aDataSourceTellsTheNumberOfTheUser() {
    var lookup =
        new Lookup(RATIO.required()) {
          @Override
          public ObjectView read(Call<String> call, ObjectView in) {
            return ObjectView.EMPTY.with(RATIO, in.get(RATIO));
          }
        };
    assertThat(
            TestCore.of(Sample.of(lookup)).data("t_lookup", "{ratio = " + THIRD + "}").toString())
        .contains(THIRD);
  }

  @Test
  void anExactNumberIsComparedExactly() {
    var exact = Attribute.number("exact").required();
    var thing = instance(NAME, exact);
    thing.apply("{name = \"a\", exact = " + DOUBLE + "}");
    assertThat(thing.plan("{name = \"a\", exact = " + THIRD + "}").action())
        .isEqualTo(Action.UPDATE);
  }
}
