package dev.terrane.engine.operations;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.Validating;
import dev.terrane.tests.core.TestCore;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/// A configuration, looked at before anything is done.
class ValidateTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> NOTE = Attribute.string("note").optional();
  private static final Attribute<String> SECRET = Attribute.string("secret").optional().writeOnly();

  private static final class Careful extends Thing implements Validating<ValueView> {
    private final BiConsumer<ValueView, dev.terrane.provider.validation.Findings> look;

    Careful(
        BiConsumer<ValueView, dev.terrane.provider.validation.Findings> look,
        Attribute<?>... members) {
      super(members);
      this.look = look;
    }

    @Override
    public void validate(ValueView config, dev.terrane.provider.validation.Findings findings) {
      look.accept(config, findings);
    }
  }

  @Test
  void theAuthorLooksLastAndAllHisFindingsAreShown() {
    var thing =
        instance(
            new Careful(
                (_, findings) -> {
                  findings.error(NAME, "Bad name", "Choose another one.");
                  findings.warn(NOTE, "Odd note", "Nobody will read it.");
                },
                NAME,
                NOTE));
    assertThat(thing.validate("{name = \"a\"}").all())
        .extracting(one -> one.path() + " " + one.summary())
        .containsExactly("name Bad name", "note Odd note");
  }

  @Test
  void allFindingsAreReportedAtOnceAndWhatIsRefusedIsUnknownToTheAuthor() {
    var amount = Attribute.int32("amount").optional();
    var even =
        Attribute.int64("even").optional().check(new Check<>(n -> n % 2 == 0, "must be even"));
    var inside = NestedObject.of(NAME, even).blockSet("block");
    var seen = new java.util.ArrayList<String>();
    var thing =
        instance(
            new Careful(
                (config, findings) -> {
                  for (var one : List.of(NAME, NOTE, amount, even)) {
                    seen.add(one + " " + config.get(one).getClass().getSimpleName());
                  }
                  config
                      .inside(inside)
                      .forEach(one ->
                          seen.add(one.get(NAME) + " " + one.get(even).getClass().getSimpleName()));
                  findings.error(NOTE, "Odd note", "Nobody will read it.");
                },
                NAME,
                NOTE,
                amount,
                even,
                inside));
    var findings =
        thing.validate(
            "{note = \"n\", amount = 1.5, even = 3, block = [{name = \"b\", even = 5}]}");
    assertThat(findings.all())
        .extracting(one -> one.path() + " " + one.summary())
        .containsExactly(
            "name Missing Configuration for Required Attribute: name",
            "amount Invalid Attribute Value: amount",
            "even Invalid Attribute Value: even",
            "block Invalid Attribute Value: block",
            "note Odd note");
    assertThat(seen)
        .containsExactly(
            "name Unknown", "note Known", "amount Unknown", "even Unknown", "Known[get=b] Unknown");
  }

  @Test
  void theAuthorMeetsUnknownsEverywhere() {
    var block = NestedObject.of(NAME, NOTE).blockMap("block");
    var seen = new java.util.ArrayList<Object>();
    var thing =
        instance(
            new Careful(
                (config, _) -> {
                  seen.add(config.get(NAME));
                  seen.add(config.get(block).getClass().getSimpleName());
                  config.inside(block).forEach(one -> seen.add(one.get(NOTE)));
                },
                NAME,
                block));
    thing.validate("{name = ?, block = {k = {name = ?, note = \"n\"}}}");
    assertThat(seen)
        .hasToString(
            "[Unknown[refinement=%s], Unknown, Known[get=n]]"
                .formatted(dev.terrane.cty.Refinement.NONE));
  }

  @Test
  void aDeprecatedResourceIsAWarning() {
    var thing = instance(new Thing(Schema.resource(NAME).deprecated("Use t_other.")));
    var warning = thing.validate("{name = \"a\"}").only();
    assertThat(warning.isError()).isFalse();
    assertThat(warning.summary()).isEqualTo("Deprecated: resource t_thing");
    assertThat(warning.detail()).isEqualTo("Use t_other.");
  }

  @Test
  void aNestedObjectIsCheckedAsAWhole() {
    var owner =
        NestedObject.of(NAME, NOTE)
            .block("owner")
            .check(
                new Check<>(one -> !one.find(NOTE).equals(one.find(NAME)), "must have two texts"));
    var thing = instance(owner);
    assertThat(thing.validate("{owner = {name = \"a\", note = \"b\"}}").all()).isEmpty();
    var error = thing.validate("{owner = {name = \"a\", note = \"a\"}}").only();
    assertThat(error.path()).hasToString("owner");
    assertThat(error.detail()).contains("must have two texts");
  }

  @Test
  void knownElementsAreCheckedBesideUnknownOnes() {
    var texts = AttributeType.list(AttributeType.STRING);
    var list = Attribute.of("list", texts).optional().check(Check.each(Check.notBlank()));
    var set =
        Attribute.of("set", AttributeType.set(AttributeType.STRING))
            .optional()
            .check(Check.each(Check.notBlank()));
    var map =
        Attribute.of("map", AttributeType.map(AttributeType.STRING))
            .optional()
            .check(Check.eachValue(Check.notBlank()))
            .check(Check.eachKey(Check.pattern("[a-z]")));
    var lists =
        Attribute.of("lists", AttributeType.list(texts))
            .optional()
            .check(Check.each(Check.each(Check.notBlank())))
            .check(Check.each(Check.size(2, 2)))
            .check(Check.size(3, 3));
    var thing = instance(list, set, map, lists);
    for (var config :
        List.of(
            "{list = [?, \"\"]}",
            "{set = [?, \"\"]}",
            "{map = {a = ?, b = \"\"}}",
            "{map = {ab = ?}}",
            "{lists = [[?, \"\"]]}")) {
      assertThat(thing.validate(config).only().summary()).startsWith("Invalid Attribute Value: ");
    }
    assertThat(thing.validate("{list = [?, \"a\"], map = {a = ?}, lists = [?, [?, \"a\"]]}").all())
        .isEmpty();
  }

  @Test
  void aTextThatIsNoJsonIsReportedWithLineAndColumn() {
    var json = Attribute.string("json").optional().check(Check.json());
    assertThat(instance(json).validate("{json = \"[1,\n  x]\"}").only().detail())
        .isEqualTo(
            "The attribute json is not JSON: line 2, column 3: a value is expected, not 'x'.");
  }

  @Test
  void aFailureOfTheAuthorIsOneDiagnostic() {
    var thing =
        instance(
            new Careful(
                (_, _) -> {
                  throw new IllegalStateException("oops");
                },
                NAME));
    assertThat(thing.validate("{name = \"a\"}").only().summary())
        .isEqualTo("Failed: validate of resource t_thing");
  }

  @Test
  void aCheckThatFailsIsOneDiagnostic() {
    var broken =
        Attribute.string("name")
            .required()
            .check(
                new Check<>(
                    text -> {
                      throw new IllegalStateException("oops");
                    },
                    "must be right"));
    var finding = instance(broken).validate("{name = \"a\"}").only();
    assertThat(finding.summary()).isEqualTo("Attribute Check Failed: name");
    assertThat(finding.detail()).contains("must be right").contains("oops");
  }

  @Test
  void aRegularExpressionThatRunsOutOfStackIsOneDiagnostic() {
    var deep = Attribute.string("name").required().check(Check.pattern("(a|b)*c"));
    var finding = instance(deep).validate("{name = \"" + "ab".repeat(200_000) + "\"}").only();
    assertThat(finding.summary()).isEqualTo("Attribute Check Failed: name");
    assertThat(finding.detail()).contains("StackOverflowError");
  }

  @Test
  void aWriteOnlyValueNeedsACliThatKnowsIt() {
    var thing = new Thing(SECRET);
    var session = TestCore.of(Sample.of(thing)).start();
    var schema = thing.schema();
    var config =
        DynamicValue.of(Notation.object(schema.members(), "{secret = \"s3cr3t\"}"), schema.type());
    var request = new ValidateResourceConfig.Request("t_thing", config, ClientCapabilities.NONE);
    var findings =
        new CommandDiagnostics(new ValidateResourceConfig(session).run(request).diagnostics());
    assertThat(findings.only().summary()).isEqualTo("WriteOnly Attribute Not Allowed: secret");
    assertThat(findings.text()).doesNotContain("s3cr3t");
  }

  @Test
  void aMissingConfigurationIsADiagnostic() {
    var session = TestCore.of(Sample.of(new Thing(NAME))).start();
    var request =
        new ValidateResourceConfig.Request("t_thing", DynamicValue.ABSENT, ClientCapabilities.NONE);
    assertThat(new ValidateResourceConfig(session).run(request).diagnostics())
        .singleElement()
        .satisfies(
            reported -> assertThat(reported.detail()).contains("did not send the configuration"));
  }

  @Test
  void bytesThatFitNoSchemaAreADiagnostic() {
    var session = TestCore.of(Sample.of(new Thing(NAME))).start();
    var bytes = dev.terrane.engine.Bytes.of(new byte[] {(byte) 0xc1});
    var request =
        new ValidateResourceConfig.Request(
            "t_thing",
            new DynamicValue(bytes, dev.terrane.engine.Bytes.EMPTY),
            ClientCapabilities.NONE);
    assertThat(new ValidateResourceConfig(session).run(request).diagnostics())
        .singleElement()
        .satisfies(reported ->
            assertThat(reported.summary()).isEqualTo("Cannot decode the configuration"));
  }
}
