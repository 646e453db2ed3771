package dev.terrane.engine.session;

import dev.terrane.engine.journal.Journal;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// The surroundings of a session.
///
/// @param environment looks a variable up; those that are empty are not there
/// @param failures receives what author code has thrown, which becomes a diagnostic; from any
///   thread
/// @param closing shared by all sessions of this process
/// @param journal of created objects; of this session alone
public record SessionContext(
    Function<String, Optional<String>> environment,
    Consumer<Throwable> failures,
    ClosingClients closing,
    Journal journal) {
  /// Without environment and journal; shares nothing, and failures are ignored.
  public static SessionContext empty() {
    return new SessionContext(_ -> Optional.empty(), _ -> {}, new ClosingClients(), Journal.none());
  }

  /// The same with an environment.
  public SessionContext with(Function<String, Optional<String>> other) {
    return new SessionContext(other, failures, closing, journal);
  }

  /// The same with a journal.
  public SessionContext with(Journal other) {
    return new SessionContext(environment, failures, closing, other);
  }
}
