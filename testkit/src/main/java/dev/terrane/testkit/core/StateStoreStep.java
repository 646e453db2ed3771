package dev.terrane.testkit.core;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.statestore.StateStoreCalls;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.statestore.StateStoreModel;
import dev.terrane.testkit.internal.StoreCommands;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;

/// Requires that a state store does what Terraform relies on.
///
/// @param parts the steps of parts
/// @param model the state store
/// @param arguments sets its arguments
record StateStoreStep(
    PartSteps parts, StateStoreModel<?, ?> model, UnaryOperator<Configuration> arguments) {
  private static final String FIRST = "test-a";
  private static final String DEFAULT = "default";
  private static final String SECOND = "test-b";

  /// The size of a chunk, which is smaller than Terraform's, so that several chunks are sent.
  private static final long CHUNK = 1 << 20;

  void run() {
    parts
        .engine()
        .run(() -> {
          var mine = opened();
          var other = opened();
          requireStates(mine, List.of());
          requireContent(mine, FIRST, new byte[0]);
          var large = bytes(mine.chunkSize() * 2 + mine.chunkSize() / 2);
          write(mine, FIRST, large);
          requireContent(other, FIRST, large);
          var small = bytes(100);
          write(other, FIRST, small);
          requireContent(mine, FIRST, small);
          write(mine, SECOND, large);
          requireStates(other, List.of(FIRST, SECOND));
          requireContent(other, FIRST, small);
          locks(mine, other);
          deletes(mine, other, small);
          parts
              .engine()
              .storeCommands(parts.typeName(model.name()), model.schema(), config())
              .ifPresent(commands -> runs(commands, mine));
          return true;
        });
  }

  private CtyValue config() {
    return PartSteps.config(model.schema(), arguments);
  }

  /// The commands of a CLI, which keep the states of two workspaces.
  private void runs(StoreCommands commands, StateStoreCalls store) {
    requireOk("init", commands.init());
    applies(commands, "one");
    requireOk("workspace new", commands.workspace("new", FIRST));
    applies(commands, "two");
    requireStates(store, List.of(DEFAULT, FIRST));
    var lock = store.lock(FIRST, "apply");
    if (!lock.id().isEmpty()) {
      require(!commands.apply("three").ok(), "a locked state was changed");
      requireOk("unlock", store.unlock(FIRST, lock.id()));
    }
    applies(commands, "three");
    requireOk("workspace select", commands.workspace("select", DEFAULT));
    requireValue(commands, "one");
    requireOk("workspace delete", commands.workspace("delete", "-force", FIRST));
    requireStates(store, List.of(DEFAULT));
    requireOk("delete", store.delete(DEFAULT));
  }

  private void applies(StoreCommands commands, String value) {
    requireOk("apply", commands.apply(value));
    requireValue(commands, value);
  }

  private void requireValue(StoreCommands commands, String expected) {
    var found = commands.value();
    require(
        found.equals(Optional.of(expected)),
        "the state has the output " + found + ", not " + expected);
  }

  private String name() {
    return "the state store " + parts.typeName(model.name());
  }

  /// A session, as each command has one.
  private StateStoreCalls opened() {
    var config = config();
    var store = parts.engine().stateStore(parts.typeName(model.name())).proposing(CHUNK);
    requireOk("validate", store.validate(config));
    requireOk("configure", store.configure(config));
    return store;
  }

  private static byte[] bytes(int size) {
    var bytes = new byte[size];
    new Random(size).nextBytes(bytes);
    return bytes;
  }

  private void write(StateStoreCalls store, String stateId, byte[] bytes) {
    requireOk("write of " + bytes.length + " bytes", store.write(stateId, bytes));
  }

  private void locks(StateStoreCalls mine, StateStoreCalls other) {
    var lock = mine.lock(FIRST, "apply");
    requireOk("lock", lock.findings());
    if (lock.id().isEmpty()) {
      return;
    }
    require(!other.lock(FIRST, "plan").findings().ok(), "a state was locked twice");
    require(!other.unlock(FIRST, "no-" + lock.id()).ok(), "a lock of another ID was unlocked");
    require(!other.lock(FIRST, "plan").findings().ok(), "another ID has unlocked the state");
    lockAndUnlock(other, SECOND);
    requireOk("unlock", mine.unlock(FIRST, lock.id()));
    lockAndUnlock(other, FIRST);
  }

  private void lockAndUnlock(StateStoreCalls store, String stateId) {
    var lock = store.lock(stateId, "plan");
    requireOk("lock of a state that is not locked", lock.findings());
    requireOk("unlock", store.unlock(stateId, lock.id()));
  }

  private void deletes(StateStoreCalls mine, StateStoreCalls other, byte[] first) {
    requireOk("delete", mine.delete(SECOND));
    requireStates(other, List.of(FIRST));
    requireContent(other, SECOND, new byte[0]);
    requireContent(other, FIRST, first);
    requireOk("delete of a state that does not exist", other.delete(SECOND));
    requireOk("delete", other.delete(FIRST));
    requireStates(mine, List.of());
  }

  private void requireStates(StateStoreCalls store, List<String> expected) {
    var states = store.list();
    requireOk("list", states.findings());
    var found = states.ids().stream().sorted().toList();
    require(found.equals(expected), "its states are " + found + " instead of " + expected);
  }

  /// @param expected no bytes if there is no state
  private void requireContent(StateStoreCalls store, String stateId, byte[] expected) {
    var content = store.read(stateId);
    requireOk("read", content.findings());
    var found = content.bytes().orElse(new byte[0]);
    var place = Optional.of(Arrays.mismatch(found, expected)).filter(at -> at >= 0);
    require(
        place.isEmpty(),
        "read of a state of %d bytes returned %d, which differ from byte %d on"
            .formatted(expected.length, found.length, place.orElse(0)));
  }

  private void requireOk(String step, CommandDiagnostics findings) {
    Failures.requireOk(name() + ": " + step, findings);
  }

  private void require(boolean condition, String problem) {
    if (!condition) {
      throw new AssertionError(name() + ": " + problem);
    }
  }
}
