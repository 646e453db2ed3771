package dev.terrane.server;

import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.server.MuxedProviders.EXISTING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.PartRequest;
import dev.terrane.engine.Sink;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.WireKind;
import dev.terrane.rpc.action.ActionKind;
import dev.terrane.rpc.ephemeral.EphemeralResourceKind;
import dev.terrane.rpc.function.FunctionKind;
import dev.terrane.rpc.list.ListResourceKind;
import dev.terrane.rpc.resource.ResourceKind;
import dev.terrane.rpc.statestore.StateStoreKind;
import dev.terrane.server.mux.MuxEndpoint;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each RPC of each kind of part, of an existing provider and of the one that is served. */
class MuxRoutingTests {
  private static final Map<WireKind<?>, String> NAMES =
      Map.of(
          ResourceKind.RESOURCE, "fleet_ship",
          EphemeralResourceKind.EPHEMERAL_RESOURCE, "fleet_pass",
          ActionKind.ACTION, "fleet_refit",
          ListResourceKind.LIST_RESOURCE, "fleet_ship",
          StateStoreKind.STATE_STORE, "fleet_logbook",
          FunctionKind.FUNCTION, "shout");

  private final MuxedProviders providers = new MuxedProviders();

  @AfterEach
  void close() {
    providers.close();
  }

  // Two requests have a structure of their own: MuxAT imports, and MuxTests writes a state.
  /** A call of a part, and the version of the protocol of each side. */
  record Call(Rpc<?, ?> rpc, String part, Protocol protocol, Protocol existing) {
    @Override
    public String toString() {
      return rpc.name() + " in " + protocol + " of an executable of " + existing;
    }
  }

  static Stream<Call> calls() {
    return NAMES.entrySet().stream()
        .flatMap(kind ->
            kind.getKey().rpcs().stream()
                .filter(rpc -> !(rpc instanceof ClientStreamRpc))
                .filter(rpc -> rpc.request().containing(STRING, "").isPresent())
                .flatMap(rpc -> calls(rpc, kind.getValue())));
  }

  private static Stream<Call> calls(Rpc<?, ?> rpc, String part) {
    return Stream.of(Protocol.values())
        .filter(protocol -> rpc.name().method(protocol).isPresent())
        .flatMap(protocol ->
            Stream.of(Protocol.values())
                .filter(existing -> rpc.name().method(existing).isPresent())
                .map(existing -> new Call(rpc, part, protocol, existing)));
  }

  private static FleetProvider fleet() {
    return new FleetProvider(List.of(new Refit(), new ShipLister(), new Logbook()));
  }

  private static SessionEndpoint session(FleetProvider provider) {
    return new SessionEndpoint(new Session(provider, (_, _, _) -> {}));
  }

  /** Declares all parts, and remembers their calls instead of handling them. */
  private static final class Recorder implements Endpoint {
    private final Endpoint fleet = session(fleet());
    private final List<Object> requests = new ArrayList<>();

    private StatusRuntimeException unimplemented(Object request) {
      requests.add(request);
      return Status.UNIMPLEMENTED.asRuntimeException();
    }

    @Override
    public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
      if (request instanceof PartRequest) {
        throw unimplemented(request);
      }
      return fleet.call(rpc, request);
    }

    @Override
    public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
      throw unimplemented(request);
    }

    @Override
    public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
      throw unimplemented(requests.next());
    }
  }

  /** Calls a part with a request that has only its name. */
  private static <Q, A> Exchange exchange(Endpoint provider, Rpc<Q, A> rpc, String part) {
    var request = rpc.request().containing(STRING, part).orElseThrow();
    var responses = new ArrayList<A>();
    switch (rpc) {
      case UnaryRpc<Q, A> unary -> responses.add(provider.call(unary, request));
      case ServerStreamRpc<Q, A> stream -> provider.stream(stream, request, responses::add);
      case ClientStreamRpc<Q, A> _ -> throw new IllegalArgumentException("not called here");
    }
    return new Exchange(request, responses.toString());
  }

  private record Exchange(Object request, String responses) {}

  @ParameterizedTest
  @MethodSource("calls")
  void aCallOfAForeignPartReachesTheExecutableUnchanged(Call call) {
    var recorder = new Recorder();
    var own = new FleetProvider().withOnly(List.of()).beside(ExistingProvider.of(EXISTING));
    var provider =
        providers.serve(own, call.protocol(), providers.connection(recorder, call.existing()));
    var exchange = exchange(provider, call.rpc(), call.part());
    assertThat(recorder.requests).containsExactly(exchange.request());
    assertThat(exchange.responses()).contains(EXISTING);
  }

  @ParameterizedTest
  @MethodSource("calls")
  void anRpcThatTheExecutableDoesNotHaveIsAnErrorThatNamesIt(Call call) {
    var own = new FleetProvider().withOnly(List.of()).beside(ExistingProvider.of(EXISTING));
    try (var session = new Session(own, (_, _, _) -> {});
        var mux =
            new MuxEndpoint(
                session, call.protocol(), _ -> providers.direct(new Recorder(), call.existing()))) {
      assertThat(exchange(mux, call.rpc(), call.part()).responses())
          .contains(EXISTING + " does not have " + call.rpc().name());
    }
  }

  @ParameterizedTest
  @MethodSource("calls")
  void aCallOfAnOwnPartDoesNotReachTheExecutable(Call call) {
    var recorder = new Recorder();
    var provider =
        providers.serve(
            fleet().beside(ExistingProvider.of(EXISTING)),
            call.protocol(),
            providers.connection(recorder, call.existing()));
    assertThat(exchange(provider, call.rpc(), call.part()).responses()).doesNotContain(EXISTING);
    assertThat(recorder.requests).isEmpty();
  }

  @Test
  void allKindsOfPartsAreCalled() {
    assertThat(calls().map(call -> call.rpc().name()).distinct()).hasSizeGreaterThan(22);
  }
}
