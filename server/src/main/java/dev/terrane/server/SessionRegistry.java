package dev.terrane.server;

import dev.terrane.engine.session.ClosingClients;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.SessionContext;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.mux.ExecutableConnection;
import dev.terrane.server.mux.MuxEndpoint;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** Starts the engine's sessions of one server, and closes them when it ends. Thread-safe. */
final class SessionRegistry {
  private final BiFunction<Protocol, Consumer<Throwable>, ServedSession> start;

  /** By their endpoint, which the services of a session refer to until it has ended. */
  private final Map<MuxEndpoint, Session> open = Collections.synchronizedMap(new WeakHashMap<>());

  private SessionRegistry(BiFunction<Protocol, Consumer<Throwable>, ServedSession> start) {
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
        new HclogLog(
            logger, environment, List.of(PluginKind.of(provider).logVariable(provider.name())));
    var framework = log.framework();
    var variables = ServeVariables.lookup(environment);
    var executables = ExecutableConnection.starter(Main.COOKIE, environment, logger);
    return new SessionRegistry((protocol, failures) -> {
      var journal = JournalLocation.journal(provider, environment, framework::debug);
      var tracer = TraceVariables.tracer(provider, environment, framework);
      var context =
          new SessionContext(variables, failures, closing, journal, tracer, Optional.of(framework));
      var session = new Session(provider, log, context);
      return new ServedSession(session, new MuxEndpoint(session, protocol, executables));
    });
  }

  /**
   * Starts a session.
   *
   * @param protocol the version that is served
   * @param failures receives the exceptions of author code
   */
  ServedSession start(Protocol protocol, Consumer<Throwable> failures) {
    var session = start.apply(protocol, failures);
    open.put(session.endpoint(), session.session());
    return session;
  }

  /**
   * Ends the journals after the host has called Shutdown, because it has recorded all responses
   * then.
   */
  void endJournals() {
    open().forEach(session -> session.session().journal().ended());
  }

  private List<ServedSession> open() {
    var sessions = new ArrayList<ServedSession>();
    open.forEach((endpoint, session) -> sessions.add(new ServedSession(session, endpoint)));
    return sessions;
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
