package dev.terrane.server.wire;

import dev.terrane.engine.Sink;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.CompletableFuture;

/**
 * A blocking call that sends all requests and then receives all responses, with flow control in
 * both directions.
 */
final class StreamCall<Q, A> extends ClientCall.Listener<A> {
  private final ClientCall<Q, A> call;
  private final boolean sendsOneRequest;
  private final Deque<A> received = new ArrayDeque<>();
  private final CompletableFuture<StatusRuntimeException> end = new CompletableFuture<>();

  StreamCall(Channel channel, MethodDescriptor<Q, A> method) {
    call = channel.newCall(method, CallOptions.DEFAULT);
    sendsOneRequest = method.getType().clientSendsOneMessage();
  }

  /**
   * Runs the call. Any exception, also of one of the streams, cancels it.
   *
   * @throws StatusRuntimeException if the call fails, after the responses before the failure
   */
  void run(Iterator<? extends Q> requests, Sink<? super A> responses) {
    call.start(this, new Metadata());
    // Requested also while requests are sent, because gRPC reports the end of a call after its
    // responses.
    call.request(1);
    try {
      while (awaitReady() && requests.hasNext()) {
        call.sendMessage(requests.next());
      }
      call.halfClose();
      while (awaitResponse()) {
        responses.send(take());
        call.request(1);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      call.cancel("the caller was interrupted", e);
      throw Status.CANCELLED.withCause(e).asRuntimeException();
    } catch (RuntimeException | Error e) {
      call.cancel("the caller failed", e);
      throw e;
    }
  }

  /**
   * Waits until a request can be sent; false if the call has ended. gRPC does not report that a
   * call with one request becomes ready.
   */
  private synchronized boolean awaitReady() throws InterruptedException {
    while (!sendsOneRequest && !end.isDone() && !call.isReady()) {
      wait();
    }
    return !end.isDone();
  }

  /** Waits for a response; false if there are no more. */
  private synchronized boolean awaitResponse() throws InterruptedException {
    while (!end.isDone() && received.isEmpty()) {
      wait();
    }
    if (received.isEmpty() && !end.join().getStatus().isOk()) {
      throw end.join();
    }
    return !received.isEmpty();
  }

  private synchronized A take() {
    return received.removeFirst();
  }

  @Override
  public synchronized void onReady() {
    notifyAll();
  }

  @Override
  public synchronized void onMessage(A message) {
    received.addLast(message);
    notifyAll();
  }

  @Override
  public synchronized void onClose(Status status, Metadata trailers) {
    end.complete(new StatusRuntimeException(status, trailers));
    notifyAll();
  }
}
