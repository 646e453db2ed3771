package dev.terrane.engine.session;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import java.util.LinkedHashSet;

/// Says in a diagnostic what a throwable of an author's method means; the stack goes to the log.
final class Explanation {
  private Explanation() {}

  /// What made an end of a method from outside.
  ///
  /// @param stopped whether its user stopped Terraform
  /// @param deadline when its time is over
  record Ending(boolean stopped, Deadline deadline) {
    boolean isInterrupt() {
      return stopped || deadline.isOver();
    }
  }

  /// Only what comes from an author is masked: our own words may hold a secret that is a common
  /// word.
  static Diagnostic of(Throwable thrown, Method method, Ending ending, Secrets secrets) {
    if (thrown instanceof Attempt.LeftBehind) {
      return leftBehind(thrown, method, ending);
    }
    if (thrown instanceof Failure failure) {
      return advised(secrets.mask(failure.diagnostic()), ending);
    }
    if (ending.stopped()) {
      return Diagnostic.error(
          CtyPath.ROOT,
          "Interrupted: " + method.name() + " of " + method.subject(),
          "Terraform was asked to stop while "
              + method
              + " was running. What it had saved until then is kept. "
              + secrets.mask(chain(thrown)));
    }
    if (ending.deadline().isOver()) {
      return Diagnostic.error(
          CtyPath.ROOT,
          "Timed out: " + method.name() + " of " + method.subject(),
          method
              + " had not come to its end after "
              + ending.deadline()
              + ", and was interrupted. What it had saved until then is kept. "
              + ending.deadline().advice()
              + "\n\n"
              + secrets.mask(chain(thrown)));
    }
    return failed(thrown, method, secrets);
  }

  private static Diagnostic leftBehind(Throwable thrown, Method method, Ending ending) {
    var timedOut = !ending.stopped() && ending.deadline().isOver();
    return Diagnostic.error(
        CtyPath.ROOT,
        "Still running: " + method.name() + " of " + method.subject(),
        method
            + " was interrupted "
            + (timedOut ? "after " + ending.deadline() : "because Terraform was asked to stop")
            + ", but "
            + thrown.getMessage()
            + " and may still be running. What it had saved until then is kept; what it does from"
            + " now on, Terraform does not learn: look at the remote side before the next apply."
            + " This is a bug in the provider: code that waits has to end when its thread is"
            + " interrupted."
            + (timedOut ? " " + ending.deadline().advice() : ""));
  }

  /// A failure that was caused by the end of the time says how to get more.
  private static Diagnostic advised(Diagnostic failure, Ending ending) {
    return ending.stopped() || !ending.deadline().isOver()
        ? failure
        : new Diagnostic(
            failure.severity(),
            failure.summary(),
            failure.detail() + " " + ending.deadline().advice(),
            failure.path());
  }

  private static Diagnostic failed(Throwable thrown, Method method, Secrets secrets) {
    if (thrown instanceof CtyException wrong) {
      return Diagnostic.error(
          wrong.path(),
          "Unfit value in " + method.name() + " of " + method.subject(),
          "The value " + secrets.mask(wrong.reason()) + ". It was handled by " + method + ".");
    }
    return Diagnostic.error(
        CtyPath.ROOT,
        "Failed: " + method.name() + " of " + method.subject(),
        method + " failed: " + secrets.mask(chain(thrown)) + hint(thrown));
  }

  /// The messages of an exception and its causes, each once: the cause often says most.
  private static String chain(Throwable thrown) {
    var parts = new LinkedHashSet<String>();
    var seen = 0;
    for (Throwable at = thrown; at != null && seen < 8; at = at.getCause()) {
      var message = at.getMessage();
      var name = at.getClass().getSimpleName();
      parts.add(message == null || message.isBlank() ? name : name + ": " + message.strip());
      seen++;
    }
    return String.join("; caused by ", parts);
  }

  private static String hint(Throwable thrown) {
    return thrown instanceof Error
        ? ". This is a bug in the provider or its surroundings; TF_LOG=DEBUG shows where it happened."
        : ". TF_LOG=DEBUG shows where it happened.";
  }
}
