package dev.terrane.engine.session;

import dev.terrane.provider.Log;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The only way to author code: whatever is thrown becomes one diagnostic, a stop of Terraform
/// interrupts it, and nothing sensitive leaves in its words.
public final class Guard {
  private final Session session;
  private final Method method;
  private final Diagnostics diagnostics;
  private final Deadline deadline;
  private final boolean apart;
  private volatile boolean interrupted;

  Guard(Session session, Method method, Diagnostics diagnostics) {
    this.session = session;
    this.method = method;
    this.diagnostics = diagnostics;
    this.deadline = Deadline.NONE;
    this.apart = false;
  }

  private Guard(Guard guard, Deadline deadline) {
    this.session = guard.session;
    this.method = guard.method;
    this.diagnostics = guard.diagnostics;
    this.deadline = deadline;
    this.apart = true;
  }

  /// The same way, on which author code is interrupted when its time is over. It runs on a thread
  /// of its own, so that one that ignores this, or a stop, does not keep what is known from
  /// Terraform.
  public Guard within(Deadline other) {
    return new Guard(this, other);
  }

  /// Something an author does that gives nothing back.
  @FunctionalInterface
  public interface Action {
    /// Does it.
    void run() throws Exception;
  }

  /// Runs author code that gives nothing back.
  ///
  /// @return whether it came to its end
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
  /// @return what it gave, or empty when it failed; the diagnostic is added then
  public <T> Optional<T> call(Callable<T> code) {
    return call(code, _ -> method);
  }

  /// Whether what failed was interrupted, by a stop of Terraform or because its time was over.
  public boolean interrupted() {
    return interrupted;
  }

  /// Runs a method that only calls a constructor of the author: that one is named when it failed.
  <T> Optional<T> construct(Callable<T> code) {
    return call(code, method::calling);
  }

  // Everything is caught on purpose, as by the attempt.
  @SuppressWarnings("IllegalCatch")
  private <T> Optional<T> call(Callable<T> code, Function<Throwable, Method> culprit) {
    var attempt = new Attempt<T>(session.stops(), deadline, this::log);
    try {
      var given =
          apart ? attempt.apart(code, method.toString(), session.grace()) : attempt.here(code);
      return Optional.of(present(given));
    } catch (Throwable thrown) {
      log(thrown);
      var ending = new Explanation.Ending(attempt.stopped(), deadline);
      interrupted = ending.isInterrupt();
      var finding = Explanation.of(thrown, culprit.apply(thrown), ending, session.secrets());
      diagnostics.add(diagnostics.placed(thrown, finding));
      return Optional.empty();
    } finally {
      // The words of an exception are its author's code, too: what follows has no interrupt of his.
      Thread.interrupted();
    }
  }

  private <T> T present(@Nullable T given) {
    if (given == null) {
      throw method.returnedNull();
    }
    return given;
  }

  private void log(Throwable thrown) {
    session.failed(thrown);
    var stack = new StringWriter();
    thrown.printStackTrace(new PrintWriter(stack, true));
    session
        .log()
        .write(
            Log.Level.DEBUG,
            method + " failed",
            Map.of("subject", method.subject(), "stack", session.secrets().mask(stack.toString())));
  }
}
