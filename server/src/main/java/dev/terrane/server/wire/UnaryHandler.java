package dev.terrane.server.wire;

import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.UnaryRpc;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerMethodDefinition;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Handles a unary call on the thread of gRPC; the server has a thread for each call, so the handler
 * may block. Messages are decoded and encoded here and not by gRPC, which would not send the reason
 * of an error to the client.
 */
final class UnaryHandler implements ServerCallHandler<InputStream, InputStream> {
  private final BiFunction<ServerCall<?, ?>, byte[], InputStream> answer;

  private UnaryHandler(BiFunction<ServerCall<?, ?>, byte[], InputStream> answer) {
    this.answer = answer;
  }

  /** The method of an RPC, handled by the endpoint that is chosen for each call. */
  static <Q, A> ServerMethodDefinition<InputStream, InputStream> define(
      UnaryRpc<Q, A> rpc, Protocol protocol, Function<ServerCall<?, ?>, Endpoint> endpoints) {
    var requests = MessageMarshaller.requests(rpc, protocol);
    var responses = MessageMarshaller.responses(rpc, protocol);
    return ServerMethodDefinition.create(
        Methods.raw(rpc, protocol),
        new UnaryHandler((call, bytes) -> {
          var request = requests.parse(bytes);
          return responses.stream(endpoints.apply(call).call(rpc, request));
        }));
  }

  @Override
  public ServerCall.Listener<InputStream> startCall(
      ServerCall<InputStream, InputStream> call, Metadata headers) {
    // One more than required, to detect a client that sends too many.
    call.request(2);
    return new Listener(call);
  }

  private final class Listener extends ServerCall.Listener<InputStream> {
    private final ServerCall<InputStream, InputStream> call;
    private byte @Nullable [] request;
    private boolean closed;

    Listener(ServerCall<InputStream, InputStream> call) {
      this.call = call;
    }

    @Override
    public void onMessage(InputStream message) {
      if (request != null) {
        close(Status.INVALID_ARGUMENT.withDescription("more than one request for a unary call"));
      }
      request = read(message);
    }

    private static byte[] read(InputStream message) {
      try {
        return MessageMarshaller.read(message);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void onHalfClose() {
      if (request == null) {
        close(Status.INVALID_ARGUMENT.withDescription("no request"));
      }
      if (request != null && !closed) {
        respond(request);
      }
    }

    private void respond(byte[] question) {
      InputStream response;
      try {
        response = answer.apply(call, question);
      } catch (StatusRuntimeException e) {
        close(e.getStatus());
        return;
      } catch (RuntimeException e) {
        close(FrameworkError.status(call, e));
        return;
      }
      if (!call.isCancelled()) {
        call.sendHeaders(new Metadata());
        call.sendMessage(response);
        close(Status.OK);
      }
    }

    private void close(Status status) {
      if (!closed) {
        closed = true;
        call.close(status, new Metadata());
      }
    }
  }
}
