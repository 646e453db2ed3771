package dev.terrane.testkit.faults;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.CoreException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/// Runs commands of Terraform on threads of their own, which are abandoned when the process of the
/// provider counts as killed.
final class Command {
  /// Longer than author code has to end after an interrupt.
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private Command() {}

  /// The end of a command.
  sealed interface Outcome {
    /// The command ended.
    ///
    /// @param findings its diagnostics
    record Ended(CommandDiagnostics findings) implements Outcome {}

    /// A response violated a rule of Terraform.
    ///
    /// @param message the rule
    record Violated(String message) implements Outcome {}

    /// The process of the provider was killed.
    record Killed() implements Outcome {}

    /// The command did not end.
    record Endless() implements Outcome {}

    default boolean isOk() {
      return this instanceof Ended(var findings) && findings.ok();
    }

    /// The outcome for messages.
    default String text() {
      return switch (this) {
        case Ended(var findings) -> findings.all().isEmpty() ? "no error" : findings.text().strip();
        case Violated(var message) -> message;
        case Killed _ -> "the process was killed";
        case Endless _ -> "it did not end within " + LIMIT.toSeconds() + " s";
      };
    }
  }

  static Outcome run(Injection injection, Supplier<CommandDiagnostics> command) {
    var end = new CompletableFuture<Outcome>();
    Thread.ofVirtual().start(() -> complete(end, command));
    var _ = injection.killed().thenRun(() -> end.complete(new Outcome.Killed()));
    try {
      return end.get(LIMIT.toSeconds(), TimeUnit.SECONDS);
    } catch (TimeoutException _) {
      return new Outcome.Endless();
    } catch (ExecutionException e) {
      throw new IllegalStateException("Terraform's side failed: " + e.getCause(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the test was interrupted", e);
    }
  }

  // A bug of Terraform's side or of the engine fails the test.
  @SuppressWarnings("IllegalCatch")
  private static void complete(
      CompletableFuture<Outcome> end, Supplier<CommandDiagnostics> command) {
    try {
      end.complete(new Outcome.Ended(command.get()));
    } catch (CoreException e) {
      end.complete(new Outcome.Violated(String.valueOf(e.getMessage())));
    } catch (FaultedSessions.NotConfigured e) {
      end.complete(new Outcome.Ended(e.findings()));
    } catch (Throwable e) {
      end.completeExceptionally(e);
    }
  }
}
