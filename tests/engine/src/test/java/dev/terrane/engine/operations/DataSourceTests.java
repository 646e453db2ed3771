package dev.terrane.engine.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Lookup;
import dev.terrane.engine.sample.Sample;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.Validating;
import dev.terrane.tests.core.TestCore;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Tests data sources.
class DataSourceTests {
  private static final Attribute<String> NAME =
      Attribute.string("name").required().check(Check.length(1, 8));
  private static final Attribute<String> KIND = Attribute.string("kind").defaultTo("any");
  private static final Attribute<String> ID = Attribute.string("id").computed();

  interface Reading {
    @Nullable ObjectView read(Call<String> call, ObjectView in) throws Exception;
  }

  private static TestCore core(Reading reading, Attribute<?>... members) {
    return TestCore.of(
        Sample.of(
            new Lookup(members) {
              @Override
              @SuppressWarnings("NullAway") // authors in other languages give back null
              public ObjectView read(Call<String> call, ObjectView in) throws Exception {
                return reading.read(call, in);
              }
            }));
  }

  private static CtyValue value(String text, Attribute<?>... members) {
    return Notation.object(java.util.List.of(members), text);
  }

  @Test
  void isReadWithItsDefaults() {
    var core = core((call, in) -> in.with(ID, call.client() + "/" + in.get(KIND)), NAME, KIND, ID);
    assertThat(core.data("t_lookup", "{name = \"a\"}"))
        .isEqualTo(value("{name = \"a\", kind = \"any\", id = \"here/any\"}", NAME, KIND, ID));
  }

  @Test
  void aConfigurationThatBreaksACheckIsNotRead() {
    var finding = core((_, in) -> in, NAME).dataFindings("t_lookup", "{name = \"\"}").only();
    assertThat(finding.path()).hasToString("name");
    assertThat(finding.detail()).contains("must have 1 to 8 characters");
  }

  @Test
  void aFailureIsOneDiagnostic() {
    var core =
        core(
            (_, _) -> {
              throw new Failure("No such thing", "Look for another one.");
            },
            NAME);
    assertThat(core.dataFindings("t_lookup", "{name = \"a\"}").only().summary())
        .isEqualTo("No such thing");
  }

  @Test
  void nullIsABug() {
    var core = core((_, _) -> null, NAME);
    assertThat(core.dataFindings("t_lookup", "{name = \"a\"}").only().detail())
        .contains("returned null. This is a bug in the provider.");
  }

  @Test
  void withoutAClientItNamesTheUnknownArgument() {
    var core = core((call, in) -> in.with(ID, call.client()), NAME, ID);
    core.configure("{endpoint = ?}");
    assertThat(core.dataFindings("t_lookup", "{name = \"a\"}").only().detail())
        .contains("endpoint");
  }

  @Test
  void collectionsOfBlocksAreEmptyAndNeverNull() {
    var blocks = NestedObject.of(NAME).blockList("blocks");
    var core = core((_, in) -> in.without(blocks), NAME, blocks);
    assertThat(core.data("t_lookup", "{name = \"a\"}")).hasToString("{blocks = [], name = \"a\"}");
  }

  @Test
  void anAuthorMayValidate() {
    final class Careful extends Lookup implements Validating<ValueView> {
      Careful() {
        super(NAME, KIND);
      }

      @Override
      public void validate(ValueView config, Findings findings) {
        findings.error(KIND, "Contradiction", config.get(NAME) + " has no kind.");
      }
    }
    var core = TestCore.of(Sample.of(new Careful()));
    assertThat(core.dataFindings("t_lookup", "{name = \"a\"}").only().path()).hasToString("kind");
  }

  @Test
  void anUnknownTypeIsADiagnostic() {
    var session = TestCore.of(Sample.of(new Lookup(NAME))).start();
    var request =
        new dev.terrane.engine.datasource.ReadDataSource.Request(
            "t_other",
            dev.terrane.engine.DynamicValue.ABSENT,
            dev.terrane.engine.ClientCapabilities.NONE);
    assertThat(new dev.terrane.engine.datasource.ReadDataSource(session).run(request).diagnostics())
        .singleElement()
        .satisfies(
            reported -> assertThat(reported.summary()).isEqualTo("Unknown data source type"));
  }

  @Test
  void anArgumentThatTheAnswerLeavesOutIsTakenFromTheConfiguration() {
    var core = core((_, _) -> ObjectView.EMPTY.with(ID, "x"), NAME, KIND, ID);
    assertThat(core.data("t_lookup", "{name = \"a\"}"))
        .isEqualTo(value("{name = \"a\", kind = \"any\", id = \"x\"}", NAME, KIND, ID));
  }
}
