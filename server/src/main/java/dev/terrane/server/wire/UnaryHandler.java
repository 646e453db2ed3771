package dev.terrane.server.wire;

import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.Marshaller;
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
 * Answers a unary call on the thread that gRPC calls on; the server gives each call a thread of its
 * own, so the answer may take its time. Messages are read and written here and not by gRPC, which
 * would hide from the client why one of them cannot be.
 */
final class UnaryHandler implements ServerCallHandler<InputStream, InputStream> {
  private final BiFunction<ServerCall<?, ?>, byte[], InputStream> answer;

  private UnaryHandler(BiFunction<ServerCall<?, ?>, byte[], InputStream> answer) {
    this.answer = answer;
  }

  /** The method of an RPC, answered by the provider that is chosen for each call. */
  static <Q, A> ServerMethodDefinition<InputStream, InputStream> define(
      Rpc<Q, A> rpc, Protocol protocol, Function<ServerCall<?, ?>, ProviderService> providers) {
    var name = rpc.fullName(protocol);
    var requests = rpc.requests(protocol);
    var responses = rpc.responses(protocol);
    var method =
        MethodDescriptor.<InputStream, InputStream>newBuilder()
            .setType(MethodDescriptor.MethodType.UNARY)
            .setFullMethodName(name)
            .setRequestMarshaller(new Bytes())
            .setResponseMarshaller(new Bytes())
            .build();
    return ServerMethodDefinition.create(
        method,
        new UnaryHandler((call, bytes) -> {
          var request = requests.parse(bytes);
          return responses.stream(rpc.handler().apply(providers.apply(call), request));
        }));
  }

  @Override
  public ServerCall.Listener<InputStream> startCall(
      ServerCall<InputStream, InputStream> call, Metadata headers) {
    // One more than is wanted, to notice a client that sends too many.
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
        close(Status.INVALID_ARGUMENT.withDescription("more than one request for one answer"));
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
        close(bug(e));
        return;
      }
      if (!call.isCancelled()) {
        call.sendHeaders(new Metadata());
        call.sendMessage(response);
        close(Status.OK);
      }
    }

    /** Findings about a provider are diagnostics; what arrives here is nobody's but ours. */
    private Status bug(RuntimeException e) {
      return Status.INTERNAL
          .withDescription(
              "%s failed, which is a bug in Terrane; please report it: %s"
                  .formatted(call.getMethodDescriptor().getFullMethodName(), e))
          .withCause(e);
    }

    private void close(Status status) {
      if (!closed) {
        closed = true;
        call.close(status, new Metadata());
      }
    }
  }

  /** Leaves reading to the listener, whose failures reach the client. */
  private static final class Bytes implements Marshaller<InputStream> {
    @Override
    public InputStream stream(InputStream value) {
      return value;
    }

    @Override
    public InputStream parse(InputStream stream) {
      return stream;
    }
  }
}
