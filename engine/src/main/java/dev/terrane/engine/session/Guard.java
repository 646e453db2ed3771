package dev.terrane.engine.session;

import dev.terrane.provider.Log;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/// The only way to author code: whatever is thrown becomes one diagnostic, a stop of Terraform
/// interrupts it, and nothing sensitive leaves in its words.
public final class Guard {
  private final Session session;
  private final Method method;
  private final Diagnostics diagnostics;
  private final Deadline deadline;

  Guard(Session session, Method method, Diagnostics diagnostics) {
    this.session = session;
    this.method = method;
    this.diagnostics = diagnostics;
    this.deadline = Deadline.NONE;
  }

  private Guard(Guard guard, Deadline deadline) {
    this.session = guard.session;
    this.method = guard.method;
    this.diagnostics = guard.diagnostics;
    this.deadline = deadline;
  }

  /// The same way, on which author code is interrupted when its time is over.
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
  // Everything is caught on purpose: an error of an author must neither kill the process nor become
  // an error of the transport.
  @SuppressWarnings("IllegalCatch")
  public <T> Optional<T> call(Callable<T> code) {
    try (var running = session.stops().enter()) {
      var alarm = deadline.alarm(running::interrupt);
      try {
        return Optional.of(present(code.call()));
      } catch (Throwable thrown) {
        explain(thrown, running.stopped());
        return Optional.empty();
      } finally {
        alarm.cancel(false);
      }
    }
  }

  private <T> T present(@Nullable T given) {
    if (given == null) {
      throw method.returnedNull();
    }
    return given;
  }

  private void explain(Throwable thrown, boolean stopped) {
    session.witness().failed(thrown);
    var ending = new Explanation.Ending(stopped, deadline);
    diagnostics.add(Explanation.of(thrown, method, ending, session.secrets()));
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
