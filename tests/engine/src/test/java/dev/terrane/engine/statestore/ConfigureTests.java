package dev.terrane.engine.statestore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaException;
import dev.terrane.provider.statestore.HandleStateStore;
import dev.terrane.provider.statestore.StateStorage;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/// Declaration, validation and configuration of a state store.
class ConfigureTests {
  private final Memory memory = new Memory();
  private final Stores stores = Stores.of(memory);

  @Test
  void openReceivesArgumentsDefaultsValuesOfTheEnvironmentAndTheClient() {
    assertThat(stores.configure("{name = \"n\"}").all()).isEmpty();
    assertThat(memory.called).containsExactly("open n soft secret-of-env here");
  }

  @Test
  void theConfigurationOverridesTheEnvironment() {
    assertThat(stores.configure("{name = \"n\", token = \"x\"}").all()).isEmpty();
    assertThat(memory.called).containsExactly("open n soft x here");
  }

  @Test
  void aMissingValueIsReportedWithItsVariable() {
    var core = stores.core().inEnvironment(Map.of());
    var session = core.start();
    core.configure(session);
    var calls = core.stateStore(session, Stores.TYPE);
    var finding = new Stores(core, session, calls).configure("{name = \"n\"}").only();
    assertThat(finding.path()).hasToString("token");
    assertThat(finding.detail())
        .isEqualTo(
            "Set it in the state_store block, or set the environment variable MEMORY_TOKEN.");
  }

  @Test
  void theConfigurationIsValidated() {
    var finding = stores.validate("{name = \"too long a name\"}").only();
    assertThat(finding.path()).hasToString("name");
    assertThat(memory.called).isEmpty();
  }

  @Test
  void anUnknownValueIsReported() {
    var finding = stores.configure("{name = ?}").only();
    assertThat(finding.summary()).isEqualTo("Unknown value: open of state store t_memory");
    assertThat(memory.called).isEmpty();
  }

  @Test
  void aFailureOfOpenIsADiagnosticWithoutSecretsAndTheStoreIsNotConfigured() {
    memory.opening =
        _ -> {
          throw new Failure(Memory.NAME, "No such store", "It was secret-of-env.");
        };
    var finding = stores.configure("{name = \"n\"}").only();
    assertThat(finding.path()).hasToString("name");
    assertThat(finding.detail()).isEqualTo("It was (sensitive value).");
    assertThat(stores.calls().list().findings().only().summary())
        .isEqualTo("State store not configured");
  }

  @Test
  void eachCallBeforeItsConfigurationIsAnError() {
    var calls = stores.calls();
    assertThat(calls.list().findings().only().detail())
        .isEqualTo(
            "Terraform used the state store t_memory before its configuration, or its configuration"
                + " failed. See the errors above.");
    assertThat(calls.read("s").findings().ok()).isFalse();
    assertThat(stores.write(Stores.first("a", 1, 0, 0)).ok()).isFalse();
    assertThat(calls.lock("s", "plan").findings().ok()).isFalse();
    assertThat(calls.unlock("s", "id").ok()).isFalse();
    assertThat(calls.delete("s").ok()).isFalse();
    assertThat(memory.called).isEmpty();
  }

  @Test
  void aStateWithoutAnIdIsAnError() {
    stores.configure("{name = \"n\"}");
    assertThat(stores.calls().delete("").only().summary()).isEqualTo("Missing state ID");
  }

  @Test
  void theProposedChunkSizeIsAcceptedUpTo8MiB() {
    for (var sizes :
        new long[][] {{1, 1}, {5, 5}, {0, 8 << 20}, {-1, 8 << 20}, {9 << 20, 8 << 20}}) {
      stores.calls().proposing(sizes[0]);
      stores.configure("{name = \"n\"}");
      assertThat(stores.calls().chunkSize()).isEqualTo((int) sizes[1]);
    }
    stores.calls().proposing(Long.MAX_VALUE);
    stores.configure("{name = \"n\"}");
    assertThat(stores.calls().chunkSize()).isEqualTo(8 << 20);
  }

  @Test
  void theStorageIsClosedWhenTheStoreIsConfiguredAgainAndAtTheEndOfTheSession() {
    stores.configure("{name = \"a\"}");
    stores.configure("{name = \"b\"}");
    assertThat(memory.called)
        .containsExactly(
            "open a soft secret-of-env here", "open b soft secret-of-env here", "close");
    stores.session().close();
    assertThat(memory.called).hasSize(4).endsWith("close");
  }

  @Test
  void aFailureOfCloseIsLogged() {
    stores.configure("{name = \"a\"}");
    memory.closing =
        _ -> {
          throw new IllegalStateException("busy");
        };
    stores.session().close();
    assertThat(stores.core().log())
        .anySatisfy(line ->
            assertThat(line)
                .startsWith("WARN The storage of state store t_memory was not closed.")
                .contains("busy"));
  }

  @Test
  void anArgumentNamedProviderIsRejected() {
    Assertions.assertThatThrownBy(() -> Schema.stateStore(Attribute.string("provider").optional()))
        .isInstanceOf(SchemaException.class);
    assertThat(Schema.stateStore(Attribute.string("count").optional()).members()).hasSize(1);
  }

  @Test
  void aStoreThatReturnsNullIsReported() {
    var store =
        new HandleStateStore<String>() {
          @Override
          public String name() {
            return "memory";
          }

          @Override
          public Schema schema() {
            return Schema.stateStore();
          }

          @Override
          @SuppressWarnings("NullAway") // what a careless author does
          public StateStorage open(Call<String> call, ObjectView in) {
            return null;
          }
        };
    assertThat(Stores.of(store).configure("{}").only().detail()).contains("returned null");
  }
}
