package dev.terrane.engine.statestore;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.StateStorePart;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.statestore.StateStorage;
import java.util.Optional;

/// A configured state store of a session.
///
/// @param storage the author's object
/// @param chunkSize the size of all chunks of a state but the last one, in bytes
record ConfiguredStore(Session session, StateStorePart part, StateStorage storage, int chunkSize) {
  private record Key(String typeName) {}

  /// Adds the store to the session in place of an earlier one of the same type, which is closed.
  void register() {
    session
        .openInstances()
        .replace(new Key(part.typeName()), this, this::close)
        .ifPresent(Runnable::run);
  }

  private void close() {
    var findings = new Diagnostics();
    session
        .guard(part.method(storage, "close"), findings)
        .unstoppable()
        .within(Deadline.ofGrace(session))
        .run(storage::close);
    findings
        .all()
        .forEach(one ->
            session
                .frameworkLog()
                .warn(
                    "The storage of "
                        + part.method("close").subject()
                        + " was not closed. "
                        + one.summary()
                        + ": "
                        + one.detail()));
  }

  /// Begins a call of a store; empty, with a diagnostic, if it is not configured.
  static Optional<StoreCall> storeCall(Session session, String typeName, Diagnostics diagnostics) {
    return session
        .find(Kinds.STATE_STORE, typeName, diagnostics)
        .flatMap(part -> {
          var found = session.openInstances().find(new Key(typeName), ConfiguredStore.class);
          if (found.isEmpty()) {
            diagnostics.add(notConfigured(part));
          }
          return found.map(store -> new StoreCall(store, diagnostics));
        });
  }

  /// Begins a call about one state; empty, with a diagnostic, if the store is not configured or the
  /// state has no ID.
  static Optional<StoreCall> storeCall(
      Session session, String typeName, String stateId, Diagnostics diagnostics) {
    var call = storeCall(session, typeName, diagnostics);
    if (call.isPresent() && stateId.isEmpty()) {
      diagnostics.add(
          Diagnostic.error(
              CtyPath.ROOT,
              "Missing state ID",
              "Terraform sent a request to the state store "
                  + typeName
                  + " without the ID of a state. This is a bug in Terraform or in the framework."));
    }
    return call.filter(_ -> !stateId.isEmpty());
  }

  private static Diagnostic notConfigured(StateStorePart part) {
    return Diagnostic.error(
        CtyPath.ROOT,
        "State store not configured",
        "Terraform used the state store "
            + part.typeName()
            + " before its configuration, or its configuration failed. See the errors above.");
  }
}
