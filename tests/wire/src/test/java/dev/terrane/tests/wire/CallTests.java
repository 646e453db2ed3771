package dev.terrane.tests.wire;

import static dev.terrane.rpc.datasource.ReadDataSourceRpc.READ_DATA_SOURCE;
import static dev.terrane.rpc.provider.StopProviderRpc.STOP_PROVIDER;
import static dev.terrane.tests.wire.DecodedFields.reduced;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.Message;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.server.wire.Methods;
import dev.terrane.server.wire.ProviderClient;
import io.grpc.CallOptions;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCalls;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Calls through real connections, made by generated stubs and by our own client. */
final class CallTests {
  private static final StopProvider.Response STOPPED = new StopProvider.Response("");

  private final ProviderDouble provider = new ProviderDouble();
  private final Connection connection = new Connection(provider);

  @AfterEach
  void disconnect() {
    connection.close();
  }

  static Stream<Arguments> served() {
    return Stream.of(Protocol.values())
        .flatMap(protocol ->
            Methods.of(WireMessage.rpcs(protocol), protocol).stream()
                .map(method -> Arguments.of(protocol, method)));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("served")
  void generatedStubsReachTheProviderAndItsAnswerReachesThem(
      Protocol protocol, MethodDescriptor<?, ?> method) {
    var generated = WireMessage.generated(protocol);
    var requests = WireMessage.request(method, generated);
    var responses = WireMessage.response(method, generated);
    for (var seed = 0; seed < 20; seed++) {
      var random = new RandomMessages(seed);
      var request = random.next(requests.prototype());
      var response = random.next(responses.prototype());
      provider.willAnswer(responses.read(WireMessage.bytes(response)));
      assertThat(reduced(call(generated, method.getFullMethodName(), request)))
          .as("seed %d", seed)
          .isEqualTo(reduced(response));
      assertThat(provider.asked()).isEqualTo(requests.read(WireMessage.bytes(request)));
    }
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("served")
  void ourClientReachesTheProviderAndItsAnswerReachesIt(
      Protocol protocol, MethodDescriptor<?, ?> method) {
    var generated = WireMessage.generated(protocol);
    var requests = WireMessage.request(method, generated);
    var responses = WireMessage.response(method, generated);
    var client = new ProviderClient(connection.channel(), protocol);
    for (var seed = 0; seed < 20; seed++) {
      var random = new RandomMessages(seed);
      var request = requests.read(WireMessage.bytes(random.next(requests.prototype())));
      var response = responses.read(WireMessage.bytes(random.next(responses.prototype())));
      provider.willAnswer(response);
      var answer = call(client, rpc(protocol, method), request);
      assertThat(responses.write(answer)).as("seed %d", seed).isEqualTo(responses.write(response));
      assertThat(provider.asked()).isEqualTo(request);
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyRpcOfTheProtocolIsServed(Protocol protocol) {
    assertThat(Methods.of(WireMessage.rpcs(protocol), protocol))
        .extracting(MethodDescriptor::getFullMethodName)
        .containsExactlyInAnyOrderElementsOf(WireMessage.generated(protocol).keySet());
  }

  @ParameterizedTest
  @EnumSource
  void anUnknownRpcIsUnimplemented(Protocol protocol) {
    var unknown = GarbageMarshaller.method("tfplugin" + protocol.number() + ".Provider/FutureRpc");
    assertThatThrownBy(() ->
            ClientCalls.blockingUnaryCall(
                connection.channel(), unknown, CallOptions.DEFAULT, new byte[0]))
        .isInstanceOfSatisfying(
            StatusRuntimeException.class,
            e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.UNIMPLEMENTED));
  }

  @ParameterizedTest
  @EnumSource
  void anExceptionIsABugAndSaysWhere(Protocol protocol) {
    var client = new ProviderClient(connection.channel(), protocol);
    var name =
        protocol == Protocol.V5 ? "tfplugin5.Provider/Stop" : "tfplugin6.Provider/StopProvider";
    assertThatThrownBy(() -> client.call(STOP_PROVIDER, new StopProvider.Request()))
        .isInstanceOf(StatusRuntimeException.class)
        .hasMessage(
            "INTERNAL: "
                + name
                + " failed. This is a bug in Terrane. Please report it:"
                + " java.lang.IllegalStateException: no response of Provider/StopProvider");
  }

  @Test
  void aRequestThatIsNoMessageIsRefusedWithItsReasonAndTheServerGoesOn() {
    provider.willAnswer(STOPPED);
    var garbage = GarbageMarshaller.method("tfplugin6.Provider/StopProvider");
    assertThatThrownBy(() ->
            ClientCalls.blockingUnaryCall(
                connection.channel(), garbage, CallOptions.DEFAULT, new byte[] {8}))
        .isInstanceOf(StatusRuntimeException.class)
        .hasMessage(
            "INTERNAL: tfplugin6.Provider/StopProvider request cannot be read: at byte 0, the message"
                + " ends inside a number");
    var client = new ProviderClient(connection.channel(), Protocol.V6);
    assertThat(client.call(STOP_PROVIDER, new StopProvider.Request())).isEqualTo(STOPPED);
  }

  @Test
  void largeValuesGoBothWays() {
    var value = new DynamicValue(Bytes.of(new byte[80 << 20]), Bytes.EMPTY);
    var request = new ReadDataSource.Request("large", value, ClientCapabilities.NONE);
    var response = new ReadDataSource.Response(value, Optional.empty(), List.of());
    provider.willAnswer(response);
    var client = new ProviderClient(connection.channel(), Protocol.V6);
    assertThat(client.call(READ_DATA_SOURCE, request)).isEqualTo(response);
    assertThat(provider.asked()).isEqualTo(request);
  }

  @Test
  void anInterruptCancelsTheCall() {
    var client = new ProviderClient(connection.channel(), Protocol.V6);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> client.call(STOP_PROVIDER, new StopProvider.Request()))
        .isInstanceOfSatisfying(
            StatusRuntimeException.class,
            e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.CANCELLED));
    assertThat(Thread.interrupted()).isTrue();
  }

  @SuppressWarnings("unchecked") // The messages of the method are what decides the types.
  private static Rpc<Object, Object> rpc(Protocol protocol, MethodDescriptor<?, ?> method) {
    return WireMessage.rpcs(protocol).stream()
        .filter(rpc -> rpc.name().full(protocol).equals(method.getFullMethodName()))
        .map(rpc -> (Rpc<Object, Object>) rpc)
        .findFirst()
        .orElseThrow();
  }

  /** Calls an RPC whose stream of responses has one. */
  private static Object call(ProviderClient client, Rpc<Object, Object> rpc, Object request) {
    return switch (rpc) {
      case UnaryRpc<Object, Object> unary -> client.call(unary, request);
      case ServerStreamRpc<Object, Object> stream -> {
        var responses = new ArrayList<Object>();
        client.stream(stream, request, responses::add);
        yield assertThat(responses).hasSize(1).actual().getFirst();
      }
      case ClientStreamRpc<Object, Object> stream ->
          client.collect(stream, List.of(request).iterator());
    };
  }

  @SuppressWarnings("unchecked") // The prototype of the request is what decides its type.
  private Message call(
      Map<String, MethodDescriptor<?, ?>> generated, String name, Message request) {
    var method =
        (MethodDescriptor<Message, Message>) Objects.requireNonNull(generated.get(name), name);
    return ClientCalls.blockingUnaryCall(
        connection.channel(), method, CallOptions.DEFAULT, request);
  }
}
