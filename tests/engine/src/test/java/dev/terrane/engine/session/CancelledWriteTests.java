package dev.terrane.engine.session;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.statestore.ConfigureStateStore;
import dev.terrane.engine.statestore.StateRange;
import dev.terrane.engine.statestore.WriteStateBytes;
import dev.terrane.provider.Call;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.statestore.HandleStateStore;
import dev.terrane.provider.statestore.StateCall;
import dev.terrane.provider.statestore.StateContent;
import dev.terrane.provider.statestore.StateStorage;
import dev.terrane.provider.statestore.StateWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Tests that a cancelled write of a state is not waited for without limit, and that its writer is
/// closed after the author code that still runs.
@Timeout(60)
class CancelledWriteTests {
  private final CountDownLatch running = new CountDownLatch(1);
  private final CountDownLatch released = new CountDownLatch(1);
  private final CompletableFuture<Boolean> closed = new CompletableFuture<>();
  private volatile boolean opensSlowly;
  private final List<String> called = new CopyOnWriteArrayList<>();
  private final List<String> log = new CopyOnWriteArrayList<>();
  private final Session session =
      new Session(
          Sample.of(new Store()),
          (level, message, _) -> log.add(level + " " + message),
          SessionContext.empty(),
          Duration.ofMillis(20));

  @AfterEach
  void release() {
    released.countDown();
  }

  private final class Store implements HandleStateStore<String>, StateStorage {
    @Override
    public String name() {
      return "slow";
    }

    @Override
    public Schema schema() {
      return Schema.stateStore();
    }

    @Override
    public StateStorage open(Call<String> call, ObjectView in) {
      return this;
    }

    @Override
    public List<String> list(StateCall call) {
      return List.of();
    }

    @Override
    public Optional<StateContent> read(StateCall call, String stateId) {
      return Optional.empty();
    }

    @Override
    public StateWriter write(StateCall call, String stateId, long length) {
      if (opensSlowly) {
        awaitRelease();
      }
      return new Writer();
    }

    @Override
    public void delete(StateCall call, String stateId) {}
  }

  /// Ignores interrupts.
  private void awaitRelease() {
    running.countDown();
    while (released.getCount() > 0) {
      try {
        released.await();
      } catch (InterruptedException _) {
        called.add("interrupted");
      }
    }
  }

  private final class Writer implements StateWriter {
    @Override
    public void write(byte[] bytes) {
      called.add("write");
    }

    @Override
    public void commit() {
      called.add("commit");
      awaitRelease();
      called.add("commit ended");
    }

    @Override
    public void close() {
      called.add("close");
      closed.complete(true);
    }
  }

  private List<Diagnostic> write() {
    var state = "0123".getBytes(UTF_8);
    var chunk =
        new WriteStateBytes.Chunk(
            Optional.of(new WriteStateBytes.Meta("t_slow", "s")),
            Bytes.of(state),
            state.length,
            new StateRange(0, state.length - 1));
    return new WriteStateBytes(session).run(List.of(chunk).iterator()).diagnostics();
  }

  private void configure() {
    var schema = Schema.stateStore();
    var config = DynamicValue.of(Notation.object(schema.members(), "{}"), schema.type());
    assertThat(
            new ConfigureStateStore(session)
                .run(new ConfigureStateStore.Request("t_slow", config, 0))
                .diagnostics())
        .isEmpty();
  }

  /// Writes a state, cancels the request while author code waits, and returns its result.
  private <T> T cancelled(Function<List<Diagnostic>, T> result) throws Exception {
    configure();
    var given = new CompletableFuture<T>();
    var caller = Thread.ofVirtual().start(() -> given.complete(result.apply(write())));
    running.await();
    caller.interrupt();
    return given.get();
  }

  @Test
  void aCommitThatContinuesAfterACancellationIsNotWaitedForWithoutLimit() throws Exception {
    var findings = cancelled(all -> all);
    assertThat(findings)
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.summary()).isEqualTo("Still running: commit of state store t_slow");
          assertThat(finding.detail())
              .isEqualTo(
                  "The request was cancelled while Writer.commit was running, which did not end"
                      + " within 20ms. It was not interrupted, because its work must be completed."
                      + " Check the remote side.");
        });
    assertThat(log).anySatisfy(line -> assertThat(line).startsWith("WARN Still running: commit"));
    assertThat(called).containsExactly("write", "commit");
  }

  @Test
  void theInterruptIsKept() throws Exception {
    boolean kept = cancelled(_ -> Thread.currentThread().isInterrupted());
    assertThat(kept).isTrue();
  }

  @Test
  void theWriterIsClosedAfterTheCommit() throws Exception {
    cancelled(all -> all);
    released.countDown();
    assertThat(closed.get()).isTrue();
    assertThat(called).containsExactly("write", "commit", "commit ended", "close");
  }

  @Test
  void aWriterThatIsOpenedAfterTheCancellationIsClosed() throws Exception {
    opensSlowly = true;
    List<Diagnostic> findings = cancelled(all -> all);
    assertThat(findings)
        .extracting(Diagnostic::summary)
        .containsExactly("Still running: write of state store t_slow");
    released.countDown();
    assertThat(closed.get()).isTrue();
    assertThat(called).containsExactly("interrupted", "close");
  }
}
