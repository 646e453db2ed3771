package dev.terrane.goplugin.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.UnknownFieldSet;
import dev.terrane.goplugin.PluginSession;
import dev.terrane.goplugin.SessionServices;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.socket.PortRange;
import dev.terrane.goplugin.socket.TcpSource;
import dev.terrane.goplugin.testplugin.Echo;
import io.grpc.CallOptions;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.health.v1.HealthCheckRequest;
import io.grpc.health.v1.HealthCheckResponse;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import io.grpc.health.v1.HealthGrpc;
import io.grpc.health.v1.HealthProto;
import io.grpc.reflection.v1.ExtensionRequest;
import io.grpc.reflection.v1.ServerReflectionGrpc;
import io.grpc.reflection.v1.ServerReflectionRequest;
import io.grpc.reflection.v1.ServerReflectionResponse;
import io.grpc.reflection.v1.ServiceResponse;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The generated classes of the real services are the clients here.
class AuxiliaryServicesTests {
  private static final FileDescriptorProto WITH_EXTENSION =
      FileDescriptorProto.newBuilder()
          .setName("extension.proto")
          .setPackage("x")
          .addDependency("grpc/health/v1/health.proto")
          .addMessageType(DescriptorProto.newBuilder().setName("Open"))
          .addExtension(
              FieldDescriptorProto.newBuilder()
                  .setName("more")
                  .setNumber(100)
                  .setExtendee(".x.Open"))
          .build();

  private final StdioBuffer stdio = new StdioBuffer();
  private PluginSession session;
  private PluginClient client;

  @BeforeEach
  void serve() throws IOException {
    var health = HealthProto.getDescriptor().toProto().toByteArray();
    var services =
        new SessionServices(
            List.of(Echo.service()),
            stdio,
            () -> List.of(health, WITH_EXTENSION.toByteArray()),
            () -> {},
            () -> {});
    session = PluginSession.start(TcpSource.open(PortRange.ANY), services);
    client = PluginClient.reattach(session.address(), 1, data -> {});
  }

  @AfterEach
  void close() {
    client.close();
    session.close();
  }

  @Test
  void thePluginAndTheServerAsAWholeServe() {
    var health = HealthGrpc.newBlockingStub(client.channel());
    for (var service : List.of("plugin", "")) {
      var request = HealthCheckRequest.newBuilder().setService(service).build();

      assertThat(health.check(request).getStatus()).isEqualTo(ServingStatus.SERVING);
      assertThat(health.watch(request).next().getStatus()).isEqualTo(ServingStatus.SERVING);
    }
  }

  @Test
  void theListOfHealthHasBothNames() throws IOException {
    var bytes = new ByteMarshaller<byte[]>(value -> value, value -> value);
    var method =
        MethodDescriptor.<byte[], byte[]>newBuilder()
            .setType(MethodDescriptor.MethodType.UNARY)
            .setFullMethodName("grpc.health.v1.Health/List")
            .setRequestMarshaller(bytes)
            .setResponseMarshaller(bytes)
            .build();
    var answer =
        ClientCalls.blockingUnaryCall(client.channel(), method, CallOptions.DEFAULT, new byte[0]);

    var names = new ArrayList<String>();
    for (var entry : UnknownFieldSet.parseFrom(answer).getField(1).getLengthDelimitedList()) {
      var fields = UnknownFieldSet.parseFrom(entry);
      names.addAll(
          fields.getField(1).getLengthDelimitedList().stream()
              .map(ByteString::toStringUtf8)
              .toList());
      var status = fields.getField(2).getLengthDelimitedList().getFirst();
      assertThat(HealthCheckResponse.parseFrom(status).getStatus())
          .isEqualTo(ServingStatus.SERVING);
    }
    // The name of the whole server is empty, and proto3 omits empty strings.
    assertThat(names).containsExactly("plugin");
    assertThat(UnknownFieldSet.parseFrom(answer).getField(1).getLengthDelimitedList()).hasSize(2);
  }

  @Test
  void theHealthOfAnotherServiceIsNotKnown() {
    var health = HealthGrpc.newBlockingStub(client.channel());
    var request = HealthCheckRequest.newBuilder().setService("other").build();

    assertThatThrownBy(() -> health.check(request))
        .isInstanceOfSatisfying(
            StatusRuntimeException.class,
            e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.NOT_FOUND));
    assertThat(health.watch(request).next().getStatus()).isEqualTo(ServingStatus.SERVICE_UNKNOWN);
  }

  @Test
  void reflectionListsEveryService() {
    var answer = ask(request().setListServices("*").build());

    assertThat(answer.getListServicesResponse().getServiceList())
        .extracting(ServiceResponse::getName)
        .containsExactly(
            "grpc.health.v1.Health",
            "grpc.reflection.v1.ServerReflection",
            "grpc.reflection.v1alpha.ServerReflection",
            "plugin.GRPCBroker",
            "plugin.GRPCController",
            "plugin.GRPCStdio",
            "terrane.test.Echo");
    assertThat(answer.getOriginalRequest().getListServices()).isEqualTo("*");
  }

  @Test
  void reflectionFindsFilesBySymbol() {
    var health = HealthProto.getDescriptor().toProto().toByteString();
    for (var symbol :
        List.of(
            "grpc.health.v1.Health",
            "grpc.health.v1.Health.Check",
            "grpc.health.v1.HealthCheckRequest.service",
            "grpc.health.v1.HealthCheckResponse.ServingStatus")) {
      var answer = ask(request().setFileContainingSymbol(symbol).build());

      assertThat(files(answer)).as(symbol).containsExactly(health);
    }
  }

  @Test
  void aFileComesWithWhatItImports() {
    var answer = ask(request().setFileByFilename("extension.proto").build());

    assertThat(files(answer))
        .containsExactly(
            WITH_EXTENSION.toByteString(), HealthProto.getDescriptor().toProto().toByteString());
  }

  @Test
  void extensionsAreFound() {
    var extension =
        ExtensionRequest.newBuilder().setContainingType("x.Open").setExtensionNumber(100);

    assertThat(files(ask(request().setFileContainingExtension(extension).build()))).hasSize(2);
    var numbers = ask(request().setAllExtensionNumbersOfType("x.Open").build());
    assertThat(numbers.getAllExtensionNumbersResponse().getExtensionNumberList())
        .containsExactly(100);
    assertThat(numbers.getAllExtensionNumbersResponse().getBaseTypeName()).isEqualTo("x.Open");
  }

  @Test
  void whatIsNotKnownIsAnErrorInTheAnswer() {
    for (var question :
        List.of(
            request().setFileByFilename("none").build(),
            request().setFileContainingSymbol("none").build(),
            request().setAllExtensionNumbersOfType("none").build())) {
      assertThat(ask(question).getErrorResponse().getErrorCode())
          .isEqualTo(Status.Code.NOT_FOUND.value());
    }
    assertThat(ask(request().build()).getErrorResponse().getErrorCode())
        .isEqualTo(Status.Code.UNIMPLEMENTED.value());
  }

  @Test
  void reflectionV1alphaAnswersAlike() {
    var question =
        io.grpc.reflection.v1alpha.ServerReflectionRequest.newBuilder().setListServices("").build();
    var method = io.grpc.reflection.v1alpha.ServerReflectionGrpc.getServerReflectionInfoMethod();
    var answers = new Replies<io.grpc.reflection.v1alpha.ServerReflectionResponse>();
    var questions =
        ClientCalls.asyncBidiStreamingCall(
            client.channel().newCall(method, CallOptions.DEFAULT), answers);
    questions.onNext(question);

    assertThat(answers.next().getListServicesResponse().getServiceCount()).isEqualTo(7);
    questions.onCompleted();
    assertThat(answers.awaitEnd()).isEmpty();
  }

  @Test
  void theBrokersStreamStaysOpenUntilTheHostEndsIt() {
    var answers = new Replies<ConnInfo>();
    var call = client.channel().newCall(PluginMethods.START_STREAM, CallOptions.DEFAULT);
    var offers = ClientCalls.asyncBidiStreamingCall(call, answers);
    offers.onNext(new ConnInfo(1, "tcp", "127.0.0.1:1", Optional.empty()));
    offers.onNext(new ConnInfo(2, "tcp", "127.0.0.1:1", Optional.empty()));
    offers.onCompleted();

    assertThat(answers.awaitEnd()).isEmpty();
  }

  @Test
  void aMethodThatIsNotThereIsUnimplemented() {
    assertThatThrownBy(() ->
            ClientCalls.blockingUnaryCall(
                client.channel(), Echo.method("None"), CallOptions.DEFAULT, new byte[0]))
        .isInstanceOfSatisfying(
            StatusRuntimeException.class,
            e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.UNIMPLEMENTED));
  }

  private ServerReflectionResponse ask(ServerReflectionRequest question) {
    var answers = new Replies<ServerReflectionResponse>();
    var questions = ServerReflectionGrpc.newStub(client.channel()).serverReflectionInfo(answers);
    questions.onNext(question);
    questions.onCompleted();
    return answers.next();
  }

  private static ServerReflectionRequest.Builder request() {
    return ServerReflectionRequest.newBuilder();
  }

  private static List<ByteString> files(ServerReflectionResponse answer) {
    return answer.getFileDescriptorResponse().getFileDescriptorProtoList();
  }

  /// Answers in their order, and how the stream ended.
  private static final class Replies<A> implements StreamObserver<A> {
    private final LinkedBlockingQueue<A> answers = new LinkedBlockingQueue<>();
    private final LinkedBlockingQueue<Optional<Throwable>> end = new LinkedBlockingQueue<>();

    @Override
    public void onNext(A answer) {
      answers.add(answer);
    }

    @Override
    public void onError(Throwable failure) {
      end.add(Optional.of(failure));
    }

    @Override
    public void onCompleted() {
      end.add(Optional.empty());
    }

    A next() {
      return await(answers);
    }

    Optional<Throwable> awaitEnd() {
      return await(end);
    }

    private static <T> T await(LinkedBlockingQueue<T> queue) {
      try {
        return Optional.ofNullable(queue.poll(20, TimeUnit.SECONDS)).orElseThrow();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }
}
