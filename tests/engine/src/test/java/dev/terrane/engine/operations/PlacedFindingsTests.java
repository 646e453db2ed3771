package dev.terrane.engine.operations;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.Validating;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests that findings at a handle are reported at its path in the schema, and never at a wrong
/// one.
class PlacedFindingsTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> INNER = Attribute.string("name").optional();
  private static final NestedObject<ObjectView> PART = NestedObject.of(INNER);
  private static final NestedObject<ObjectView> OUTER = NestedObject.of(PART.blockList("in"));

  private static final class Failing extends Thing implements Validating<ValueView> {
    private final Attribute<?> where;

    Failing(Attribute<?> where, Attribute<?>... members) {
      super(members);
      this.where = where;
    }

    @Override
    public void validate(ValueView config, Findings findings) {
      findings.error(where, "Odd", "It is odd.");
      findings.warn(where, "Rare", "It is rare.");
    }
  }

  private static Stream<Arguments> places() {
    return Stream.of(
        Arguments.of(PART.block("one"), "one = {name = \"b\"}", "one.name"),
        Arguments.of(PART.blockGroup("one"), "one = {name = \"b\"}", "one.name"),
        Arguments.of(PART.block("one"), "", "one"),
        Arguments.of(PART.attribute("one").optional(), "one = {name = \"b\"}", "one.name"),
        Arguments.of(PART.blockList("in"), "in = [{name = \"b\"}]", "in[0].name"),
        Arguments.of(PART.blockList("in"), "in = [{name = \"b\"}, {name = \"c\"}]", "in"),
        Arguments.of(PART.attributeList("in").optional(), "in = [{name = \"b\"}]", "in[0].name"),
        Arguments.of(PART.blockSet("in"), "in = [{name = \"b\"}]", "in"),
        Arguments.of(PART.blockMap("in"), "in = {k = {name = \"b\"}}", "in[\"k\"].name"),
        Arguments.of(PART.attributeMap("in").optional(), "in = {}", "in"),
        Arguments.of(OUTER.block("one"), "one = {in = [{name = \"b\"}]}", "one.in[0].name"),
        Arguments.of(OUTER.blockSet("one"), "one = [{in = [{name = \"b\"}]}]", "one"));
  }

  private static String config(String member) {
    return "{name = \"a\"" + (member.isEmpty() ? "" : ", " + member) + "}";
  }

  @ParameterizedTest
  @MethodSource("places")
  void whatIsFoundInAConfigurationIsReportedInsideTheBlock(
      Attribute<?> member, String written, String place) {
    var thing = instance(new Failing(INNER, NAME, member));
    assertThat(thing.validate(config(written)).all())
        .hasSize(2)
        .allSatisfy(one -> assertThat(one.path()).hasToString(place));
  }

  @ParameterizedTest
  @MethodSource("places")
  void aFailureOfCreateIsReportedInsideTheBlock(Attribute<?> member, String written, String place) {
    var thing = instance(new Creating(INNER, NAME, member));
    assertThat(thing.apply(config(written)).only().path()).hasToString(place);
  }

  private static final class Creating extends Thing {
    private final Attribute<?> where;

    Creating(Attribute<?> where, Attribute<?>... members) {
      super(members);
      this.where = where;
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) {
      throw where.error("Odd", "It is odd.");
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) {
      throw where.error("Odd", "It is odd.");
    }
  }

  @Test
  void aFailureOfReadIsReportedAtTheBlockBecauseItsElementsMayBeOthers() {
    var thing = instance(new Creating(INNER, NAME, PART.blockList("in")));
    thing.storing("{name = \"a\", in = [{name = \"b\"}]}");
    assertThat(thing.refresh().only().path()).hasToString("in");
  }

  @Test
  void aHandleAtTheRootIsReportedThere() {
    var thing = instance(new Creating(NAME, NAME, PART.block("one")));
    assertThat(thing.apply("{name = \"a\", one = {}}").only().path()).hasToString("name");
  }

  @Test
  void aHandleOfTwoBlocksIsReportedAtWhatTheyHaveInCommon() {
    var both = NestedObject.of(PART.block("to"), PART.block("from")).block("both");
    var thing = instance(new Creating(INNER, NAME, both));
    var config = "{name = \"a\", both = {to = {name = \"b\"}, from = {name = \"c\"}}}";
    assertThat(thing.apply(config).only().path()).hasToString("both");
  }

  @Test
  void anEarlierFormOfAHandleIsFoundByItsName() {
    var size = Attribute.int64("size");
    var thing = instance(new Creating(size, NAME, NestedObject.of(size.optional()).block("one")));
    assertThat(thing.apply("{name = \"a\", one = {size = 1}}").only().path())
        .hasToString("one.size");
  }

  @Test
  void aPlaceThatTheAuthorChoseStays() {
    var path = CtyPath.ROOT.attribute("in").index(1);
    assertThat(INNER.error("Odd", "It is odd.").within(path).attribute()).isEmpty();
  }
}
