package dev.terrane.server;

import dev.terrane.engine.session.ClosingClients;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.SessionContext;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.provider.Log;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.mux.Connection;
import dev.terrane.server.mux.ExecutableConnection;
import dev.terrane.server.mux.MuxEndpoint;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** Starts the engine's sessions of one server, and closes them when it ends. Thread-safe. */
final class SessionRegistry {
  private final Function<Consumer<Throwable>, Session> sessions;
  private final Function<ExistingProvider, Connection> executables;
  private final Set<ServedSession> open = ConcurrentHashMap.newKeySet();

  private SessionRegistry(
      Function<Consumer<Throwable>, Session> sessions,
      Function<ExistingProvider, Connection> executables) {
    this.sessions = sessions;
    this.executables = executables;
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
        new HclogLog(
            logger, environment, List.of(PluginKind.of(provider).logVariable(provider.name())));
    var framework = log.framework();
    var variables = ServeVariables.lookup(environment);
    var executables = ExecutableConnection.starter(Main.COOKIE, environment, logger);
    return new SessionRegistry(
        failures -> {
          var journal = JournalLocation.journal(provider, environment, framework::debug);
          var tracer = TraceVariables.tracer(provider, environment, framework);
          var context =
              new SessionContext(
                  variables, failures, closing, journal, tracer, Optional.of(framework));
          return new Session(provider, log, context);
        },
        executables);
  }

  /**
   * Creates a registry of sessions in the JVM of a test. They have no journal, because the objects
   * of a test are not to be taken over by the next one.
   *
   * @param log receives all lines
   * @param logger receives the lines of existing providers
   * @param environment the variables that are visible to the provider
   */
  static SessionRegistry inTest(
      ProviderType<?, ?> provider,
      Log log,
      HclogLogger logger,
      Map<String, String> environment,
      ClosingClients closing) {
    var empty = SessionContext.empty().with(ServeVariables.lookup(environment));
    return new SessionRegistry(
        failures -> new Session(provider, log, empty.with(failures, closing)),
        ExecutableConnection.starter(Main.COOKIE, environment, logger));
  }

  /**
   * Starts a session.
   *
   * @param protocol the version that is served
   * @param failures receives the exceptions of author code
   */
  ServedSession start(Protocol protocol, Consumer<Throwable> failures) {
    var session = sessions.apply(failures);
    var endpoint = new MuxEndpoint(session, protocol, executables);
    var served = new ServedSession(session, endpoint, open::remove);
    open.add(served);
    return served;
  }

  /**
   * Ends the journals after the host has called Shutdown, because it has recorded all responses
   * then.
   */
  void endJournals() {
    open.forEach(session -> session.session().journal().ended());
  }

  /** The sessions that have not been closed. */
  Set<ServedSession> open() {
    return Set.copyOf(open);
  }

  /** Closes all sessions at once, and waits until each has ended. */
  void close() {
    var closing = open().stream().map(one -> Thread.ofVirtual().start(one::close)).toList();
    try {
      for (var one : closing) {
        one.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
