package dev.terrane.tests.house;

import dev.terrane.provider.Call;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.statestore.HandleStateStore;
import dev.terrane.provider.statestore.Locking;
import dev.terrane.provider.statestore.StateCall;
import dev.terrane.provider.statestore.StateContent;
import dev.terrane.provider.statestore.StateLock;
import dev.terrane.provider.statestore.StateLockedException;
import dev.terrane.provider.statestore.StateStorage;
import dev.terrane.provider.statestore.StateWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// States in memory. Tests override a method to break the contract.
public class Cellar implements HandleStateStore<Map<String, ObjectView>>, StateStorage, Locking {
  private static final Schema SCHEMA = Schema.stateStore();

  private final Map<String, byte[]> states = new ConcurrentHashMap<>();
  private final Map<String, StateLock> locks = new ConcurrentHashMap<>();

  @Override
  public String name() {
    return "cellar";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public StateStorage open(Call<Map<String, ObjectView>> call, ObjectView in) {
    return this;
  }

  @Override
  public List<String> list(StateCall call) {
    return List.copyOf(states.keySet());
  }

  @Override
  public Optional<StateContent> read(StateCall call, String stateId) {
    return Optional.ofNullable(states.get(stateId)).map(StateContent::of);
  }

  @Override
  public StateWriter write(StateCall call, String stateId, long length) {
    return StateWriter.buffered(bytes -> store(stateId, bytes));
  }

  /// Stores a state.
  public void store(String stateId, byte[] bytes) {
    states.put(stateId, bytes);
  }

  @Override
  public void delete(StateCall call, String stateId) {
    states.remove(stateId);
  }

  @Override
  public void lock(StateCall call, String stateId, StateLock lock) {
    var existing = locks.putIfAbsent(stateId, lock);
    if (existing != null) {
      throw new StateLockedException(existing);
    }
  }

  @Override
  public void unlock(StateCall call, String stateId, String lockId) {
    var existing = locks.get(stateId);
    if (existing != null && !existing.id().equals(lockId)) {
      throw new StateLockedException(existing);
    }
    locks.remove(stateId);
  }
}
