package dev.terrane.engine.statestore;

import dev.terrane.engine.PartRequest;
import dev.terrane.engine.session.Diagnostics;
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

/// Locks a state of a store. Terraform sends only the operation, so the framework chooses the ID
/// and determines the holder and the time.
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
    return call.guard("lock")
        .call(() -> {
          try {
            ((Locking) call.storage()).lock(call.author(), request.stateId(), lock);
            return lock.id();
          } catch (StateLockedException e) {
            throw LockConflict.failure(request.stateId(), e);
          }
        });
  }
}
