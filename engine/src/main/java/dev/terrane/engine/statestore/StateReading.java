package dev.terrane.engine.statestore;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.Sink;
import dev.terrane.engine.statestore.ReadStateBytes.Chunk;
import dev.terrane.provider.Failure;
import dev.terrane.provider.statestore.StateContent;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// Reads one state from the author's stream. All chunks but the last one have the negotiated size
/// (SS2).
///
/// @param call the request
/// @param stateId the ID of the state
record StateReading(StoreCall call, String stateId) {
  private static final String READ = "read";

  /// Sends all chunks but the last one, and closes the author's stream.
  ///
  /// @return the last chunk; empty if there is no state, and after an error
  Optional<Chunk> send(Sink<? super Chunk> chunks) {
    var stops = call.session().stops().count();
    var content =
        call.open(
                READ,
                () -> call.storage().read(call.author(), stateId),
                (later, found) -> found.ifPresent(one -> close(later, one)))
            .flatMap(found -> found);
    if (content.isEmpty()) {
      return Optional.empty();
    }
    try {
      return send(content.get(), chunks, stops);
    } finally {
      close(call, content.get());
    }
  }

  private static void close(StoreCall call, StateContent content) {
    call.close(call.storage(), content.stream()::close);
  }

  private Optional<Chunk> send(StateContent content, Sink<? super Chunk> chunks, long stops) {
    var start = 0L;
    while (true) {
      var next = next(content, start, stops);
      var end = next.map(chunk -> chunk.range().end() + 1).orElse(content.length());
      if (end == content.length()) {
        return next;
      }
      chunks.send(next.orElseThrow());
      start = end;
    }
  }

  private Optional<Chunk> next(StateContent content, long start, long stops) {
    if (call.stoppedSince(stops, READ, "The state was not read completely.")) {
      return Optional.empty();
    }
    return call.guard(READ)
        .call(() -> bytes(content, start))
        .map(bytes ->
            new Chunk(
                Bytes.of(bytes), content.length(), StateRange.of(start, bytes.length), List.of()));
  }

  private byte[] bytes(StateContent content, long start) throws IOException {
    var bytes = new byte[(int) Math.min(call.store().chunkSize(), content.length() - start)];
    var read = content.stream().readNBytes(bytes, 0, bytes.length);
    if (read < bytes.length) {
      throw wrongLength(content, "ended after " + (start + read));
    }
    if (start + read == content.length() && content.stream().read() >= 0) {
      throw wrongLength(content, "is longer");
    }
    return bytes;
  }

  private Failure wrongLength(StateContent content, String but) {
    var method = call.method(READ);
    return new Failure(
        method.summary("Wrong length"),
        method
            + " announced "
            + content.length()
            + " bytes for the state \""
            + stateId
            + "\", but its stream "
            + but
            + ". Either the stored state is damaged, or this is a bug in the provider.");
  }
}
