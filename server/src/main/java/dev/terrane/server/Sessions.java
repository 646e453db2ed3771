package dev.terrane.server;

import dev.terrane.engine.session.Session;
import dev.terrane.goplugin.HostConnection;
import dev.terrane.goplugin.PluginSession;
import dev.terrane.goplugin.host.HostedLaunch;
import dev.terrane.server.wire.Protocol;
import dev.terrane.server.wire.ProviderService;
import io.grpc.ServerServiceDefinition;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** Which session answers a call; each session has a provider instance of its own. */
@FunctionalInterface
interface Sessions {
  /**
   * Serves a protocol.
   *
   * @param start starts a session, with what is told of author code that fails
   */
  ServerServiceDefinition serve(Protocol protocol, Function<Consumer<Throwable>, Session> start);

  /** One session for the whole process, as Terraform starts providers. */
  static ServerServiceDefinition single(
      Protocol protocol, Function<Consumer<Throwable>, Session> start) {
    return protocol.serve(new EngineService(start.apply(_ -> {})));
  }

  /**
   * A session for each connection: when one process serves many uses of a provider, each has a
   * connection, and what one has configured must not reach another.
   */
  static ServerServiceDefinition perConnection(
      Protocol protocol, Function<Consumer<Throwable>, Session> start) {
    Map<HostConnection, ProviderService> open = Collections.synchronizedMap(new WeakHashMap<>());
    return protocol.serve(call -> {
      var connection = Objects.requireNonNull(call.getAttributes().get(PluginSession.CONNECTION));
      return open.computeIfAbsent(connection, _ -> connected(connection, start));
    });
  }

  private static ProviderService connected(
      HostConnection connection, Function<Consumer<Throwable>, Session> start) {
    var session = start.apply(_ -> {});
    connection.onEnd(session::close);
    return new EngineService(session);
  }

  /**
   * A session of one launch among those of this process. Its calls are interrupted when the launch
   * goes.
   */
  static Sessions hosted(HostedLaunch launch) {
    return (protocol, start) -> {
      var session = start.apply(thrown -> failed(thrown, launch));
      launch.onCancel(session.stops()::stop);
      return protocol.serve(new EngineService(session));
    };
  }

  private static void failed(Throwable thrown, HostedLaunch launch) {
    if (thrown instanceof OutOfMemoryError) {
      launch.exhausted();
    }
  }
}
