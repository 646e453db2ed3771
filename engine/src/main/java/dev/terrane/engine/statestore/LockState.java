package dev.terrane.engine.statestore;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Guard;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.statestore.Locking;
import dev.terrane.provider.statestore.StateLock;
import dev.terrane.provider.statestore.StateLockedException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;

/// Locks a state of a store. Terraform sends only the operation, so the framework chooses the ID
/// and determines the holder and the time. A lock that may be stored after a failure is removed.
public final class LockState {
  private final Session session;

  public LockState(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param operation the operation for which Terraform locks the state
  public record Request(String typeName, String stateId, String operation) implements PartRequest {}

  /// The response.
  ///
  /// @param lockId the ID of the lock; empty if there are errors, or if the store does not lock
  public record Response(String lockId, List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    try (var _ = session.journal().activity()) {
      var locked =
          ConfiguredStore.storeCall(session, request.typeName(), request.stateId(), diagnostics)
              .filter(call -> call.storage() instanceof Locking)
              .flatMap(call -> lock(call, request));
      StoreCall.logWarnings(session, diagnostics);
      return new Response(locked.orElse(""), diagnostics.all());
    }
  }

  private Optional<String> lock(StoreCall call, Request request) {
    var lock =
        new StateLock(
            UUID.randomUUID().toString(),
            request.operation(),
            LockHolder.of(session),
            Instant.now().truncatedTo(ChronoUnit.SECONDS));
    var refused = new AtomicBoolean();
    var guard = call.guard("lock");
    var locked =
        guard.call(() -> {
          try {
            ((Locking) call.storage()).lock(call.author(), request.stateId(), lock);
          } catch (StateLockedException e) {
            // A repeated request meets its own lock if the response to the first one was lost.
            if (!e.existing().id().equals(lock.id())) {
              refused.set(true);
              throw LockConflict.failure(request.stateId(), e);
            }
          }
          return lock.id();
        });
    if (locked.isEmpty() && !refused.get()) {
      undo(call, guard, request.stateId(), lock.id());
    }
    return locked;
  }

  /// Removes a lock that the remote side may have stored although `lock` failed: Terraform does not
  /// know its ID, and cannot unlock it.
  private static void undo(StoreCall call, Guard guard, String stateId, String id) {
    call.afterEnd(guard.ended(), later -> unlock(later, stateId, id));
    call.diagnostics()
        .amend(
            CtyPath.ROOT,
            "\n\nThe remote side may have stored the lock "
                + id
                + " nevertheless; the provider tries to remove it. If the state stays locked with"
                + " this ID, run \"terraform force-unlock "
                + id
                + "\".");
  }

  /// The response is about `lock`, so a failure of `unlock` is only logged.
  private static void unlock(StoreCall call, String stateId, String id) {
    var unlocking = new StoreCall(call.store(), new Diagnostics());
    unlocking
        .guard("unlock")
        .unstoppable()
        .within(Deadline.ofGrace(call.session()))
        .run(() -> ((Locking) call.storage()).unlock(unlocking.author(), stateId, id));
    unlocking.logAll();
  }
}
