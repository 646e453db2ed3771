package dev.terrane.server;

import dev.terrane.provider.Call;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.statestore.HandleStateStore;
import dev.terrane.provider.statestore.StateCall;
import dev.terrane.provider.statestore.StateContent;
import dev.terrane.provider.statestore.StateStorage;
import dev.terrane.provider.statestore.StateWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.CRC32;

/** A state store of generated states: it keeps only the checksum of what is written. */
final class Logbook implements HandleStateStore<String>, StateStorage {
  static final Attribute<Long> PAGES = Attribute.int64("pages").required();
  static final Schema SCHEMA = Schema.stateStore(PAGES);
  static final int PAGE = 1 << 20;

  /** The checksum of the committed state; negative if there is none. */
  final AtomicLong committed = new AtomicLong(-1);

  /** How often a chunk was written. */
  final AtomicInteger written = new AtomicInteger();

  /** Ends when a writer is closed. */
  final CountDownLatch closed = new CountDownLatch(1);

  /** How many bytes were read. */
  final AtomicLong read = new AtomicLong();

  /** Runs before each chunk is written. */
  volatile Runnable beforeWrite = () -> {};

  private volatile long length;

  @Override
  public String name() {
    return "logbook";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public StateStorage open(Call<String> call, ObjectView in) {
    length = in.get(PAGES) * PAGE;
    return this;
  }

  @Override
  public List<String> list(StateCall call) {
    return List.of("default", "blue");
  }

  @Override
  public Optional<StateContent> read(StateCall call, String stateId) {
    return Optional.of(new StateContent(length, new GeneratedState(length, read)));
  }

  @Override
  public StateWriter write(StateCall call, String stateId, long announced) {
    var checksum = new CRC32();
    return new StateWriter() {
      @Override
      public void write(byte[] bytes) {
        beforeWrite.run();
        checksum.update(bytes);
        written.incrementAndGet();
      }

      @Override
      public void commit() {
        committed.set(checksum.getValue());
      }

      @Override
      public void close() {
        closed.countDown();
      }
    };
  }

  @Override
  public void delete(StateCall call, String stateId) {}
}
