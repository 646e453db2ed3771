package dev.terrane.engine.statestore;

import dev.terrane.engine.PartRequest;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.statestore.Locking;
import dev.terrane.provider.statestore.StateLockedException;
import java.util.List;

/// Unlocks a state of a store. A stop of Terraform does not interrupt it, because the lock would
/// remain.
public final class UnlockState {
  private final Session session;

  public UnlockState(Session session) {
    this.session = session;
  }

  public record Request(String typeName, String stateId, String lockId) implements PartRequest {}

  public record Response(List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    try (var _ = session.journal().activity()) {
      ConfiguredStore.storeCall(session, request.typeName(), request.stateId(), diagnostics)
          .filter(call -> call.storage() instanceof Locking)
          .ifPresent(call -> call.guard("unlock").unstoppable().run(() -> unlock(call, request)));
      StoreCall.logWarnings(session, diagnostics);
    }
    return new Response(diagnostics.all());
  }

  private static void unlock(StoreCall call, Request request) throws Exception {
    try {
      var locking = (Locking) call.storage();
      locking.unlock(call.author(), request.stateId(), request.lockId());
    } catch (StateLockedException e) {
      throw LockConflict.failure(request.stateId(), e);
    }
  }
}
