package dev.terrane.engine.session;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.rules.Violation;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import java.util.LinkedHashSet;

/// Creates the diagnostic of a throwable of an author's method. The stack trace is not part of it;
/// the guard logs it.
final class ExceptionDiagnostics {
  private ExceptionDiagnostics() {}

  /// The reason why a method was interrupted, if it was.
  ///
  /// @param stopped whether the user stopped Terraform
  /// @param cancelled whether the request was cancelled, and the method was not interrupted
  /// @param deadline the deadline of the call
  /// @param checkpoints whether the method can save checkpoints
  record Interruption(boolean stopped, boolean cancelled, Deadline deadline, boolean checkpoints) {
    boolean isInterrupt() {
      return stopped || deadline.isOver();
    }

    /// A sentence about the checkpoints of the method, if it can have any.
    String kept(String end) {
      return checkpoints ? " The last checkpoint is kept" + end : "";
    }
  }

  /// Masks only the author's texts: a sensitive value that is a common word would also be masked in
  /// the framework's texts.
  static Diagnostic of(
      Throwable thrown, AuthorMethod method, Interruption ending, SensitiveValues secrets) {
    if (thrown instanceof InterruptibleTask.AbandonedException) {
      return abandoned(thrown, method, ending);
    }
    if (thrown instanceof Deferred deferred) {
      return notAllowed(deferred, method, secrets);
    }
    if (thrown instanceof Failure failure) {
      return advised(secrets.mask(failure.diagnostic()), ending);
    }
    if (ending.stopped()) {
      return stopped(thrown, method, ending, secrets);
    }
    if (ending.deadline().isOver()) {
      return Diagnostic.error(
          CtyPath.ROOT,
          method.summary("Timed out"),
          method
              + " did not finish within "
              + ending.deadline()
              + " and was interrupted."
              + ending.kept(".")
              + ending.deadline().advice()
              + "\n\n"
              + secrets.mask(chain(thrown)));
    }
    return failed(thrown, method, secrets);
  }

  private static Diagnostic stopped(
      Throwable thrown, AuthorMethod method, Interruption ending, SensitiveValues secrets) {
    return Diagnostic.error(
        CtyPath.ROOT,
        method.summary("Interrupted"),
        "Terraform was stopped while "
            + method
            + " was running."
            + ending.kept(".")
            + " "
            + secrets.mask(chain(thrown)));
  }

  private static Diagnostic notAllowed(
      Deferred deferred, AuthorMethod method, SensitiveValues secrets) {
    var reason =
        switch (deferred.reason()) {
          case RESOURCE_CONFIG_UNKNOWN ->
              "the configuration contains a value that is not known before apply";
          case PROVIDER_CONFIG_UNKNOWN ->
              "the configuration of the provider contains a value that is not known before apply";
          case ABSENT_PREREQUISITE -> "an object that must exist first does not exist yet";
        };
    var detail = secrets.mask(deferred.detail());
    return Diagnostic.error(
        CtyPath.ROOT,
        method.summary("Deferral not allowed"),
        "The provider needs another plan, because "
            + reason
            + "."
            + (detail.isEmpty() ? "" : " " + detail)
            + " This command does not allow deferrals. Apply the objects that it depends on first"
            + " (-target), and run the command again.");
  }

  private static Diagnostic abandoned(Throwable thrown, AuthorMethod method, Interruption ending) {
    var timedOut = !ending.stopped() && ending.deadline().isOver();
    if (ending.cancelled() && !timedOut) {
      return Diagnostic.error(
          CtyPath.ROOT,
          method.summary("Still running"),
          "The request was cancelled while "
              + method
              + " was running, which "
              + thrown.getMessage()
              + ". It was not interrupted, because its work must be completed. Check the remote"
              + " side.");
    }
    return Diagnostic.error(
        CtyPath.ROOT,
        method.summary("Still running"),
        method
            + " was interrupted "
            + (timedOut ? "after " + ending.deadline() : "because Terraform was stopped")
            + ", but "
            + thrown.getMessage()
            + " and may still be running."
            + ending.kept("; later changes will not be recorded in the state.")
            + " Check the remote side before the next apply. This is a bug in the provider: code"
            + " that waits must end when its thread is interrupted."
            + (timedOut ? ending.deadline().advice() : ""));
  }

  /// Adds the advice to increase the timeout to a failure that the deadline caused.
  private static Diagnostic advised(Diagnostic failure, Interruption ending) {
    return ending.stopped() || !ending.deadline().isOver()
        ? failure
        : new Diagnostic(
            failure.severity(),
            failure.summary(),
            failure.detail() + ending.deadline().advice(),
            failure.path());
  }

  private static Diagnostic failed(Throwable thrown, AuthorMethod method, SensitiveValues secrets) {
    if (thrown instanceof CtyException wrong) {
      return Diagnostic.error(
          wrong.path(),
          "Invalid value in " + method.name() + " of " + method.subject() + at(wrong.path()),
          "The value "
              + Violation.withoutFullStop(secrets.mask(wrong.reason()))
              + ". The error occurred in "
              + method
              + ".");
    }
    return Diagnostic.error(
        CtyPath.ROOT,
        method.summary("Failed"),
        method
            + " failed: "
            + Violation.withoutFullStop(secrets.mask(chain(thrown)))
            + hint(thrown));
  }

  /// The messages of an exception and its causes, each once.
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

  private static String at(CtyPath path) {
    return path.isRoot() ? "" : ": " + path;
  }

  private static String hint(Throwable thrown) {
    return thrown instanceof Error
        ? ". This is a bug in the provider or its environment. Set TF_LOG=DEBUG to log the stack"
            + " trace."
        : ". Set TF_LOG=DEBUG to log the stack trace.";
  }
}
