package dev.terrane.goplugin.service;

import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.Status;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Call handlers for unary and streaming methods that need only grpc-core.
final class CallHandlers {
  private CallHandlers() {}

  /// Handles a unary call.
  static <Q, A> ServerCallHandler<Q, A> unary(Function<Q, A> answer) {
    return (call, headers) -> {
      // Two, to detect a second request of a faulty client.
      call.request(2);
      return new Unary<>(call, answer);
    };
  }

  /// Handles a bidirectional stream: sends one response for each request, and ends with the client.
  static <Q, A> ServerCallHandler<Q, A> bidirectional(Function<Q, A> answer) {
    return (call, headers) -> {
      call.sendHeaders(new Metadata());
      call.request(1);
      return new BidirectionalListener<>(call, answer);
    };
  }

  private static final class Unary<Q, A> extends ServerCall.Listener<Q> {
    private final ServerCall<Q, A> call;
    private final Function<Q, A> answer;
    private @Nullable Q request;

    Unary(ServerCall<Q, A> call, Function<Q, A> answer) {
      this.call = call;
      this.answer = answer;
    }

    @Override
    public void onMessage(Q message) {
      request = message;
    }

    @Override
    public void onHalfClose() {
      if (request == null) {
        call.close(Status.INTERNAL.withDescription("the request is missing"), new Metadata());
        return;
      }
      var response = answer.apply(request);
      call.sendHeaders(new Metadata());
      call.sendMessage(response);
      call.close(Status.OK, new Metadata());
    }
  }

  private static final class BidirectionalListener<Q, A> extends ServerCall.Listener<Q> {
    private final ServerCall<Q, A> call;
    private final Function<Q, A> answer;

    BidirectionalListener(ServerCall<Q, A> call, Function<Q, A> answer) {
      this.call = call;
      this.answer = answer;
    }

    @Override
    public void onMessage(Q message) {
      call.sendMessage(answer.apply(message));
      call.request(1);
    }

    @Override
    public void onHalfClose() {
      call.close(Status.OK, new Metadata());
    }
  }
}
