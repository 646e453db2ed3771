package dev.terrane.server.wire;

import dev.terrane.engine.Sink;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.ServerStreamRpc;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerMethodDefinition;
import io.grpc.Status;
import java.io.InputStream;
import java.util.Iterator;
import java.util.function.Function;

/**
 * Handles calls with a stream of requests or of responses. Each call has its own thread, so that
 * gRPC can report a cancellation while it runs.
 */
final class StreamHandler implements ServerCallHandler<InputStream, InputStream> {
  private final Responder answer;

  private StreamHandler(Responder answer) {
    this.answer = answer;
  }

  /** Handles one call. */
  @FunctionalInterface
  interface Responder {
    void run(ServerCall<?, ?> call, Iterator<byte[]> requests, Sink<InputStream> responses);
  }

  /** The method of an RPC with a stream of responses. */
  static <Q, A> ServerMethodDefinition<InputStream, InputStream> define(
      ServerStreamRpc<Q, A> rpc,
      Protocol protocol,
      Function<ServerCall<?, ?>, Endpoint> endpoints) {
    var parser = MessageMarshaller.requests(rpc, protocol);
    var writer = MessageMarshaller.responses(rpc, protocol);
    return ServerMethodDefinition.create(
        Methods.raw(rpc, protocol),
        new StreamHandler((call, requests, responses) -> {
          var request = parser.parse(single(requests));
          endpoints.apply(call).stream(
              rpc, request, response -> responses.send(writer.stream(response)));
        }));
  }

  private static byte[] single(Iterator<byte[]> requests) {
    if (!requests.hasNext()) {
      throw Status.INVALID_ARGUMENT.withDescription("no request").asRuntimeException();
    }
    var request = requests.next();
    if (requests.hasNext()) {
      throw Status.INVALID_ARGUMENT
          .withDescription("more than one request for a unary call")
          .asRuntimeException();
    }
    return request;
  }

  /** The method of an RPC with a stream of requests. */
  static <Q, A> ServerMethodDefinition<InputStream, InputStream> define(
      ClientStreamRpc<Q, A> rpc,
      Protocol protocol,
      Function<ServerCall<?, ?>, Endpoint> endpoints) {
    var parser = MessageMarshaller.requests(rpc, protocol);
    var writer = MessageMarshaller.responses(rpc, protocol);
    return ServerMethodDefinition.create(
        Methods.raw(rpc, protocol),
        new StreamHandler((call, requests, responses) -> {
          var parsed = new Parsed<>(requests, parser);
          responses.send(writer.stream(endpoints.apply(call).collect(rpc, parsed)));
        }));
  }

  @Override
  public ServerCall.Listener<InputStream> startCall(
      ServerCall<InputStream, InputStream> call, Metadata headers) {
    return ServerStream.start(call, answer);
  }

  /** The requests as the engine's records. */
  private record Parsed<Q>(Iterator<byte[]> requests, MessageMarshaller<Q> parser)
      implements Iterator<Q> {
    @Override
    public boolean hasNext() {
      return requests.hasNext();
    }

    @Override
    public Q next() {
      return parser.parse(requests.next());
    }
  }
}
