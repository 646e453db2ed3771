package dev.terrane.engine.action;

import static dev.terrane.engine.action.Reboot.MODE;
import static dev.terrane.engine.action.Reboot.SERVER;
import static dev.terrane.engine.action.Reboot.TOKEN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Sink;
import dev.terrane.engine.action.InvokeAction.Event;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.action.ActionCall;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// The events of an invocation.
class InvokeTests {
  private static final String WEB = "{server = \"web\"}";

  private static Event progress(String message) {
    return new Event.Progress(message);
  }

  /// The only diagnostic of the only event.
  private static Diagnostic onlyFinding(List<Event> events) {
    assertThat(events).singleElement().isInstanceOf(Event.Completed.class);
    return onlyFinding(events.getFirst());
  }

  private static Diagnostic onlyFinding(Event end) {
    assertThat(end).isInstanceOf(Event.Completed.class);
    var findings = ((Event.Completed) end).diagnostics();
    assertThat(findings).hasSize(1);
    return findings.getFirst();
  }

  @Test
  void itReceivesArgumentsDefaultsWriteOnlyValuesAndTheClient() {
    var reboot =
        Reboot.doing((call, in) ->
            call.progress(
                in.get(SERVER) + " " + in.get(MODE) + " " + in.find(TOKEN) + " " + call.client()));
    assertThat(Actions.of(reboot).invoke("{server = \"web\", token = \"abc\"}"))
        .containsExactly(progress("web soft Optional[abc] here"), new Event.Completed(List.of()));
  }

  @Test
  void aMessageIsSentAtOnce() {
    var sent = new ArrayList<Event>();
    var reboot =
        Reboot.doing((call, _) -> {
          call.progress("one");
          assertThat(sent).containsExactly(progress("one"));
          call.progress("");
          assertThat(sent).hasSize(2);
        });
    Actions.of(reboot).invoke(WEB, sent::add);
    assertThat(sent).containsExactly(progress("one"), progress(""), new Event.Completed(List.of()));
  }

  @Test
  void aFailureIsADiagnosticOfTheOneEndWithItsPath() {
    var reboot =
        Reboot.doing((call, _) -> {
          call.progress("looking");
          throw SERVER.error("No such server", "Use another one.");
        });
    var events = Actions.of(reboot).invoke(WEB);
    assertThat(events).hasSize(2);
    var error = onlyFinding(events.getLast());
    assertThat(error.path()).hasToString("server");
    assertThat(error.summary()).isEqualTo("No such server");
  }

  @Test
  void anExceptionIsADiagnostic() {
    var reboot =
        Reboot.doing((_, _) -> {
          throw new IOException("refused");
        });
    var error = onlyFinding(Actions.of(reboot).invoke(WEB));
    assertThat(error.summary()).isEqualTo("Failed: invoke of action t_reboot");
    assertThat(error.detail()).contains("Reboot.invoke failed: IOException: refused");
  }

  @Test
  void aWarningIsADiagnosticOfTheEnd() {
    var reboot = Reboot.doing((call, _) -> call.warn("Slow", "It took long."));
    assertThat(onlyFinding(Actions.of(reboot).invoke(WEB)).isError()).isFalse();
  }

  @Test
  void sensitiveValuesAreMaskedInMessagesAndFindings() {
    var key = Attribute.string("key").optional().sensitive();
    var reboot =
        Reboot.doing(
                (call, in) -> {
                  call.progress("with " + in.get(TOKEN) + " and " + in.get(key));
                  throw new Failure("Refused", in.get(TOKEN));
                })
            .with(Schema.action(TOKEN, key));
    var events = Actions.of(reboot).invoke("{token = \"hunter22\", key = \"letmein\"}");
    assertThat(events.getFirst())
        .isEqualTo(progress("with (sensitive value) and (sensitive value)"));
    assertThat(onlyFinding(events.getLast()).detail()).isEqualTo("(sensitive value)");
  }

  @Test
  void aConfigurationThatIsNotKnownIsNotInvoked() {
    var reboot = Reboot.doing((_, _) -> {});
    var error = onlyFinding(Actions.of(reboot).invoke("{server = ?}"));
    assertThat(error.path()).hasToString("server");
    assertThat(error.summary()).isEqualTo("Unknown value: invoke of action t_reboot");
    assertThat(error.detail())
        .startsWith("Terraform called Reboot.invoke before the value of server is known.");
    assertThat(reboot.called).isEmpty();
  }

  @Test
  void anUnknownTypeIsADiagnosticOfTheEnd() {
    var events = new ArrayList<Event>();
    var request = new InvokeAction.Request("t_x", DynamicValue.ABSENT, ClientCapabilities.NONE);
    new InvokeAction(Actions.of(Reboot.doing((_, _) -> {})).session()).run(request, events::add);
    assertThat(onlyFinding(events).summary()).isEqualTo("Unknown action type");
  }

  @Test
  void aStopInterruptsItAndEndsItsMessages() throws Exception {
    var stopped = new ArrayList<Boolean>();
    var running = new CountDownLatch(1);
    var reboot =
        Reboot.doing((call, _) -> {
          running.countDown();
          try {
            new CountDownLatch(1).await();
          } finally {
            stopped.add(call.stopped());
            call.progress("a stopped Terraform crashes if another event follows");
          }
        });
    var actions = Actions.of(reboot);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var invoking = threads.submit(() -> actions.invoke(WEB));
      assertThat(running.await(30, TimeUnit.SECONDS)).isTrue();
      new StopProvider(actions.session()).run(new StopProvider.Request());
      var events = invoking.get(30, TimeUnit.SECONDS);
      var error = onlyFinding(events);
      assertThat(stopped).containsExactly(true);
      assertThat(error.summary()).isEqualTo("Interrupted: invoke of action t_reboot");
      assertThat(error.detail()).doesNotContain("checkpoint");
    }
  }

  @Test
  void theTimeoutOfTheUserInterruptsIt() {
    var timeouts = OperationTimeouts.block().with(Operation.INVOKE, Duration.ofMinutes(20));
    var reboot =
        Reboot.doing((_, _) -> new CountDownLatch(1).await())
            .with(Schema.action(SERVER).timeouts(timeouts));
    var error =
        onlyFinding(
            Actions.of(reboot).invoke("{server = \"web\", timeouts = {invoke = \"20ms\"}}"));
    assertThat(error.summary()).isEqualTo("Timed out: invoke of action t_reboot");
    assertThat(error.detail())
        .contains("did not finish within 20ms", "timeouts { invoke = \"40ms\" }")
        .doesNotContain("checkpoint");
  }

  @Test
  void aCancelledCallInterruptsIt() throws Exception {
    var running = new CountDownLatch(1);
    var interrupted = new CountDownLatch(1);
    var reboot =
        Reboot.doing((_, _) -> {
          running.countDown();
          try {
            new CountDownLatch(1).await();
          } finally {
            interrupted.countDown();
          }
        });
    var actions = Actions.of(reboot);
    var thread = Thread.ofVirtual().start(() -> actions.invoke(WEB));
    assertThat(running.await(30, TimeUnit.SECONDS)).isTrue();
    thread.interrupt();
    assertThat(interrupted.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(thread.join(Duration.ofSeconds(30))).isTrue();
  }

  /// The receiver has cancelled: the transport ends the call, and needs no end of the stream.
  @Test
  void aCancellationEndsTheAction() {
    var messages = new AtomicInteger();
    var reboot =
        Reboot.doing((call, _) -> {
          while (messages.incrementAndGet() < 100) {
            call.progress("more");
          }
        });
    var actions = Actions.of(reboot);
    assertThatThrownBy(() ->
            actions.invoke(
                WEB,
                _ -> {
                  throw new CancellationException("the call was cancelled");
                }))
        .isInstanceOf(CancellationException.class);
    assertThat(messages).hasValue(1);
  }

  /// A thread of the author waits for another one, whose message the receiver has not taken yet.
  @Test
  void aMessageThatWaitedWhileTerraformWasStoppedIsNotSent() throws Exception {
    var sending = new CountDownLatch(1);
    var taken = new CountDownLatch(1);
    var waiting = new CompletableFuture<Thread>();
    var reboot =
        Reboot.doing((call, _) -> {
          var slow =
              CompletableFuture.runAsync(
                  () -> call.progress("slow"), task -> Thread.ofVirtual().start(task));
          awaitUninterruptibly(sending);
          var second =
              CompletableFuture.runAsync(
                  () -> call.progress("second"),
                  task -> waiting.complete(Thread.ofVirtual().start(task)));
          CompletableFuture.allOf(slow, second).join();
        });
    var actions = Actions.of(reboot);
    var events = new ArrayList<Event>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var invoking = threads.submit(() -> actions.invoke(WEB, receiver(sending, taken, events)));
      awaitBlocked(waiting.get(30, TimeUnit.SECONDS));
      new StopProvider(actions.session()).run(new StopProvider.Request());
      taken.countDown();
      invoking.get(30, TimeUnit.SECONDS);
    }
    assertThat(events).hasSize(2).first().isEqualTo(progress("slow"));
    assertThat(events.getLast()).isInstanceOf(Event.Completed.class);
    assertThat(actions.core().log()).anyMatch(line -> line.contains("second"));
  }

  /// The receiver takes the first message only when the action has ended.
  @Test
  void aStopInterruptsAMessageThatWaitsForAnotherThread() throws Exception {
    var sending = new CountDownLatch(1);
    var ended = new CountDownLatch(1);
    var author = new CompletableFuture<Thread>();
    var reboot =
        Reboot.doing((call, _) -> {
          Thread.ofVirtual().start(() -> call.progress("slow"));
          try {
            awaitUninterruptibly(sending);
            author.complete(Thread.currentThread());
            call.progress("waits");
          } finally {
            ended.countDown();
          }
        });
    var actions = Actions.of(reboot);
    var events = new ArrayList<Event>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var invoking = threads.submit(() -> actions.invoke(WEB, receiver(sending, ended, events)));
      awaitBlocked(author.get(30, TimeUnit.SECONDS));
      new StopProvider(actions.session()).run(new StopProvider.Request());
      invoking.get(30, TimeUnit.SECONDS);
    }
    assertThat(events).hasSize(2).first().isEqualTo(progress("slow"));
    assertThat(onlyFinding(events.getLast()).summary())
        .isEqualTo("Interrupted: invoke of action t_reboot");
  }

  /// A receiver that is not ready until the test releases it.
  ///
  /// @param sending counted down when the first event arrives
  /// @param ready the receiver waits for it
  private static Sink<Event> receiver(
      CountDownLatch sending, CountDownLatch ready, List<Event> events) {
    return event -> {
      sending.countDown();
      awaitUninterruptibly(ready);
      events.add(event);
    };
  }

  /// Waits for a latch that only the test releases, and keeps an interrupt.
  private static void awaitUninterruptibly(CountDownLatch latch) {
    var released = new CompletableFuture<Boolean>();
    Thread.ofVirtual().start(() -> released.complete(awaited(latch)));
    assertThat(released.join()).isTrue();
  }

  private static boolean awaited(CountDownLatch latch) {
    try {
      return latch.await(30, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      return false;
    }
  }

  private static void awaitBlocked(Thread thread) {
    var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (thread.getState() != Thread.State.WAITING) {
      assertThat(System.nanoTime() - end).as("time left").isNegative();
      Thread.onSpinWait();
    }
  }

  @Test
  void aMessageAfterTheEndIsRefused() {
    var kept = new CompletableFuture<ActionCall<String>>();
    var reboot = Reboot.doing((call, _) -> kept.complete(call));
    var events = Actions.of(reboot).invoke(WEB);
    assertThatThrownBy(() -> kept.join().progress("late"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("after the action had ended");
    assertThat(events).containsExactly(new Event.Completed(List.of()));
  }

  @Test
  void manyThreadsMaySendMessages() {
    var reboot =
        Reboot.doing((call, _) -> {
          var all = new CompletableFuture<?>[20];
          for (var i = 0; i < all.length; i++) {
            all[i] =
                CompletableFuture.runAsync(
                    () -> call.progress("step"), task -> Thread.ofVirtual().start(task));
          }
          CompletableFuture.allOf(all).join();
        });
    assertThat(Actions.of(reboot).invoke(WEB))
        .hasSize(21)
        .last()
        .isEqualTo(new Event.Completed(List.of()));
  }
}
