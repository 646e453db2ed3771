package dev.terrane.tests.acceptance.agreement;

import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.SessionContext;
import dev.terrane.goplugin.DirectStartMessage;
import dev.terrane.goplugin.HostConnection;
import dev.terrane.goplugin.PluginOptions;
import dev.terrane.goplugin.PluginSession;
import dev.terrane.goplugin.ReattachServer;
import dev.terrane.goplugin.ReattachVariable;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.server.Main;
import dev.terrane.server.wire.Rpcs;
import dev.terrane.server.wire.Services;
import io.grpc.ServerCall;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/// A provider in the JVM of the test, to which each command of a CLI connects.
final class InJvmProvider implements AutoCloseable {
  static final String ADDRESS = "terrane.dev/tests/agreement";

  private final ProviderType<?, ?> type;
  private final UnaryOperator<Endpoint> responses;
  private final Map<HostConnection, Endpoint> sessions = new ConcurrentHashMap<>();
  private final ReattachServer server;

  /// Starts to serve.
  ///
  /// @param responses what a CLI receives instead of the responses of a session
  InJvmProvider(ProviderType<?, ?> type, UnaryOperator<Endpoint> responses) {
    this.type = type;
    this.responses = responses;
    var message = new DirectStartMessage("provider", "Terraform", "");
    this.server =
        ReattachServer.start(
            PluginOptions.builder(Main.COOKIE, message)
                .version(6, () -> Services.of(Rpcs.of(Protocol.V6), Protocol.V6, this::session))
                .embedded()
                .build());
  }

  private Endpoint session(ServerCall<?, ?> call) {
    var connection = Objects.requireNonNull(call.getAttributes().get(PluginSession.CONNECTION));
    return sessions.computeIfAbsent(connection, _ -> started(connection));
  }

  private Endpoint started(HostConnection connection) {
    var session = new Session(type, (_, _, _) -> {}, SessionContext.empty());
    connection.onEnd(session::close);
    return responses.apply(new SessionEndpoint(session));
  }

  /// The value of the variable for CLIs.
  String variable() {
    return server.value(new ReattachVariable("TF_REATTACH_PROVIDERS", List.of(ADDRESS)));
  }

  @Override
  public void close() {
    server.close();
  }
}
