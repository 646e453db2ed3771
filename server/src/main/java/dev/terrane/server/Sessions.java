package dev.terrane.server;

import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.Witness;
import dev.terrane.goplugin.HostConnection;
import dev.terrane.goplugin.PluginSession;
import dev.terrane.goplugin.host.HostedLaunch;
import dev.terrane.server.wire.Protocol;
import dev.terrane.server.wire.ProviderService;
import io.grpc.ServerInterceptors;
import io.grpc.ServerServiceDefinition;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import java.util.function.Function;

/** Which session answers a call; each session has a provider instance of its own. */
@FunctionalInterface
interface Sessions {
  /**
   * Serves a protocol.
   *
   * @param start starts a session that a witness follows
   */
  ServerServiceDefinition serve(Protocol protocol, Function<Witness, Session> start);

  /** One session for the whole process, as Terraform starts providers. */
  static ServerServiceDefinition single(Protocol protocol, Function<Witness, Session> start) {
    return protocol.serve(new EngineService(start.apply(Witness.none())));
  }

  /**
   * A session for each connection: when one process serves many uses of a provider, each has a
   * connection, and what one has configured must not reach another.
   */
  static ServerServiceDefinition perConnection(
      Protocol protocol, Function<Witness, Session> start) {
    Map<HostConnection, ProviderService> open = Collections.synchronizedMap(new WeakHashMap<>());
    return protocol.serve(call -> {
      var connection = Objects.requireNonNull(call.getAttributes().get(PluginSession.CONNECTION));
      return open.computeIfAbsent(connection, _ -> connected(connection, start));
    });
  }

  private static ProviderService connected(
      HostConnection connection, Function<Witness, Session> start) {
    var session = start.apply(Witness.none());
    connection.onEnd(session::close);
    return new EngineService(session);
  }

  /**
   * A session of one launch among those of this process. What its creates have made is written down
   * until Terraform has the answer, and its calls are interrupted when the launch goes.
   */
  static Sessions hosted(HostedLaunch launch) {
    return (protocol, start) -> {
      var session = start.apply(new HostedWitness(launch));
      launch.onCancel(session.stops()::stop);
      var service = protocol.serve(new EngineService(session));
      return ServerInterceptors.intercept(service, launch.deliveries());
    };
  }
}
