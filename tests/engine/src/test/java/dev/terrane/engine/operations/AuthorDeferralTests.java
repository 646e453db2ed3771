package dev.terrane.engine.operations;

import static dev.terrane.provider.Deferred.Reason.ABSENT_PREREQUISITE;
import static dev.terrane.provider.Deferred.Reason.RESOURCE_CONFIG_UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Lookup;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Call;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.resource.Locating;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.tests.core.TestCore;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Methods of authors that throw [Deferred].
class AuthorDeferralTests {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Attribute<String> ID = Attribute.string("id").computed();
  private static final Thing THING = new Waiting();
  private static final Lookup LOOKUP =
      new Lookup(Attribute.string("name").required(), ID) {
        @Override
        public ObjectView read(Call<String> call, ObjectView in) {
          call.warn("Slow", "It takes long.");
          throw Deferred.because(ABSENT_PREREQUISITE);
        }
      };
  private static final ClientCapabilities ALLOWED =
      new ClientCapabilities(true, false, false, false);

  /// Waits for something in each method.
  private static final class Waiting extends Thing
      implements Planning<String, ValueView, ObjectView, ValueView>, Locating<String, ObjectView> {
    Waiting() {
      super(NAME, ID);
    }

    @Override
    public ValueView plan(
        PlanCall<String> call, ValueView config, @Nullable ObjectView before, ValueView proposed) {
      throw Deferred.because(RESOURCE_CONFIG_UNKNOWN);
    }

    @Override
    public void planDestroy(PlanCall<String> call, ObjectView last) {
      throw Deferred.because(ABSENT_PREREQUISITE);
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) {
      throw Deferred.because(ABSENT_PREREQUISITE, "The cluster does not exist yet.");
    }

    @Override
    public Optional<ObjectView> locate(Call<String> call, String importId) {
      throw Deferred.because(ABSENT_PREREQUISITE);
    }
  }

  private static Session session() {
    var core = TestCore.of(Sample.of(List.of(THING, LOOKUP)));
    var session = core.start();
    assertThat(core.configure(session).all()).isEmpty();
    return session;
  }

  private static DynamicValue thing(String written) {
    return DynamicValue.of(
        Notation.object(THING.schema().members(), written), THING.schema().type());
  }

  private static final DynamicValue NOTHING =
      DynamicValue.of(CtyValue.nullOf(THING.schema().type()), THING.schema().type());
  private static final DynamicValue STORED = thing("{name = \"a\", id = \"1\"}");

  private static PlanResourceChange.Response plan(
      DynamicValue prior, DynamicValue proposed, ClientCapabilities capabilities) {
    return new PlanResourceChange(session())
        .run(
            new PlanResourceChange.Request(
                "t_thing",
                prior,
                proposed,
                proposed,
                Bytes.EMPTY,
                Bytes.EMPTY,
                DynamicValue.ABSENT,
                capabilities));
  }

  private static Diagnostic only(List<Diagnostic> diagnostics) {
    return new CommandDiagnostics(diagnostics).only();
  }

  @Test
  void aDeferredPlanHasTheConfigurationAndUnknownComputedValues() {
    var response = plan(NOTHING, thing("{name = \"a\"}"), ALLOWED);
    assertThat(response.deferral()).contains(Deferred.Reason.RESOURCE_CONFIG_UNKNOWN);
    assertThat(response.diagnostics()).isEmpty();
    var planned = (ObjectValue) response.plannedState().decode(THING.schema().type());
    assertThat(planned.get("name")).isEqualTo(CtyValue.string("a"));
    assertThat(planned.get("id").isUnknown()).isTrue();
  }

  @Test
  void aPlanThatMayNotBeDeferredNamesTheResourceAndTheReason() {
    var response = plan(NOTHING, thing("{name = \"a\"}"), ClientCapabilities.NONE);
    assertThat(response.deferral()).isEmpty();
    assertThat(response.plannedState()).isEqualTo(DynamicValue.ABSENT);
    var error = only(response.diagnostics());
    assertThat(error.summary()).startsWith("Deferral not allowed: plan of").contains("t_thing");
    assertThat(error.detail())
        .contains("the configuration contains a value that is not known before apply")
        .contains("Apply the objects that it depends on first");
  }

  @Test
  void aPlanToDestroyIsDeferred() {
    var response = plan(STORED, NOTHING, ALLOWED);
    assertThat(response.deferral()).contains(Deferred.Reason.ABSENT_PREREQUISITE);
    assertThat(response.diagnostics()).isEmpty();
  }

  private static ReadResource.Response read(ClientCapabilities capabilities) {
    return new ReadResource(session())
        .run(
            new ReadResource.Request(
                "t_thing", STORED, Bytes.EMPTY, DynamicValue.ABSENT, capabilities));
  }

  @Test
  void aDeferredReadKeepsTheState() {
    var response = read(ALLOWED);
    assertThat(response.deferral()).contains(Deferred.Reason.ABSENT_PREREQUISITE);
    assertThat(response.newState()).isEqualTo(STORED);
    assertThat(response.diagnostics()).isEmpty();
  }

  @Test
  void aReadThatMayNotBeDeferredIsAnErrorWithTheExplanation() {
    var response = read(ClientCapabilities.NONE);
    assertThat(response.deferral()).isEmpty();
    assertThat(only(response.diagnostics()).detail())
        .contains("an object that must exist first does not exist yet")
        .contains("The cluster does not exist yet.");
  }

  @Test
  void aDeferredImportHasAnUnknownState() {
    var request = new ImportResourceState.Request("t_thing", "a", DynamicValue.ABSENT, ALLOWED);
    var response = new ImportResourceState(session()).run(request);
    assertThat(response.deferral()).contains(Deferred.Reason.ABSENT_PREREQUISITE);
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.imported()).hasSize(1);
  }

  @Test
  void aDeferredDataSourceKeepsItsWarnings() {
    var schema = LOOKUP.schema();
    var config =
        DynamicValue.of(Notation.object(schema.members(), "{name = \"a\"}"), schema.type());
    var response =
        new ReadDataSource(session()).run(new ReadDataSource.Request("t_lookup", config, ALLOWED));
    assertThat(response.deferral()).contains(Deferred.Reason.ABSENT_PREREQUISITE);
    assertThat(only(response.diagnostics()).summary()).isEqualTo("Slow");
  }
}
