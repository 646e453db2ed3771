package dev.terrane.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.journal.Journal;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Tests that author code that ignores an interrupt is abandoned, and that its checkpoint is
/// returned.
@Timeout(60)
class AbandonedCallTests {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Duration SOON = Duration.ofMillis(20);
  private static final OperationTimeouts ALL_SOON =
      OperationTimeouts.block()
          .with(Operation.CREATE, SOON)
          .with(Operation.UPDATE, SOON)
          .with(Operation.DELETE, SOON);
  private static final InheritableThreadLocal<String> LAUNCH = new InheritableThreadLocal<>();

  /// Continues until it is released, and ignores interrupts.
  private static final class Deaf extends Thing {
    private final CountDownLatch running = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private final BlockingQueue<String> seen = new ArrayBlockingQueue<>(9);
    private volatile boolean fails;
    private volatile boolean savesNothing;

    Deaf(Schema schema) {
      super(schema);
    }

    private void goOn() {
      seen.add(Optional.ofNullable(LAUNCH.get()).orElse("nobody"));
      running.countDown();
      while (released.getCount() > 0) {
        try {
          released.await();
        } catch (InterruptedException _) {
          seen.add("interrupted");
        }
      }
      if (fails) {
        throw new IllegalStateException("too late");
      }
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) {
      if (!savesNothing) {
        call.checkpoint(in.with(NAME, "saved"));
      }
      goOn();
      call.checkpoint(in.with(NAME, "saved afterwards"));
      call.warn("Late", "Nobody hears it.");
      ended.countDown();
      return in.with(NAME, "made afterwards");
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in) {
      goOn();
      return in;
    }

    @Override
    public void delete(Call<String> call, ObjectView last) {
      goOn();
    }
  }

  private final Deaf timed = new Deaf(Schema.resource(NAME).timeouts(ALL_SOON));
  private final Deaf endless = new Deaf(Schema.resource(NAME));
  private final BlockingQueue<Throwable> failed = new ArrayBlockingQueue<>(9);

  private Session session(Thing thing) {
    return new Session(
        Sample.of(thing),
        (_, _, _) -> {},
        new SessionContext(
            _ -> Optional.empty(),
            failed::add,
            new ClosingClients(),
            Journal.none(),
            Optional.empty(),
            Optional.empty()),
        SOON);
  }

  private static ApplyResourceChange.Response apply(
      Session session, Thing thing, String prior, String planned) {
    var sent = value(thing, planned);
    return new ApplyResourceChange(session)
        .run(
            new ApplyResourceChange.Request(
                "t_thing", value(thing, prior), sent, sent, Bytes.EMPTY, DynamicValue.ABSENT));
  }

  private static DynamicValue value(Thing thing, String text) {
    var type = thing.schema().type();
    var nothing = CtyValue.nullOf(type);
    return DynamicValue.of(
        text.isEmpty() ? nothing : Notation.object(thing.schema().members(), text), type);
  }

  private static String only(List<Diagnostic> findings) {
    assertThat(findings).hasSize(1);
    return findings.getFirst().summary() + "\n" + findings.getFirst().detail();
  }

  @AfterEach
  void release() {
    timed.released.countDown();
    endless.released.countDown();
  }

  @Test
  void aCreateThatIgnoresTheEndOfItsTimeIsAnsweredWithItsCheckpoint() {
    var response = apply(session(timed), timed, "", "{name = \"a\"}");
    assertThat(only(response.diagnostics()))
        .startsWith("Still running: create of resource t_thing\nDeaf.create was interrupted after")
        .contains("20ms, but did not end within 20ms and may still be running")
        .contains("The last checkpoint is kept")
        .doesNotContain("may exist")
        .contains("Check the remote side before the next apply")
        .endsWith("Increase the timeout in the configuration: timeouts { create = \"40ms\" }");
    assertThat(response.newState()).isEqualTo(value(timed, "{name = \"saved\"}"));
  }

  @Test
  void anUpdateThatIgnoresTheEndOfItsTimeIsAnsweredWithTheStateBefore() {
    var response = apply(session(timed), timed, "{name = \"a\"}", "{name = \"b\"}");
    assertThat(only(response.diagnostics())).startsWith("Still running: update of");
    assertThat(response.newState()).isEqualTo(value(timed, "{name = \"a\"}"));
  }

  @Test
  void aDeleteThatIgnoresTheEndOfItsTimeKeepsTheState() {
    var response = apply(session(timed), timed, "{name = \"a\"}", "");
    assertThat(only(response.diagnostics())).startsWith("Still running: delete of");
    assertThat(response.newState()).isEqualTo(value(timed, "{name = \"a\"}"));
  }

  private static <T> T whileRunning(Deaf deaf, Callable<T> call, Consumer<Thread> disturbance)
      throws Exception {
    var caller = new ArrayBlockingQueue<Thread>(1);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var calling =
          threads.submit(() -> {
            caller.add(Thread.currentThread());
            return call.call();
          });
      deaf.running.await();
      disturbance.accept(caller.take());
      return calling.get();
    }
  }

  @Test
  void aCreateThatIgnoresAStopIsAnsweredWithItsCheckpoint() throws Exception {
    var session = session(endless);
    var response =
        whileRunning(
            endless,
            () -> apply(session, endless, "", "{name = \"a\"}"),
            _ -> new StopProvider(session).run(new StopProvider.Request()));
    assertThat(only(response.diagnostics()))
        .contains("Deaf.create was interrupted because Terraform was stopped, but did not");
    assertThat(response.newState()).isEqualTo(value(endless, "{name = \"saved\"}"));
  }

  @Test
  void anInterruptOfTheCallingThreadReachesTheAuthor() throws Exception {
    var session = session(endless);
    var response =
        whileRunning(
            endless, () -> apply(session, endless, "", "{name = \"a\"}"), Thread::interrupt);
    assertThat(endless.seen).containsExactly("nobody", "interrupted");
    assertThat(response.newState()).isEqualTo(value(endless, "{name = \"saved\"}"));
  }

  @Test
  void whatIsMadeAfterwardsChangesNoAnswer() throws Exception {
    var response = apply(session(timed), timed, "", "{name = \"a\"}");
    var diagnostics = List.copyOf(response.diagnostics());
    timed.released.countDown();
    timed.ended.await();
    assertThat(response.newState()).isEqualTo(value(timed, "{name = \"saved\"}"));
    assertThat(response.diagnostics()).isEqualTo(diagnostics);
  }

  @Test
  void aCreateThatHadSavedNothingWhenItWasInterruptedMayHaveMadeItsObject() {
    timed.savesNothing = true;
    var response = apply(session(timed), timed, "", "{name = \"a\"}");
    assertThat(only(response.diagnostics()))
        .startsWith("Still running: create of resource t_thing")
        .contains("The object may exist on the remote side");
    assertThat(response.newState()).isEqualTo(value(timed, ""));
  }

  @Test
  void whatIsThrownAfterwardsIsLogged() throws Exception {
    timed.fails = true;
    apply(session(timed), timed, "{name = \"a\"}", "");
    assertThat(failed.take()).isInstanceOf(InterruptibleTask.AbandonedException.class);
    timed.released.countDown();
    assertThat(failed.take()).hasMessage("too late");
  }

  @Test
  void whereItHangsIsLogged() throws Exception {
    apply(session(timed), timed, "{name = \"a\"}", "");
    assertThat(failed.take().getStackTrace())
        .extracting(StackTraceElement::getMethodName)
        .contains("goOn");
  }

  @Test
  void itsThreadInheritsToWhomItsPrintsBelong() {
    LAUNCH.set("this launch");
    try {
      timed.released.countDown();
      apply(session(timed), timed, "{name = \"a\"}", "");
      assertThat(timed.seen).containsExactly("this launch");
    } finally {
      LAUNCH.remove();
    }
  }
}
