package dev.terrane.engine.statestore;

import dev.terrane.engine.PartRequest;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Deletes a state of a store.
public final class DeleteState {
  private final Session session;

  public DeleteState(Session session) {
    this.session = session;
  }

  public record Request(String typeName, String stateId) implements PartRequest {}

  public record Response(List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    try (var _ = session.journal().activity()) {
      ConfiguredStore.storeCall(session, request.typeName(), request.stateId(), diagnostics)
          .ifPresent(call ->
              call.guard("delete")
                  .run(() -> call.storage().delete(call.author(), request.stateId())));
    }
    return new Response(diagnostics.all());
  }
}
