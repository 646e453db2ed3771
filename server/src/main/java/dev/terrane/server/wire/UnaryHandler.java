package dev.terrane.server.wire;

import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.Status;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Answers a unary call on the thread that gRPC calls on; the server gives each call a thread of its
 * own, so the answer may take its time.
 */
final class UnaryHandler<Q, A> implements ServerCallHandler<Q, A> {
  private final BiFunction<ServerCall<?, ?>, Q, A> answer;

  UnaryHandler(BiFunction<ServerCall<?, ?>, Q, A> answer) {
    this.answer = answer;
  }

  @Override
  public ServerCall.Listener<Q> startCall(ServerCall<Q, A> call, Metadata headers) {
    // One more than is wanted, to notice a client that sends too many.
    call.request(2);
    return new Listener(call);
  }

  private final class Listener extends ServerCall.Listener<Q> {
    private final ServerCall<Q, A> call;
    private @Nullable Q request;
    private boolean closed;

    Listener(ServerCall<Q, A> call) {
      this.call = call;
    }

    @Override
    public void onMessage(Q message) {
      if (request != null) {
        close(Status.INVALID_ARGUMENT.withDescription("more than one request for one answer"));
      }
      request = message;
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

    private void respond(Q question) {
      A response;
      try {
        response = answer.apply(call, question);
      } catch (RuntimeException e) {
        close(bug(e));
        return;
      }
      if (call.isCancelled()) {
        return;
      }
      call.sendHeaders(new Metadata());
      call.sendMessage(response);
      close(Status.OK);
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
}
