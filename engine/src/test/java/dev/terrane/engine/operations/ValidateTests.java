package dev.terrane.engine.operations;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.core.Findings;
import dev.terrane.engine.core.TestCore;
import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.resource.Validating;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ValueView;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/// A configuration, looked at before anything is done.
class ValidateTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> NOTE = Attribute.string("note").optional();
  private static final Attribute<String> SECRET = Attribute.string("secret").optional().writeOnly();

  private static final class Careful extends Thing implements Validating<ValueView> {
    private final BiConsumer<ValueView, dev.terrane.provider.resource.Findings> look;

    Careful(
        BiConsumer<ValueView, dev.terrane.provider.resource.Findings> look,
        Attribute<?>... members) {
      super(members);
      this.look = look;
    }

    @Override
    public void validate(ValueView config, dev.terrane.provider.resource.Findings findings) {
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
  void theAuthorDoesNotLookAtWhatTheRulesRefuse() {
    var thing =
        instance(
            new Careful(
                (_, _) -> {
                  throw new AssertionError("must not be called");
                },
                NAME));
    assertThat(thing.validate("{}").only().summary())
        .isEqualTo("Missing Configuration for Required Attribute");
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
    assertThat(finding.summary()).isEqualTo("Attribute Check Failed");
    assertThat(finding.detail()).contains("must be right").contains("oops");
  }

  @Test
  void aRegularExpressionThatRunsOutOfStackIsOneDiagnostic() {
    var deep = Attribute.string("name").required().check(Check.pattern("(a|b)*c"));
    var finding = instance(deep).validate("{name = \"" + "ab".repeat(200_000) + "\"}").only();
    assertThat(finding.summary()).isEqualTo("Attribute Check Failed");
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
    var findings = new Findings(new ValidateResourceConfig(session).run(request).diagnostics());
    assertThat(findings.only().summary()).isEqualTo("WriteOnly Attribute Not Allowed");
    assertThat(findings.text()).doesNotContain("s3cr3t");
  }

  @Test
  void aMissingConfigurationIsADiagnostic() {
    var session = TestCore.of(Sample.of(new Thing(NAME))).start();
    var request =
        new ValidateResourceConfig.Request("t_thing", DynamicValue.ABSENT, ClientCapabilities.NONE);
    assertThat(new ValidateResourceConfig(session).run(request).diagnostics())
        .singleElement()
        .satisfies(told -> assertThat(told.detail()).contains("did not send the configuration"));
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
        .satisfies(told -> assertThat(told.summary()).isEqualTo("Unreadable value"));
  }
}
