package dev.terrane.engine.statestore;

import dev.terrane.engine.session.Guard;
import dev.terrane.engine.statestore.WriteStateBytes.Chunk;
import dev.terrane.provider.statestore.StateWriter;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Writes one state with the author's writer.
///
/// @param call the request
/// @param sequence checks the chunks
/// @param rest the chunks after the first one
record StateWriting(StoreCall call, ChunkSequence sequence, Iterator<Chunk> rest) {
  private static final String WRITE = "write";

  /// Writes the chunks, and commits them if they are complete.
  void run(Chunk first) {
    var stops = call.session().stops().count();
    if (isAccepted(sequence.add(first))) {
      opened().ifPresent(writer -> write(writer, first, stops));
    }
  }

  /// Calls of a writer come one after the other: it is closed when a `write` or `commit` that was
  /// abandoned has ended.
  private void write(StateWriter writer, Chunk first, long stops) {
    var writes = call.guard(writer, WRITE);
    var commit = call.guard(writer, "commit").unstoppable();
    try {
      if (writeAll(writer, writes, first, stops)) {
        commit.run(writer::commit);
      }
    } finally {
      var ended = CompletableFuture.allOf(writes.ended(), commit.ended());
      call.afterEnd(ended, later -> later.close(writer, writer::close));
    }
  }

  private Optional<StateWriter> opened() {
    var id = sequence.meta().stateId();
    return call.open(
        WRITE,
        () -> call.storage().write(call.author(), id, sequence.total()),
        (later, writer) -> later.close(writer, writer::close));
  }

  /// Writes all chunks.
  ///
  /// @return whether the state is complete
  private boolean writeAll(StateWriter writer, Guard writes, Chunk first, long stops) {
    var chunk = first;
    while (write(writer, writes, chunk, stops)) {
      if (!rest.hasNext()) {
        return isAccepted(sequence.end());
      }
      chunk = rest.next();
      if (!isAccepted(sequence.add(chunk))) {
        return false;
      }
    }
    return false;
  }

  private boolean write(StateWriter writer, Guard writes, Chunk chunk, long stops) {
    return !call.stoppedSince(stops, WRITE, "The state was not written.")
        && writes.run(() -> writer.write(chunk.bytes().array()));
  }

  private boolean isAccepted(Optional<String> violation) {
    violation.map(WriteStateBytes::invalid).ifPresent(call.diagnostics()::add);
    return violation.isEmpty();
  }
}
