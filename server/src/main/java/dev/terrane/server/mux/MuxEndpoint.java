package dev.terrane.server.mux;

import dev.terrane.engine.PartRequest;
import dev.terrane.engine.Sink;
import dev.terrane.engine.function.GetFunctions;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.provider.WireKinds;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Handles each RPC with the provider that has the part: the session, or an existing provider. The
 * existing providers are started at the first call; calls of the session's parts do not wait for
 * them.
 */
public final class MuxEndpoint implements Endpoint, AutoCloseable {
  private final Session session;
  private final Protocol protocol;
  private final Function<ExistingProvider, Connection> starter;
  private final Endpoint own;
  private volatile @Nullable List<ExistingEndpoint> existing;
  private boolean isClosed;

  /**
   * An endpoint of a session.
   *
   * @param session the session, which the caller closes
   * @param protocol the version of the protocol that is served
   * @param starter starts an existing provider, or throws a {@link ConnectionException}
   */
  public MuxEndpoint(
      Session session, Protocol protocol, Function<ExistingProvider, Connection> starter) {
    this.session = session;
    this.protocol = protocol;
    this.starter = starter;
    this.own = new SessionEndpoint(session);
  }

  private List<ExistingEndpoint> existing() {
    var known = existing;
    return known == null ? find() : known;
  }

  private synchronized List<ExistingEndpoint> find() {
    var known = existing;
    if (known == null) {
      // An exception of the author is reported with the other problems of the provider.
      known =
          isClosed
              ? List.of()
              : session.existing(new Diagnostics()).stream()
                  .map(one -> new ExistingEndpoint(one, starter))
                  .toList();
      existing = known;
      known.forEach(ExistingEndpoint::start);
    }
    return known;
  }

  @Override
  public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
    if (existing().isEmpty()) {
      return own.call(rpc, request);
    }
    return request instanceof PartRequest part
        ? callPart(rpc, request, part)
        : ofProvider(rpc, request);
  }

  private <Q, A> A callPart(UnaryRpc<Q, A> rpc, Q request, PartRequest part) {
    var owner = owner(rpc, part);
    return owner.isPresent()
        ? UnsupportedCalls.call(owner.get(), rpc, request)
        : own.call(rpc, request);
  }

  // The class of the request determines the RPC.
  @SuppressWarnings("unchecked")
  private <Q, A> A ofProvider(UnaryRpc<Q, A> rpc, Q request) {
    var all = new ProviderCalls(own, existing(), this::schema, protocol);
    return (A)
        switch (request) {
          case GetProviderSchema.Request it -> all.schemas(it);
          case GetMetadata.Request it -> all.metadata(it);
          case GetFunctions.Request it -> all.functions(it);
          case GetResourceIdentitySchemas.Request it -> all.identities(it);
          case ValidateProviderConfig.Request it -> all.validate(it);
          case ConfigureProvider.Request it -> all.configure(it);
          case StopProvider.Request it -> all.stop(it);
          default -> own.call(rpc, request);
        };
  }

  private Schema schema() {
    return session.schema(new Diagnostics()).orElseGet(Schema::provider);
  }

  @Override
  public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
    owner(rpc, request).map(Endpoint.class::cast).orElse(own).stream(rpc, request, responses);
  }

  @Override
  public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
    if (existing().isEmpty() || !requests.hasNext()) {
      return own.collect(rpc, requests);
    }
    // The first request names the part.
    var first = requests.next();
    return owner(rpc, first)
        .map(Endpoint.class::cast)
        .orElse(own)
        .collect(rpc, new Continued<>(first, requests));
  }

  private Optional<ExistingEndpoint> owner(Rpc<?, ?> rpc, Object request) {
    return existing().isEmpty() || !(request instanceof PartRequest part)
        ? Optional.empty()
        : kind(rpc).flatMap(kind -> owner(kind, part.typeName()));
  }

  private static Optional<Kind<?, ?>> kind(Rpc<?, ?> rpc) {
    return WireKinds.ALL.stream()
        .filter(kind -> kind.rpcs().contains(rpc))
        .<Kind<?, ?>>map(kind -> kind.kind())
        .findFirst();
  }

  /** The existing provider that has a part; empty if this provider has it, or none. */
  private Optional<ExistingEndpoint> owner(Kind<?, ?> kind, String name) {
    var registry = session.registry(new Diagnostics());
    return registry.filter(known -> known.part(kind, name).isPresent()).isPresent()
        ? Optional.empty()
        : existing().stream().filter(one -> one.mayHave(kind, name)).findFirst();
  }

  /** Ends the existing providers at the same time, and waits. The session is not closed. */
  @Override
  public void close() {
    List<ExistingEndpoint> started;
    synchronized (this) {
      isClosed = true;
      var known = existing;
      started = known == null ? List.of() : known;
    }
    try (var ends = Executors.newVirtualThreadPerTaskExecutor()) {
      started.forEach(one -> ends.execute(one::close));
    }
  }
}
