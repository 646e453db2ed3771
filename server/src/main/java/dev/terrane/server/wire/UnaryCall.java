package dev.terrane.server.wire;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** A blocking call with one request and one response. */
final class UnaryCall<Q, A> extends ClientCall.Listener<A> {
  private final CompletableFuture<A> answer = new CompletableFuture<>();
  private volatile @Nullable A received;

  A await(Channel channel, MethodDescriptor<Q, A> method, Q request) {
    var call = channel.newCall(method, CallOptions.DEFAULT);
    call.start(this, new Metadata());
    call.request(2);
    call.sendMessage(request);
    call.halfClose();
    try {
      // A response that exists already would hide the interrupt.
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      return answer.get();
    } catch (ExecutionException e) {
      throw Status.fromThrowable(e).asRuntimeException(Status.trailersFromThrowable(e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      call.cancel("the caller was interrupted", e);
      throw Status.CANCELLED.withCause(e).asRuntimeException();
    }
  }

  @Override
  public void onMessage(A message) {
    received = message;
  }

  @Override
  public void onClose(Status status, Metadata trailers) {
    var message = received;
    if (!status.isOk()) {
      answer.completeExceptionally(new StatusRuntimeException(status, trailers));
    } else if (message == null) {
      answer.completeExceptionally(
          Status.INTERNAL.withDescription("the provider sent no response").asRuntimeException());
    } else {
      answer.complete(message);
    }
  }
}
