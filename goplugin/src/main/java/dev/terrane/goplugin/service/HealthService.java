package dev.terrane.goplugin.service;

import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerServiceDefinition;
import io.grpc.Status;
import java.util.Map;
import java.util.Set;

/// gRPC's health service. The service `plugin` and the whole server are SERVING while the process
/// runs.
final class HealthService {
  static final String NAME = "grpc.health.v1.Health";
  private static final int SERVING = 1;
  private static final int SERVICE_UNKNOWN = 3;

  /// Hosts of go-plugin check the first, other clients the second.
  private static final Set<String> SERVED = Set.of("plugin", "");

  private static final ByteMarshaller<String> REQUEST =
      new ByteMarshaller<>(
          service -> new WireWriter().text(1, service).toBytes(), HealthService::readService);
  private static final ByteMarshaller<Integer> RESPONSE =
      new ByteMarshaller<>(HealthService::writeStatus, HealthService::readStatus);
  private static final ByteMarshaller<Map<String, Integer>> LIST =
      new ByteMarshaller<>(
          HealthService::writeStatuses,
          bytes -> {
            throw new UnsupportedOperationException("only hosts read this");
          });

  static final MethodDescriptor<String, Integer> CHECK =
      method("Check", MethodDescriptor.MethodType.UNARY, REQUEST, RESPONSE);
  private static final MethodDescriptor<String, Integer> WATCH =
      method("Watch", MethodDescriptor.MethodType.SERVER_STREAMING, REQUEST, RESPONSE);
  private static final MethodDescriptor<Empty, Map<String, Integer>> ALL =
      method("List", MethodDescriptor.MethodType.UNARY, Empty.MARSHALLER, LIST);

  private HealthService() {}

  static ServerServiceDefinition define() {
    ServerCallHandler<String, Integer> check =
        (call, headers) -> {
          call.request(2);
          return new Check(call);
        };
    ServerCallHandler<String, Integer> watch =
        (call, headers) -> {
          call.request(2);
          return new Watch(call);
        };
    return ServerServiceDefinition.builder(NAME)
        .addMethod(CHECK, check)
        .addMethod(ALL, CallHandlers.unary(request -> Map.of("plugin", SERVING, "", SERVING)))
        .addMethod(WATCH, watch)
        .build();
  }

  private static <Q, A> MethodDescriptor<Q, A> method(
      String name,
      MethodDescriptor.MethodType type,
      ByteMarshaller<Q> request,
      ByteMarshaller<A> response) {
    return MethodDescriptor.<Q, A>newBuilder()
        .setType(type)
        .setFullMethodName(NAME + "/" + name)
        .setRequestMarshaller(request)
        .setResponseMarshaller(response)
        .build();
  }

  private static String readService(byte[] bytes) {
    var reader = new WireReader(bytes);
    var service = "";
    while (reader.next()) {
      if (reader.field() == 1) {
        service = reader.text();
      } else {
        reader.skip();
      }
    }
    return service;
  }

  private static byte[] writeStatus(int status) {
    return new WireWriter().number(1, status).toBytes();
  }

  private static int readStatus(byte[] bytes) {
    var reader = new WireReader(bytes);
    var status = 0;
    while (reader.next()) {
      if (reader.field() == 1) {
        status = (int) reader.number();
      } else {
        reader.skip();
      }
    }
    return status;
  }

  private static byte[] writeStatuses(Map<String, Integer> statuses) {
    var writer = new WireWriter();
    statuses.forEach((service, status) ->
        writer.message(
            1, new WireWriter().text(1, service).message(2, writeStatus(status)).toBytes()));
    return writer.toBytes();
  }

  private static final class Check extends ServerCall.Listener<String> {
    private final ServerCall<String, Integer> call;

    Check(ServerCall<String, Integer> call) {
      this.call = call;
    }

    @Override
    public void onMessage(String service) {
      if (!SERVED.contains(service)) {
        call.close(Status.NOT_FOUND.withDescription("unknown service"), new Metadata());
        return;
      }
      call.sendHeaders(new Metadata());
      call.sendMessage(SERVING);
      call.close(Status.OK, new Metadata());
    }
  }

  /// The state never changes, so the stream has one message, and stays open.
  private static final class Watch extends ServerCall.Listener<String> {
    private final ServerCall<String, Integer> call;

    Watch(ServerCall<String, Integer> call) {
      this.call = call;
    }

    @Override
    public void onMessage(String service) {
      call.sendHeaders(new Metadata());
      call.sendMessage(SERVED.contains(service) ? SERVING : SERVICE_UNKNOWN);
    }
  }
}
