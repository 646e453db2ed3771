package dev.terrane.packaging.training;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.terrane.core.statestore.StateStoreCalls;
import dev.terrane.cty.CtyValue;
import dev.terrane.packaging.system.PackagingException;

/// The calls of one state store during training: a state is locked, written, read, listed, deleted
/// and unlocked.
///
/// @param place the block in the training file, for messages
/// @param store the store
record StateStoreTraining(String place, StateStoreCalls store) {
  private static final String STATE_ID = "terrane_training";
  private static final byte[] STATE = "{\"version\": 4, \"resources\": []}\n".getBytes(UTF_8);

  /// Runs all calls. The state is deleted and unlocked also after a failure.
  ///
  /// @throws PackagingException if a call fails, or if the store contains a state with the ID of
  ///   the training
  void run(CtyValue block) {
    var config = TrainingInstance.config(place, store.schema(), block);
    TrainingInstance.require(place, store.validate(config));
    TrainingInstance.require(place, store.configure(config));
    requireAbsent();
    var lock = store.lock(STATE_ID, "OperationTypeApply");
    TrainingInstance.require(place, lock.findings());
    try (CleanUp _ = () -> TrainingInstance.require(place, store.unlock(STATE_ID, lock.id()))) {
      useState();
    }
  }

  private void requireAbsent() {
    var states = store.list();
    TrainingInstance.require(place, states.findings());
    if (states.ids().contains(STATE_ID)) {
      throw new PackagingException(
          "training, "
              + place
              + ": the store contains a state "
              + STATE_ID
              + ", which the training would replace; delete it, or use another store");
    }
  }

  private void useState() {
    try (CleanUp _ = () -> TrainingInstance.require(place, store.delete(STATE_ID))) {
      TrainingInstance.require(place, store.write(STATE_ID, STATE));
      TrainingInstance.require(place, store.read(STATE_ID).findings());
      TrainingInstance.require(place, store.list().findings());
    }
  }

  /// A call that must be made also after a failure, which its own failure does not replace.
  private interface CleanUp extends AutoCloseable {
    @Override
    void close();
  }
}
