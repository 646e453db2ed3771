package dev.terrane.engine.statestore;

import dev.terrane.provider.Call;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Check;
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
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;

/// A state store that keeps states in memory and records its calls.
final class Memory implements HandleStateStore<String> {
  static final Attribute<String> NAME =
      Attribute.string("name").required().check(Check.length(1, 8));
  static final Attribute<String> MODE = Attribute.string("mode").defaultTo("soft");
  static final Attribute<String> TOKEN =
      Attribute.string("token").sensitive().defaultFromEnvironment("MEMORY_TOKEN");
  static final Schema SCHEMA = Schema.stateStore(NAME, MODE, TOKEN);

  /// A step that a test adds to a method of the author's code.
  interface Step<T> {
    void run(T value) throws Exception;
  }

  final List<String> called = new CopyOnWriteArrayList<>();
  final Map<String, byte[]> states = new ConcurrentSkipListMap<>();
  final Map<String, StateLock> locks = new ConcurrentHashMap<>();
  volatile Optional<StateContent> content = Optional.empty();
  volatile Step<Call<String>> opening = _ -> {};
  volatile Step<StateCall> reading = _ -> {};
  volatile Step<byte[]> writing = _ -> {};
  volatile Step<String> committing = _ -> {};
  volatile Step<String> closing = _ -> {};
  volatile Step<StateLock> locking = _ -> {};
  volatile List<String> listed = List.of();

  @Override
  public String name() {
    return "memory";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public StateStorage open(Call<String> call, ObjectView in) throws Exception {
    called.add(
        "open %s %s %s %s".formatted(in.get(NAME), in.get(MODE), in.get(TOKEN), call.client()));
    opening.run(call);
    return new Storage();
  }

  final class Storage implements StateStorage, Locking {
    @Override
    public List<String> list(StateCall call) {
      return listed.isEmpty() ? List.copyOf(states.keySet()) : listed;
    }

    @Override
    public Optional<StateContent> read(StateCall call, String stateId) throws Exception {
      reading.run(call);
      return content.or(() -> Optional.ofNullable(states.get(stateId)).map(StateContent::of));
    }

    @Override
    public StateWriter write(StateCall call, String stateId, long length) {
      called.add("write " + stateId + " " + length);
      return new Writer(stateId);
    }

    @Override
    public void delete(StateCall call, String stateId) {
      states.remove(stateId);
    }

    @Override
    public void lock(StateCall call, String stateId, StateLock lock) throws Exception {
      var existing = locks.putIfAbsent(stateId, lock);
      if (existing != null) {
        throw new StateLockedException(existing);
      }
      locking.run(lock);
    }

    @Override
    public void unlock(StateCall call, String stateId, String lockId) throws StateLockedException {
      var existing = locks.get(stateId);
      if (existing != null && !existing.id().equals(lockId)) {
        throw new StateLockedException(existing);
      }
      locks.remove(stateId);
    }

    @Override
    public void close() throws Exception {
      called.add("close");
      closing.run("storage");
    }
  }

  private final class Writer implements StateWriter {
    private final String stateId;
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    private Writer(String stateId) {
      this.stateId = stateId;
    }

    @Override
    public void write(byte[] bytes) throws Exception {
      writing.run(bytes);
      written.writeBytes(bytes);
    }

    @Override
    public void commit() throws Exception {
      committing.run(stateId);
      called.add("commit " + stateId);
      states.put(stateId, written.toByteArray());
    }

    @Override
    public void close() throws Exception {
      called.add("close writer");
      closing.run("writer");
    }
  }
}
