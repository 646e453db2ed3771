package dev.terrane.engine.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Lookup;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Call;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestCore;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Tests a provider whose configuration is unknown: operations with the client are deferred, if
/// Terraform allows it.
class DeferralTests {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Attribute<String> ID = Attribute.string("id").computed();
  private static final Lookup LOOKUP =
      new Lookup(Attribute.string("name").required(), ID) {
        @Override
        public ObjectView read(Call<String> call, ObjectView in) {
          return in.with(ID, call.client());
        }
      };
  private static final Lookup INDEPENDENT =
      new Lookup(Attribute.string("name").required(), ID) {
        @Override
        public ObjectView read(Call<String> call, ObjectView in) {
          return in.with(ID, "its own");
        }
      };
  private static final Thing THING = new Thing(NAME);
  private static final ClientCapabilities ALLOWED =
      new ClientCapabilities(true, false, false, false);

  private static Session session(Lookup lookup) {
    var core = TestCore.of(Sample.of(List.of(THING, lookup))).configure("{endpoint = ?}");
    var session = core.start();
    assertThat(core.configure(session).all()).isEmpty();
    return session;
  }

  private static ReadDataSource.Response read(Lookup lookup, ClientCapabilities capabilities) {
    var schema = lookup.schema();
    var config =
        DynamicValue.of(Notation.object(schema.members(), "{name = \"a\"}"), schema.type());
    return new ReadDataSource(session(lookup))
        .run(new ReadDataSource.Request("t_lookup", config, capabilities));
  }

  private static ImportResourceState.Response importId(ClientCapabilities capabilities) {
    return new ImportResourceState(session(LOOKUP))
        .run(new ImportResourceState.Request("t_thing", "a", DynamicValue.ABSENT, capabilities));
  }

  @Test
  void aDataSourceWaitsForTheProvidersConfiguration() {
    var response = read(LOOKUP, ALLOWED);
    assertThat(response.deferral()).hasValue(Deferred.Reason.PROVIDER_CONFIG_UNKNOWN);
    assertThat(response.diagnostics()).isEmpty();
    var type = LOOKUP.schema().type();
    assertThat(response.state().decode(type)).isEqualTo(CtyValue.unknown(type));
  }

  @Test
  void aDataSourceThatMayNotBeDeferredNamesTheUnknownArgument() {
    var response = read(LOOKUP, ClientCapabilities.NONE);
    assertThat(response.deferral()).isEmpty();
    assertThat(new CommandDiagnostics(response.diagnostics()).only().detail()).contains("endpoint");
  }

  @Test
  void aDataSourceThatNeedsNoClientWaitsForNothing() {
    var response = read(INDEPENDENT, ALLOWED);
    assertThat(response.deferral()).isEmpty();
    assertThat(response.state().decode(INDEPENDENT.schema().type()))
        .isEqualTo(
            Notation.object(INDEPENDENT.schema().members(), "{name = \"a\", id = \"its own\"}"));
  }

  @Test
  void anImportWaitsForTheProvidersConfiguration() {
    var response = importId(ALLOWED);
    assertThat(response.deferral()).hasValue(Deferred.Reason.PROVIDER_CONFIG_UNKNOWN);
    assertThat(response.diagnostics()).isEmpty();
    var imported = response.imported().getFirst();
    assertThat(imported.typeName()).isEqualTo("t_thing");
    var type = THING.schema().type();
    assertThat(imported.state().decode(type)).isEqualTo(CtyValue.unknown(type));
  }

  @Test
  void anImportByIdentityThatWaitsKeepsTheIdentity() {
    var type = dev.terrane.cty.CtyType.object(java.util.Map.of("name", NAME.ctyType()));
    var identity =
        DynamicValue.of(CtyValue.object(java.util.Map.of("name", CtyValue.string("a"))), type);
    var response =
        new ImportResourceState(session(LOOKUP))
            .run(new ImportResourceState.Request("t_thing", "", identity, ALLOWED));
    assertThat(response.imported().getFirst().identity()).isEqualTo(identity);
  }

  @Test
  void anImportThatMayNotBeDeferredNamesTheUnknownArgument() {
    var response = importId(ClientCapabilities.NONE);
    assertThat(response.deferral()).isEmpty();
    assertThat(response.imported()).isEmpty();
    assertThat(new CommandDiagnostics(response.diagnostics()).only().detail()).contains("endpoint");
  }

  @Test
  void aRefreshDoesNotWaitButKeepsTheState() {
    var state =
        DynamicValue.of(
            Notation.object(THING.schema().members(), "{name = \"a\"}"), THING.schema().type());
    var request =
        new ReadResource.Request("t_thing", state, Bytes.EMPTY, DynamicValue.ABSENT, ALLOWED);
    var response = new ReadResource(session(LOOKUP)).run(request);
    assertThat(response.newState()).isEqualTo(state);
    assertThat(new CommandDiagnostics(response.diagnostics()).only().isError()).isFalse();
  }
}
