package dev.terrane.server;

import static dev.terrane.rpc.statestore.ConfigureStateStoreRpc.CONFIGURE_STATE_STORE;
import static dev.terrane.rpc.statestore.ReadStateBytesRpc.READ_STATE_BYTES;
import static dev.terrane.rpc.statestore.WriteStateBytesRpc.WRITE_STATE_BYTES;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Sink;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.statestore.ConfigureStateStore;
import dev.terrane.engine.statestore.ReadStateBytes;
import dev.terrane.engine.statestore.StateRange;
import dev.terrane.engine.statestore.WriteStateBytes.Chunk;
import dev.terrane.engine.statestore.WriteStateBytes.Meta;
import dev.terrane.provider.Diagnostic;
import dev.terrane.rpc.Endpoint;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;

/**
 * Terraform's side of the state store {@code fleet_logbook}.
 *
 * @param provider the provider
 * @param pages the length of the state
 * @param chunkSize the size of a chunk
 */
record LogbookClient(Endpoint provider, int pages, int chunkSize) {
  private static final String TYPE = "fleet_logbook";

  long length() {
    return (long) pages * Logbook.PAGE;
  }

  /** Configures the store; returns the negotiated chunk size. */
  long configure() {
    var empty = (ObjectValue) Blocks.empty(Logbook.SCHEMA.members());
    var config = empty.with(Logbook.PAGES.name(), CtyValue.number(pages));
    var request =
        new ConfigureStateStore.Request(
            TYPE, DynamicValue.of(config, Logbook.SCHEMA.type()), chunkSize);
    return provider.call(CONFIGURE_STATE_STORE, request).chunkSize();
  }

  /** Writes a generated state. */
  List<Diagnostic> write() {
    return write(chunks());
  }

  List<Diagnostic> write(Iterator<Chunk> chunks) {
    return provider.collect(WRITE_STATE_BYTES, chunks).diagnostics();
  }

  Iterator<Chunk> chunks() {
    var state = new GeneratedState(length(), new AtomicLong());
    return LongStream.iterate(0, start -> start < length(), start -> start + chunkSize)
        .mapToObj(start -> chunk(state, start))
        .iterator();
  }

  private Chunk chunk(GeneratedState state, long start) {
    try {
      var bytes = state.readNBytes((int) Math.min(chunkSize, length() - start));
      var meta = Optional.of(new Meta(TYPE, "default")).filter(_ -> start == 0);
      var range = new StateRange(start, start + bytes.length - 1);
      return new Chunk(meta, Bytes.of(bytes), length(), range);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void read(Sink<? super ReadStateBytes.Chunk> chunks) {
    provider.stream(READ_STATE_BYTES, new ReadStateBytes.Request(TYPE, "default"), chunks);
  }
}
