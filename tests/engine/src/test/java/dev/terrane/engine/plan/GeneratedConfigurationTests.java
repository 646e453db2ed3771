package dev.terrane.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.resource.GenerateResourceConfig;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.combination.Combination;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Tests which values of a state are in the generated configuration, and that its plan is empty.
class GeneratedConfigurationTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> A = Attribute.string("a").orSet();
  private static final Attribute<String> B = Attribute.string("b").orSet();

  private static TestInstance thing(Attribute<?>... members) {
    return Sample.instance(members);
  }

  /// The generated configuration of a state, whose plan must be empty.
  private static CtyValue generated(TestInstance thing, String state) {
    var config = thing.storing(state).generatedConfig();
    var plan = thing.plan(config);
    assertThat(plan.findings().all()).isEmpty();
    assertThat(plan.action()).isEqualTo(Action.NO_OP);
    return config;
  }

  private static void generates(String config, String state, Attribute<?>... members) {
    var thing = thing(members);
    assertThat(generated(thing, state)).isEqualTo(thing.value(config));
  }

  @Test
  void computedValuesAreOmitted() {
    generates(
        "{name = \"a\"}",
        "{name = \"a\", id = \"1\"}",
        NAME,
        Attribute.string("id").computed().stable());
  }

  @Test
  void writeOnlyValuesAreOmitted() {
    generates(
        "{name = \"a\"}", "{name = \"a\"}", NAME, Attribute.string("pin").optional().writeOnly());
  }

  @Test
  void aValueThatEqualsTheDefaultIsOmitted() {
    var mode = Attribute.string("mode").defaultTo("0644");
    generates("{name = \"a\"}", "{name = \"a\", mode = \"0644\"}", NAME, mode);
    generates("{name = \"a\", mode = \"0600\"}", "{name = \"a\", mode = \"0600\"}", NAME, mode);
  }

  @Test
  void anEmptyOrDeprecatedValueThatTheProviderMayChooseIsOmitted() {
    var tags = Attribute.of("tags", AttributeType.map(AttributeType.STRING)).orSet();
    generates(
        "{name = \"a\", b = \"kept\"}",
        "{name = \"a\", a = \"\", b = \"kept\", old = \"x\", tags = {}}",
        NAME,
        A,
        B,
        Attribute.string("old").orSet().deprecated("Use b."),
        tags);
  }

  @Test
  void anEmptyOrDeprecatedValueIsWrittenIfThePlanWouldRemoveIt() {
    var state = "{name = \"a\", note = \"\", old = \"x\"}";
    var thing =
        thing(
            NAME,
            Attribute.string("note").optional(),
            Attribute.string("old").optional().deprecated("Use note."));
    var config = thing.storing(state).generatedConfig();
    assertThat(config).isEqualTo(thing.value(state));
    assertThat(thing.plan(config).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void oneMemberOfAnExclusiveGroupIsWritten() {
    var state = "{a = \"1\", b = \"1\"}";
    generates("{a = \"1\"}", state, A.check(Combination.exactlyOneOf(B)), B);
    generates("{a = \"1\"}", state, A, B.check(Combination.conflictsWith(A)));
    generates(
        "{b = \"1\"}",
        state,
        A.check(Combination.exactlyOneOf(B)),
        Attribute.string("b").optional());
    var old = A.deprecated("Use b.");
    generates("{b = \"1\"}", state, old, B.check(Combination.conflictsWith(old)));
  }

  @Test
  void aValueThatAnotherOneRequiresIsWritten() {
    var port = Attribute.string("port").defaultTo("80");
    var host = Attribute.string("host").optional();
    var state = "{host = \"h\", port = \"80\"}";
    generates(state, state, host.check(Combination.requiredWith(port)), port);
    generates(state, state, host.check(Combination.allOrNone(port)), port);
    generates("{host = \"h\"}", state, host.check(Combination.atLeastOneOf(port)), port);
    generates(
        "{port = \"80\"}", "{port = \"80\"}", host.check(Combination.exactlyOneOf(port)), port);
  }

  @Test
  void aValueIsWrittenThatOneRequiresWhichIsWrittenForAnother() {
    var c = Attribute.string("c").defaultTo("3");
    var b = Attribute.string("b").defaultTo("2");
    var a = Attribute.string("a").optional();
    var state = "{a = \"1\", b = \"2\", c = \"3\"}";
    generates(
        state,
        state,
        b.check(Combination.requiredWith(c)),
        a.check(Combination.requiredWith(b)),
        c);
  }

  @Test
  void anExcludedValueIsNotWrittenForAnotherOne() {
    var state = "{a = \"1\", b = \"1\", c = \"1\"}";
    var c = Attribute.string("c").orSet();
    var thing =
        thing(A.check(Combination.exactlyOneOf(B)), B, c.check(Combination.requiredWith(B)));
    assertThat(thing.storing(state).generatedConfig())
        .isEqualTo(thing.value("{a = \"1\", c = \"1\"}"));
  }

  private static NestedObject<ObjectView> part() {
    return NestedObject.of(
        NAME,
        Attribute.string("mode").defaultTo("0644"),
        Attribute.string("id").computed().stable(),
        Attribute.string("old").orSet().deprecated("Use name."));
  }

  @Test
  void theRulesHoldInEveryNesting() {
    var one = "{name = \"a\", mode = \"0644\", id = \"1\", old = \"x\"}";
    var other = "{name = \"b\", mode = \"0600\", id = \"2\", old = \"x\"}";
    var thing =
        thing(
            part().attribute("single").optional(),
            part().attributeList("items").optional(),
            part().attributeSet("set").optional(),
            part().attributeMap("map").optional(),
            part().block("block"),
            part().blockList("blocks"),
            part().blockSet("block_set"),
            part().blockMap("block_map"));
    assertThat(generated(thing, all(one, other)))
        .isEqualTo(thing.value(all("{name = \"a\"}", "{name = \"b\", mode = \"0600\"}")));
    assertThat(generated(thing, "{}")).isEqualTo(thing.value("{}"));
  }

  private static String all(String one, String other) {
    return """
    {single = %1$s, items = [%1$s, %2$s], set = [%1$s, %2$s], map = {x = %1$s, y = %2$s},
     block = %2$s, blocks = [%2$s, %1$s], block_set = [%1$s, %2$s], block_map = {x = %2$s}}
    """
        .formatted(one, other);
  }

  @Test
  void withoutAStateItIsAnError() {
    var session = TestCore.of(Sample.of(new Thing(NAME))).start();
    var request = new GenerateResourceConfig.Request("t_thing", DynamicValue.ABSENT);
    var response = new GenerateResourceConfig(session).run(request);
    assertThat(response.config()).isEqualTo(DynamicValue.ABSENT);
    assertThat(response.diagnostics())
        .extracting(finding -> finding.summary())
        .isEqualTo(List.of("Missing value for the state"));
  }
}
