package dev.terrane.engine.statestore;

import dev.terrane.engine.statestore.WriteStateBytes.Chunk;
import dev.terrane.engine.statestore.WriteStateBytes.Meta;
import java.util.Optional;

/// Checks the chunks of one state: they must follow each other without a gap, up to the announced
/// length.
final class ChunkSequence {
  private final Meta meta;
  private final long total;
  private long count;
  private long received;

  /// @param first the first chunk, which contains the state to write
  ChunkSequence(Chunk first) {
    meta = first.meta().orElseThrow();
    total = first.totalLength();
  }

  Meta meta() {
    return meta;
  }

  /// The announced length.
  long total() {
    return total;
  }

  /// Adds the next chunk.
  ///
  /// @return a sentence about the rule that it violates, or empty
  Optional<String> add(Chunk chunk) {
    count++;
    var length = chunk.bytes().array().length;
    var expected = StateRange.of(received, length);
    if (length == 0) {
      return violation("contains no bytes");
    }
    if (chunk.meta().isPresent() && !chunk.meta().get().equals(meta)) {
      return violation("belongs to another state");
    }
    if (chunk.totalLength() != total) {
      return violation(
          "announces a length of %d bytes, and the first one %d"
              .formatted(chunk.totalLength(), total));
    }
    if (!chunk.range().equals(expected)) {
      return violation(
          "has the range %d to %d instead of %d to %d"
              .formatted(
                  chunk.range().start(), chunk.range().end(), expected.start(), expected.end()));
    }
    if (length > total - received) {
      return violation("exceeds the announced length of %d bytes".formatted(total));
    }
    received += length;
    return Optional.empty();
  }

  private Optional<String> violation(String what) {
    return Optional.of("Chunk " + count + " " + what + ".");
  }

  /// Ends the sequence.
  ///
  /// @return a sentence about what is missing, or empty
  Optional<String> end() {
    return received == total
        ? Optional.empty()
        : Optional.of("Terraform has sent %d of %d bytes of the state.".formatted(received, total));
  }
}
