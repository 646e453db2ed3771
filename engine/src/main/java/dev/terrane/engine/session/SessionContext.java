package dev.terrane.engine.session;

import dev.terrane.engine.journal.Journal;
import dev.terrane.engine.trace.Tracer;
import dev.terrane.provider.Log;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// The dependencies of a session on its process.
///
/// @param environment returns the value of a variable; empty variables count as absent
/// @param failures receives the exceptions of author code, on any thread
/// @param closing shared by all sessions of this process
/// @param journal the journal of created objects; of this session only
/// @param tracer creates spans; empty when nothing is traced
/// @param frameworkLog the log of the framework's own lines; empty for the log of the provider
public record SessionContext(
    Function<String, Optional<String>> environment,
    Consumer<Throwable> failures,
    ClosingClients closing,
    Journal journal,
    Optional<Tracer> tracer,
    Optional<Log> frameworkLog) {
  /// Without environment and journal; shares nothing, and failures are ignored.
  public static SessionContext empty() {
    return new SessionContext(
        _ -> Optional.empty(),
        _ -> {},
        new ClosingClients(),
        Journal.none(),
        Optional.empty(),
        Optional.empty());
  }

  /// This context with another environment.
  public SessionContext with(Function<String, Optional<String>> other) {
    return new SessionContext(other, failures, closing, journal, tracer, frameworkLog);
  }

  /// This context with another receiver of exceptions and another list of closing clients.
  public SessionContext with(Consumer<Throwable> otherFailures, ClosingClients otherClosing) {
    return new SessionContext(
        environment, otherFailures, otherClosing, journal, tracer, frameworkLog);
  }

  /// This context with another journal.
  public SessionContext with(Journal other) {
    return new SessionContext(environment, failures, closing, other, tracer, frameworkLog);
  }

  /// This context with a tracer.
  public SessionContext with(Tracer other) {
    return new SessionContext(
        environment, failures, closing, journal, Optional.of(other), frameworkLog);
  }
}
