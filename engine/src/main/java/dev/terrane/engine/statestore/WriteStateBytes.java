package dev.terrane.engine.statestore;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/// Writes a state, from a stream of chunks. The author's writer commits only a complete state.
public final class WriteStateBytes {
  private final Session session;

  public WriteStateBytes(Session session) {
    this.session = session;
  }

  /// The state to write. Only the first chunk contains it (SS3).
  public record Meta(String typeName, String stateId) {}

  /// A part of the state.
  ///
  /// @param totalLength the length of the whole state
  public record Chunk(Optional<Meta> meta, Bytes bytes, long totalLength, StateRange range)
      implements PartRequest {
    /// The name of the state store in the first chunk; empty in the others.
    @Override
    public String typeName() {
      return meta.map(Meta::typeName).orElse("");
    }
  }

  public record Response(List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Writes the chunks. A chunk is received when the author's code has written the one before it.
  ///
  /// @throws java.util.concurrent.CancellationException if the sender cancels; nothing is committed
  ///   then
  public Response run(Iterator<Chunk> chunks) {
    var diagnostics = new Diagnostics();
    try (var _ = session.journal().activity()) {
      if (chunks.hasNext()) {
        write(chunks.next(), chunks, diagnostics);
      } else {
        diagnostics.add(invalid("Terraform has sent no chunk of the state."));
      }
      // If the response arrives before Terraform has sent all chunks, it reports "EOF" instead.
      chunks.forEachRemaining(_ -> {});
    } finally {
      StoreCall.logWarnings(session, diagnostics);
    }
    return new Response(diagnostics.all());
  }

  private void write(Chunk first, Iterator<Chunk> rest, Diagnostics diagnostics) {
    if (first.meta().isEmpty()) {
      diagnostics.add(invalid("The first chunk does not contain the ID of the state."));
      return;
    }
    var meta = first.meta().get();
    ConfiguredStore.storeCall(session, meta.typeName(), meta.stateId(), diagnostics)
        .ifPresent(call -> new StateWriting(call, new ChunkSequence(first), rest).run(first));
  }

  static Diagnostic invalid(String what) {
    return Diagnostic.error(
        CtyPath.ROOT,
        "Invalid chunks of a state",
        what + " The state was not written. This is a bug in Terraform or in the framework.");
  }
}
