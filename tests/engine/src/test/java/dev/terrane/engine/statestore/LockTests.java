package dev.terrane.engine.statestore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Call;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.statestore.HandleStateStore;
import dev.terrane.provider.statestore.StateCall;
import dev.terrane.provider.statestore.StateContent;
import dev.terrane.provider.statestore.StateLock;
import dev.terrane.provider.statestore.StateLockedException;
import dev.terrane.provider.statestore.StateStorage;
import dev.terrane.provider.statestore.StateWriter;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Locks, and the list of states.
class LockTests {
  private final Memory memory = new Memory();
  private final Stores stores = Stores.configured(memory);

  @Test
  void aLockHasTheOperationTheHolderAndTheTime() {
    var before = Instant.now().minusSeconds(1);
    var lock = stores.calls().lock("s", "OperationTypePlan");
    assertThat(lock.findings().all()).isEmpty();
    var stored = Objects.requireNonNull(memory.locks.get("s"));
    assertThat(stored.id()).isEqualTo(lock.id()).isNotEmpty();
    assertThat(stored.operation()).isEqualTo("OperationTypePlan");
    assertThat(stored.holder()).startsWith(System.getProperty("user.name") + "@");
    assertThat(stored.created()).isBetween(before, Instant.now());
    assertThat(stores.calls().unlock("s", lock.id()).all()).isEmpty();
    assertThat(memory.locks).isEmpty();
  }

  @Test
  void theHolderHasTheNameOfTheComputer() {
    var core = stores.core().inEnvironment(Map.of("MEMORY_TOKEN", "x", "HOSTNAME", "build-3"));
    var session = core.start();
    core.configure(session);
    var other = new Stores(core, session, core.stateStore(session, Stores.TYPE));
    other.configure("{name = \"n\"}");
    other.calls().lock("s", "plan");
    assertThat(Objects.requireNonNull(memory.locks.get("s")).holder()).endsWith("@build-3");
  }

  @Test
  void aConflictShowsTheHolderAndTheTime() {
    memory.locks.put(
        "s",
        new StateLock(
            "id-1", "OperationTypeApply", "alice@build-3", Instant.parse("2026-11-23T14:20:49Z")));
    var lock = stores.calls().lock("s", "OperationTypePlan");
    assertThat(lock.id()).isEmpty();
    var finding = lock.findings().only();
    assertThat(finding.summary()).isEqualTo("State \"s\" is locked");
    assertThat(finding.detail())
        .isEqualTo(
            "The state is locked by alice@build-3 since 2026-11-23T14:20:49Z, for the operation"
                + " OperationTypeApply (lock ID id-1). Wait until that operation has ended. If its"
                + " process no longer exists, run \"terraform force-unlock id-1\".");
    assertThat(stores.calls().unlock("s", "id-2").only().summary())
        .isEqualTo("State \"s\" is locked");
    assertThat(stores.calls().unlock("s", "id-1").all()).isEmpty();
  }

  @Test
  void aConflictWithItsOwnLockIsALock() {
    memory.locking =
        stored -> {
          throw new StateLockedException(stored);
        };
    var lock = stores.calls().lock("s", "plan");
    assertThat(lock.findings().all()).isEmpty();
    assertThat(Objects.requireNonNull(memory.locks.get("s")).id()).isEqualTo(lock.id());
  }

  @Test
  void aLockThatFailsIsRemovedAndItsIdIsNamed() {
    var ids = new ArrayList<String>();
    memory.locking =
        stored -> {
          ids.add(stored.id());
          throw new IOException("connection reset");
        };
    var lock = stores.calls().lock("s", "plan");
    assertThat(lock.id()).isEmpty();
    assertThat(lock.findings().only().detail())
        .contains("connection reset")
        .endsWith("run \"terraform force-unlock " + ids.getFirst() + "\".");
    assertThat(memory.locks).isEmpty();
  }

  @Test
  void aStoreThatDoesNotLockGrantsEachLock() {
    var plain = Stores.of(new Plain());
    assertThat(plain.configure("{}").all()).isEmpty();
    for (var i = 0; i < 2; i++) {
      var lock = plain.calls().lock("s", "plan");
      assertThat(lock.findings().all()).isEmpty();
      assertThat(lock.id()).isEmpty();
    }
    assertThat(plain.calls().unlock("s", "").all()).isEmpty();
  }

  @Test
  void theStatesAreListedAndDeleted() {
    memory.states.put("a", new byte[1]);
    memory.states.put("b", new byte[1]);
    assertThat(stores.calls().list().ids()).containsExactly("a", "b");
    assertThat(stores.calls().delete("a").all()).isEmpty();
    assertThat(stores.calls().list().ids()).containsExactly("b");
  }

  @Test
  void aListWithAnInvalidIdIsAnError() {
    memory.listed = List.of("a", "");
    assertThat(stores.calls().list().findings().only().detail())
        .isEqualTo("Storage.list returned an empty state ID. This is a bug in the provider.");
    memory.listed = List.of("a", "a");
    var list = stores.calls().list();
    assertThat(list.findings().only().detail())
        .isEqualTo(
            "Storage.list returned the state ID \"a\" twice. This is a bug in the provider.");
    assertThat(list.ids()).isEmpty();
  }

  /// A store without capabilities.
  private static final class Plain implements HandleStateStore<String>, StateStorage {
    @Override
    public String name() {
      return "memory";
    }

    @Override
    public Schema schema() {
      return Schema.stateStore();
    }

    @Override
    public StateStorage open(Call<String> call, ObjectView in) {
      return this;
    }

    @Override
    public List<String> list(StateCall call) {
      return List.of();
    }

    @Override
    public Optional<StateContent> read(StateCall call, String stateId) {
      return Optional.empty();
    }

    @Override
    public StateWriter write(StateCall call, String stateId, long length) {
      return StateWriter.buffered(_ -> {});
    }

    @Override
    public void delete(StateCall call, String stateId) {}
  }
}
