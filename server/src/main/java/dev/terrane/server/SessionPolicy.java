package dev.terrane.server;

import dev.terrane.daemon.LaunchContext;
import dev.terrane.goplugin.HostConnection;
import dev.terrane.goplugin.PluginSession;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.TracingEndpoint;
import dev.terrane.server.wire.Services;
import io.grpc.ServerServiceDefinition;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** Decides which session handles a call. Each session has its own provider instance. */
@FunctionalInterface
interface SessionPolicy {
  /**
   * Serves a protocol.
   *
   * @param rpcs the RPCs of its services
   * @param start starts a session, with a consumer of the exceptions of author code
   */
  List<ServerServiceDefinition> serve(
      Protocol protocol,
      List<Rpc<?, ?>> rpcs,
      BiFunction<Protocol, Consumer<Throwable>, ServedSession> start);

  /** One session for the whole process, as Terraform starts providers. */
  static List<ServerServiceDefinition> single(
      Protocol protocol,
      List<Rpc<?, ?>> rpcs,
      BiFunction<Protocol, Consumer<Throwable>, ServedSession> start) {
    var endpoint = endpoint(protocol, start.apply(protocol, _ -> {}));
    return Services.of(rpcs, protocol, _ -> endpoint);
  }

  /**
   * A session for each connection. When one process serves several uses of a provider, each has its
   * own connection and configuration.
   */
  static List<ServerServiceDefinition> perConnection(
      Protocol protocol,
      List<Rpc<?, ?>> rpcs,
      BiFunction<Protocol, Consumer<Throwable>, ServedSession> start) {
    Map<HostConnection, Endpoint> open = Collections.synchronizedMap(new WeakHashMap<>());
    return Services.of(
        rpcs,
        protocol,
        call -> {
          var connection =
              Objects.requireNonNull(call.getAttributes().get(PluginSession.CONNECTION));
          return open.computeIfAbsent(connection, _ -> connected(protocol, connection, start));
        });
  }

  private static Endpoint connected(
      Protocol protocol,
      HostConnection connection,
      BiFunction<Protocol, Consumer<Throwable>, ServedSession> start) {
    var session = start.apply(protocol, _ -> {});
    connection.onEnd(session::close);
    return endpoint(protocol, session);
  }

  private static Endpoint endpoint(Protocol protocol, ServedSession session) {
    var endpoint = session.endpoint();
    return session
        .session()
        .tracer()
        .<Endpoint>map(tracer -> new TracingEndpoint(endpoint, protocol, tracer))
        .orElse(endpoint);
  }

  /**
   * Returns the session of one launch of the daemon. Its calls are interrupted when the launch is
   * cancelled.
   */
  static SessionPolicy ofLaunch(LaunchContext launch) {
    return (protocol, rpcs, start) -> {
      var session = start.apply(protocol, thrown -> failed(thrown, launch));
      launch.onCancel(session.session().stops()::stop);
      var endpoint = endpoint(protocol, session);
      return Services.of(rpcs, protocol, _ -> endpoint);
    };
  }

  private static void failed(Throwable thrown, LaunchContext launch) {
    if (thrown instanceof OutOfMemoryError) {
      launch.reportOutOfMemory();
    }
  }
}
