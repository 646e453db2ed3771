package dev.terrane.core.statestore;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.statestore.StateRange;
import dev.terrane.engine.statestore.WriteStateBytes.Chunk;
import dev.terrane.engine.statestore.WriteStateBytes.Meta;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;

/// The chunks of a state, as Core sends them (SS3).
final class StateUpload implements Iterator<Chunk> {
  private final Meta meta;
  private final int chunkSize;
  private final long length;
  private final InputStream bytes;
  private long sent;

  StateUpload(String typeName, String stateId, int chunkSize, long length, InputStream bytes) {
    this.meta = new Meta(typeName, stateId);
    this.chunkSize = chunkSize;
    this.length = length;
    this.bytes = bytes;
  }

  @Override
  public boolean hasNext() {
    return sent < length;
  }

  @Override
  public Chunk next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    try {
      var chunk = bytes.readNBytes((int) Math.min(chunkSize, length - sent));
      var start = sent;
      sent += chunk.length;
      return new Chunk(
          Optional.of(meta).filter(_ -> start == 0),
          Bytes.of(chunk),
          length,
          new StateRange(start, sent - 1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
