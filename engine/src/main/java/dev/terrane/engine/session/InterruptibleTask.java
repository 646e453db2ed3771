package dev.terrane.engine.session;

import dev.terrane.provider.schema.OperationTimeouts;
import java.io.Serial;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One execution of author code. On its own thread, it is abandoned if it does not end within the
/// grace period after an interrupt: it continues, and its result is discarded.
final class InterruptibleTask<T> {
  /// Thrown when the code was abandoned, and continues to run.
  static final class AbandonedException extends RuntimeException {
    @Serial private static final long serialVersionUID = 1;

    private AbandonedException(Thread thread, Duration grace) {
      super("did not end within " + OperationTimeouts.text(grace));
      setStackTrace(thread.getStackTrace());
    }
  }

  /// The outcome of an execution.
  private interface End<T> {
    T get() throws Throwable;
  }

  /// Registers a run for stops.
  interface Entry {
    RunningCalls.Running enter(Runnable whenInterrupted);
  }

  private final Entry entry;
  private final Deadline deadline;
  private final Consumer<Throwable> late;
  private final CompletableFuture<End<T>> end = new CompletableFuture<>();
  private final CompletableFuture<Boolean> ended = new CompletableFuture<>();
  private boolean keptInterrupt;
  private volatile RunningCalls.@Nullable Running running;

  /// A task that has not started.
  ///
  /// @param late receives an exception that is thrown after the wait has ended
  InterruptibleTask(Entry entry, Deadline deadline, Consumer<Throwable> late) {
    this.entry = entry;
    this.deadline = deadline;
    this.late = late;
  }

  /// Executes code on the calling thread.
  T here(Callable<T> code) throws Throwable {
    run(code, () -> {});
    return end.join().get();
  }

  /// Executes code on a new thread, which inherits the owner of printed output from the calling
  /// thread.
  ///
  /// @param name the name of the thread
  /// @param grace the time that the code has after an interrupt
  /// @param passes whether an interrupt of the waiting thread is passed to the code; otherwise
  ///   [#keptInterrupt] is true then. In both cases the code is abandoned after the grace period
  T apart(Callable<T> code, String name, Duration grace, boolean passes) throws Throwable {
    var thread = Thread.ofVirtual().name(name).start(() -> runApart(code, grace));
    while (!end.isDone()) {
      try {
        end.get();
      } catch (InterruptedException _) {
        if (passes) {
          // The interrupt of the waiting thread is meant for the author's code.
          thread.interrupt();
        } else {
          keptInterrupt = true;
        }
        leave(thread, grace);
      } catch (ExecutionException e) {
        throw new IllegalStateException("an end is never exceptional", e);
      }
    }
    // An interrupt at the same time as the end is only a flag.
    keptInterrupt |= !passes && Thread.interrupted();
    return end.join().get();
  }

  private void runApart(Callable<T> code, Duration grace) {
    var thread = Thread.currentThread();
    run(code, () -> leave(thread, grace));
  }

  /// Whether the waiting thread was interrupted, and the code was not.
  boolean keptInterrupt() {
    return keptInterrupt;
  }

  /// Completes when the code has ended, also if it was abandoned before. A dependent step without
  /// an executor runs as part of the execution, on its thread.
  CompletableFuture<Boolean> ended() {
    return ended;
  }

  /// Whether a stop of Terraform has interrupted it.
  boolean stopped() {
    var known = running;
    return known != null && known.stopped();
  }

  // Any throwable is caught: an error of an author must neither kill the process nor become an
  // error of the transport.
  @SuppressWarnings("IllegalCatch")
  private void run(Callable<T> code, Runnable whenInterrupted) {
    try (var entered = entry.enter(whenInterrupted)) {
      running = entered;
      entered.within(deadline);
      var alarm = deadline.alarm(entered::interrupt);
      try {
        var given = called(code);
        end.complete(() -> given);
      } catch (Throwable thrown) {
        threw(thrown);
      } finally {
        alarm.cancel(false);
      }
    }
  }

  private T called(Callable<T> code) throws Exception {
    try {
      return code.call();
    } finally {
      ended.complete(true);
    }
  }

  private void threw(Throwable thrown) {
    var heard =
        end.complete(() -> {
          throw thrown;
        });
    if (!heard) {
      late.accept(thrown);
    }
  }

  private void leave(Thread thread, Duration grace) {
    CompletableFuture.delayedExecutor(grace.toNanos(), TimeUnit.NANOSECONDS)
        .execute(() ->
            end.complete(() -> {
              throw new AbandonedException(thread, grace);
            }));
  }
}
