package dev.terrane.engine.statestore;

import dev.terrane.engine.PartRequest;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import java.util.HashSet;
import java.util.List;

/// Lists the states of a store.
public final class GetStates {
  private final Session session;

  public GetStates(Session session) {
    this.session = session;
  }

  public record Request(String typeName) implements PartRequest {}

  public record Response(List<String> stateIds, List<Diagnostic> diagnostics) {
    public Response {
      stateIds = List.copyOf(stateIds);
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    try (var _ = session.journal().activity()) {
      var ids =
          ConfiguredStore.storeCall(session, request.typeName(), diagnostics)
              .flatMap(call -> call.guard("list").call(() -> ids(call)));
      return new Response(ids.orElse(List.of()), diagnostics.all());
    }
  }

  private static List<String> ids(StoreCall call) throws Exception {
    var method = call.method("list");
    var ids = method.required(call.storage().list(call.author()));
    var known = new HashSet<String>();
    for (var id : ids) {
      if (method.required(id).isEmpty() || !known.add(id)) {
        throw new Failure(
            method.summary("Invalid state ID"),
            method
                + " returned "
                + (id.isEmpty() ? "an empty state ID" : "the state ID \"" + id + "\" twice")
                + ". This is a bug in the provider.");
      }
    }
    return ids;
  }
}
