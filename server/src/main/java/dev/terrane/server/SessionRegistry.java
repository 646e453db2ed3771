package dev.terrane.server;

import dev.terrane.engine.session.ClosingClients;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.SessionContext;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.provider.schema.ProviderType;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** Starts the engine's sessions of one server, and closes them when it ends. Thread-safe. */
final class SessionRegistry {
  private final Function<Consumer<Throwable>, Session> start;
  private final Set<Session> open =
      Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

  private SessionRegistry(Function<Consumer<Throwable>, Session> start) {
    this.start = start;
  }

  /**
   * Creates a registry without sessions.
   *
   * @param closing shared by all servers of this process
   */
  static SessionRegistry of(
      ProviderType<?, ?> provider,
      HclogLogger logger,
      Map<String, String> environment,
      ClosingClients closing) {
    var log =
        new HclogLog(logger, environment, List.of(ServeVariables.logVariable(provider.name())));
    var framework = log.framework();
    var variables = ServeVariables.lookup(environment);
    return new SessionRegistry(failures -> {
      var journal = JournalLocation.journal(provider, environment, framework::debug);
      var tracer = TraceVariables.tracer(provider, environment, framework);
      var context =
          new SessionContext(variables, failures, closing, journal, tracer, Optional.of(framework));
      return new Session(provider, log, context);
    });
  }

  /**
   * Starts a session.
   *
   * @param failures receives the exceptions of author code
   */
  Session start(Consumer<Throwable> failures) {
    var session = start.apply(failures);
    open.add(session);
    return session;
  }

  /**
   * Ends the journals after the host has called Shutdown, because it has recorded all responses
   * then.
   */
  void endJournals() {
    List.copyOf(open).forEach(session -> session.journal().ended());
  }

  /** Closes all sessions at once, and waits until each has ended. */
  void close() {
    var closing =
        List.copyOf(open).stream().map(one -> Thread.ofVirtual().start(one::close)).toList();
    try {
      for (var one : closing) {
        one.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
