package dev.terrane.server;

import dev.terrane.engine.session.Session;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.server.mux.Connection;
import dev.terrane.server.mux.MuxEndpoint;
import dev.terrane.server.wire.Services;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Providers behind connections, of which one is served together with existing ones. */
final class MuxedProviders implements AutoCloseable {
  /** The name of the executable of the existing provider. */
  static final String EXISTING = "terraform-provider-fleet";

  private final List<Runnable> open = new ArrayList<>();

  /** Serves a provider together with an existing one. */
  Endpoint serve(FleetProvider provider, Protocol protocol, Connection existing) {
    return serve(provider, protocol, _ -> existing);
  }

  Endpoint serve(
      FleetProvider provider, Protocol protocol, Function<ExistingProvider, Connection> starter) {
    var session = new Session(provider, (_, _, _) -> {});
    var mux = new MuxEndpoint(session, protocol, starter);
    var served = new ServedProvider(protocol, Services.of(protocol, mux));
    open.addAll(List.of(session::close, mux::close, served::close));
    return served.client();
  }

  Connection connection(FleetProvider existing, Protocol protocol) {
    return connection(new SessionEndpoint(new Session(existing, (_, _, _) -> {})), protocol);
  }

  Connection connection(Endpoint existing, Protocol protocol) {
    var served = new ServedProvider(protocol, Services.of(protocol, existing));
    open.add(served::close);
    return new Connected(served.client(), protocol);
  }

  /** A connection without messages on a wire. */
  Connection direct(Endpoint existing, Protocol protocol) {
    return new Connected(existing, protocol);
  }

  /** An existing provider that does not end by itself. */
  private record Connected(Endpoint endpoint, Protocol protocol) implements Connection {
    @Override
    public Optional<String> end() {
      return Optional.empty();
    }

    @Override
    public void close() {}
  }

  @Override
  public void close() {
    open.reversed().forEach(Runnable::run);
  }
}
