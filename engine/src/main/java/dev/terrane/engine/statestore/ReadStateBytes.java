package dev.terrane.engine.statestore;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.Sink;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Optional;

/// Reads a state, as a stream of chunks.
public final class ReadStateBytes {
  private final Session session;

  public ReadStateBytes(Session session) {
    this.session = session;
  }

  public record Request(String typeName, String stateId) implements PartRequest {}

  /// A part of the state. A stream without chunks means that there is no such state.
  ///
  /// @param totalLength the length of the whole state; 0 if the chunk contains only diagnostics
  public record Chunk(
      Bytes bytes, long totalLength, StateRange range, List<Diagnostic> diagnostics) {
    public Chunk {
      diagnostics = List.copyOf(diagnostics);
    }

    /// A chunk without a part of a state. It has a range, because Terraform crashes without one.
    static Chunk of(List<Diagnostic> diagnostics) {
      return new Chunk(Bytes.EMPTY, 0, StateRange.of(0, 0), diagnostics);
    }
  }

  /// Sends the chunks. Bytes are read from the author's stream when the chunk before them is sent.
  ///
  /// @throws java.util.concurrent.CancellationException if the receiver cancels; the author's
  ///   stream is closed then, too
  public void run(Request request, Sink<? super Chunk> chunks) {
    var diagnostics = new Diagnostics();
    try (var _ = session.journal().activity()) {
      var last =
          ConfiguredStore.storeCall(session, request.typeName(), request.stateId(), diagnostics)
              .flatMap(call -> new StateReading(call, request.stateId()).send(chunks));
      // The findings are sent with the last bytes; after an error, instead of them.
      last.filter(_ -> !diagnostics.hasErrors())
          .map(chunk ->
              new Chunk(chunk.bytes(), chunk.totalLength(), chunk.range(), diagnostics.all()))
          .or(() -> onlyFindings(diagnostics))
          .ifPresent(chunks::send);
    } finally {
      StoreCall.logWarnings(session, diagnostics);
    }
  }

  private static Optional<Chunk> onlyFindings(Diagnostics diagnostics) {
    return Optional.of(diagnostics.all()).filter(all -> !all.isEmpty()).map(Chunk::of);
  }
}
