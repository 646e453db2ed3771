package dev.terrane.engine.statestore;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.StateStorePart;
import dev.terrane.engine.provider.CompleteConfig;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.statestore.StateStorage;
import java.util.List;

/// Configures a state store: opens its storage, which later calls of the session use.
public final class ConfigureStateStore {
  private static final int MAX_CHUNK = 8 << 20;

  private final Session session;

  public ConfigureStateStore(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param chunkSize the chunk size that Terraform proposes, in bytes; 0 if it proposes none
  public record Request(String typeName, DynamicValue config, long chunkSize)
      implements PartRequest {}

  /// The response.
  ///
  /// @param chunkSize the size of all chunks of a state but the last one, in bytes; Terraform
  ///   accepts 1 byte to 128 MiB (SS1), also if there are errors
  public record Response(long chunkSize, List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var chunkSize = chunkSize(request.chunkSize());
    try (var _ = session.journal().activity()) {
      session
          .find(Kinds.STATE_STORE, request.typeName(), diagnostics)
          .ifPresent(part -> configure(part, request, chunkSize, diagnostics));
    }
    return new Response(chunkSize, diagnostics.all());
  }

  /// At most 8 MiB, which Terraform proposes, because a provider has several chunks in memory.
  private static int chunkSize(long proposed) {
    return proposed <= 0 ? MAX_CHUNK : (int) Math.min(proposed, MAX_CHUNK);
  }

  private void configure(
      StateStorePart part, Request request, int chunkSize, Diagnostics diagnostics) {
    DynamicValues.config(request.config(), part.schema(), "the configuration", diagnostics)
        .filter(config -> DynamicValues.requireKnown(config, part.method("open"), diagnostics))
        .flatMap(config ->
            CompleteConfig.of(session, part, diagnostics).complete(part.schema().members(), config))
        .ifPresent(input -> open(part, input, chunkSize, diagnostics));
  }

  private void open(
      StateStorePart part, ObjectValue input, int chunkSize, Diagnostics diagnostics) {
    var call = AuthorCall.reading(session, diagnostics, StoredPrivateState.empty());
    session
        .guard(part.method("open"), diagnostics)
        .within(Deadline.NONE)
        .call(() -> opened(part, part.open(call, input), chunkSize));
  }

  /// Registers the storage while the call still runs, so that the end of the session closes it also
  /// if it is opened too late.
  private StateStorage opened(StateStorePart part, StateStorage storage, int chunkSize) {
    new ConfiguredStore(session, part, storage, chunkSize).register();
    return storage;
  }
}
