package dev.terrane.engine.session;

import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.trace.Span;
import dev.terrane.engine.trace.Tracer;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Log;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/// Calls author code; nothing else in the engine does. Any exception becomes one diagnostic with
/// sensitive values masked. A stop of Terraform interrupts the code.
public final class Guard {
  private final Session session;
  private final AuthorMethod method;
  private final Diagnostics diagnostics;
  private final Deadline deadline;
  private final boolean apart;
  private final boolean stoppable;
  private final boolean checkpoints;
  private volatile boolean interrupted;
  private volatile CompletableFuture<Boolean> ended = CompletableFuture.completedFuture(true);

  Guard(Session session, AuthorMethod method, Diagnostics diagnostics) {
    this.session = session;
    this.method = method;
    this.diagnostics = diagnostics;
    this.deadline = Deadline.NONE;
    this.apart = false;
    this.stoppable = true;
    this.checkpoints = false;
  }

  private Guard(Guard guard, Deadline deadline, boolean stoppable, boolean checkpoints) {
    this.session = guard.session;
    this.method = guard.method;
    this.diagnostics = guard.diagnostics;
    this.deadline = deadline;
    this.apart = true;
    this.stoppable = stoppable;
    this.checkpoints = checkpoints;
  }

  /// A guard that interrupts author code when a deadline has passed. The code runs on its own
  /// thread, so that a response can be sent even if the code ignores the interrupt.
  public Guard within(Deadline other) {
    return new Guard(this, other, stoppable, checkpoints);
  }

  /// A guard whose code neither a stop of Terraform nor an interrupt of the calling thread
  /// interrupts, because its work must be completed. After an interrupt, the calling thread waits
  /// for the code for the time that author code has to end, and is interrupted afterwards. Code
  /// that still runs then continues, and a failure is logged, because nobody may receive the
  /// response. The code runs on its own thread.
  public Guard unstoppable() {
    return new Guard(this, deadline, false, checkpoints);
  }

  /// A guard whose messages about an interrupt mention the checkpoints of the method. The code runs
  /// on its own thread.
  public Guard withCheckpoints() {
    return new Guard(this, deadline, stoppable, true);
  }

  /// A method of an author without a result.
  @FunctionalInterface
  public interface Action {
    /// Runs the method.
    void run() throws Exception;
  }

  /// Runs author code without a result.
  ///
  /// @return whether it completed without an exception
  public boolean run(Action code) {
    return call(
            () -> {
              code.run();
              return true;
            })
        .isPresent();
  }

  /// Runs author code.
  ///
  /// @return its result, or empty if it failed; the diagnostic is added then
  public <T> Optional<T> call(Callable<T> code) {
    return call(code, _ -> method);
  }

  /// Whether the failed code was interrupted, by a stop of Terraform or by the deadline.
  public boolean interrupted() {
    return interrupted;
  }

  /// Completes when the code of the last call has ended: later than the call if the code was
  /// abandoned. A dependent step without an executor runs on the thread of the code, and the end of
  /// the session waits for it as for the code.
  public CompletableFuture<Boolean> ended() {
    return ended;
  }

  /// Runs a method that only calls a constructor of the author. A failure names the constructor.
  <T> Optional<T> construct(Callable<T> code) {
    return call(code, method::calling);
  }

  private <T> Optional<T> call(Callable<T> code, Function<Throwable, AuthorMethod> culprit) {
    var tracer = session.tracer();
    return tracer.isPresent() ? traced(tracer.get(), code, culprit) : guarded(code, culprit);
  }

  private <T> Optional<T> traced(
      Tracer tracer, Callable<T> code, Function<Throwable, AuthorMethod> culprit) {
    var name = method.toString();
    return tracer.trace(
        name,
        Span.Kind.INTERNAL,
        Map.of(
            "code.function.name",
            name,
            "terrane.subject",
            session.secrets().mask(method.subject())),
        result -> result.isPresent() ? Optional.empty() : diagnostics.lastError(),
        () -> guarded(code, culprit));
  }

  // Any throwable is caught, as in InterruptibleTask.
  @SuppressWarnings("IllegalCatch")
  private <T> Optional<T> guarded(Callable<T> code, Function<Throwable, AuthorMethod> culprit) {
    var task = new InterruptibleTask<T>(this::enter, deadline, this::log);
    ended = task.ended();
    try {
      var given =
          apart ? task.apart(code, method.toString(), session.grace(), stoppable) : task.here(code);
      return Optional.of(method.required(given));
    } catch (Throwable thrown) {
      failed(thrown, culprit.apply(thrown), task);
      return Optional.empty();
    } finally {
      restoreInterrupt(task);
    }
  }

  private void failed(Throwable thrown, AuthorMethod culprit, InterruptibleTask<?> task) {
    log(thrown);
    var ending =
        new ExceptionDiagnostics.Interruption(
            task.stopped(), task.keptInterrupt(), deadline, checkpoints);
    interrupted = ending.isInterrupt();
    var finding = ExceptionDiagnostics.of(thrown, culprit, ending, session.secrets());
    if (ending.cancelled()) {
      session.frameworkLog().warn(finding.summary() + ": " + finding.detail());
    }
    if (thrown instanceof Deferred deferred) {
      diagnostics.deferred(deferred.reason(), finding);
    } else {
      diagnostics.add(diagnostics.placed(thrown, finding));
    }
    for (var added : AddedFailures.of(thrown)) {
      var further = ExceptionDiagnostics.of(added, culprit, ending, session.secrets());
      diagnostics.add(diagnostics.placed(added, further));
    }
  }

  private static void restoreInterrupt(InterruptibleTask<?> task) {
    // getMessage() is author code, too, and may set the interrupt flag again.
    Thread.interrupted();
    if (task.keptInterrupt()) {
      Thread.currentThread().interrupt();
    }
  }

  private RunningCalls.Running enter(Runnable whenInterrupted) {
    var calls = session.stops();
    return stoppable ? calls.enter(whenInterrupted) : calls.enterUnstoppable(whenInterrupted);
  }

  private void log(Throwable thrown) {
    session.failed(thrown);
    var stack = new StringWriter();
    thrown.printStackTrace(new PrintWriter(stack, true));
    session
        .frameworkLog()
        .write(
            Log.Level.DEBUG,
            method + " failed",
            Map.of("subject", method.subject(), "stack", session.secrets().mask(stack.toString())));
  }
}
