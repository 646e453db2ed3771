package dev.terrane.server;

import static dev.terrane.rpc.function.GetFunctionsRpc.GET_FUNCTIONS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.resource.GetResourceIdentitySchemasRpc.GET_RESOURCE_IDENTITY_SCHEMAS;
import static dev.terrane.rpc.statestore.WriteStateBytesRpc.WRITE_STATE_BYTES;
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
import dev.terrane.rpc.function.FunctionKind;
import dev.terrane.rpc.provider.WireKinds;
import dev.terrane.rpc.statestore.StateStoreKind;
import dev.terrane.server.mux.MuxEndpoint;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each RPC of each kind of part, of an existing provider and of the one that is served. */
class MuxRoutingTests {
  /** Two are about all parts of a kind, and the first message of a write has a form of its own. */
  private static final Set<Rpc<?, ?>> TESTED_ELSEWHERE =
      Set.of(GET_RESOURCE_IDENTITY_SCHEMAS, GET_FUNCTIONS, WRITE_STATE_BYTES);

  private final MuxedProviders providers = new MuxedProviders();

  @AfterEach
  void close() {
    providers.close();
  }

  /** A call of a part, and the version of the protocol of each side. */
  record Call(Rpc<?, ?> rpc, String part, Protocol protocol, Protocol existing) {
    @Override
    public String toString() {
      return rpc.name() + " in " + protocol + " of an executable of " + existing;
    }
  }

  static Stream<Call> calls() {
    return WireKinds.ALL.stream()
        .flatMap(kind ->
            kind.rpcs().stream()
                .filter(rpc -> !TESTED_ELSEWHERE.contains(rpc))
                .flatMap(rpc -> calls(rpc, name(kind))));
  }

  private static String name(WireKind<?> kind) {
    if (kind.equals(FunctionKind.FUNCTION)) {
      return "shout";
    }
    return kind.equals(StateStoreKind.STATE_STORE) ? "fleet_logbook" : "fleet_thing";
  }

  private static Stream<Call> calls(Rpc<?, ?> rpc, String part) {
    return Stream.of(Protocol.values())
        .filter(protocol -> rpc.name().method(protocol).isPresent())
        .flatMap(protocol ->
            Stream.of(Protocol.values())
                .filter(existing -> rpc.name().method(existing).isPresent())
                .map(existing -> new Call(rpc, part, protocol, existing)));
  }

  /** A provider with a part of each kind. */
  private static FleetProvider fleet() {
    var parts = new ArrayList<>(new AllKinds(List.of(), "").parts());
    parts.add(new Logbook());
    return new FleetProvider(parts);
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
}
