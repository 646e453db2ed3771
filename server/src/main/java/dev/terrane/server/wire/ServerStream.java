package dev.terrane.server.wire;

import dev.terrane.engine.Sink;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * One call with streams. gRPC reports events on its threads; the operation runs on another one,
 * which waits for them. A cancellation interrupts it.
 */
final class ServerStream extends ServerCall.Listener<InputStream>
    implements Iterator<byte[]>, Sink<InputStream> {
  private final ServerCall<InputStream, InputStream> call;
  private final Thread thread;

  /** Ends with an empty element. */
  private final Deque<Optional<byte[]>> received = new ArrayDeque<>();

  private ServerStream(ServerCall<InputStream, InputStream> call, StreamHandler.Responder answer) {
    this.call = call;
    thread = Thread.ofVirtual().unstarted(() -> run(answer));
  }

  static ServerStream start(
      ServerCall<InputStream, InputStream> call, StreamHandler.Responder answer) {
    var stream = new ServerStream(call, answer);
    stream.thread.start();
    return stream;
  }

  private void run(StreamHandler.Responder answer) {
    try {
      call.request(1);
      call.sendHeaders(new Metadata());
      answer.run(call, this, this);
      close(Status.OK);
    } catch (StatusRuntimeException e) {
      close(e.getStatus());
    } catch (CancellationException e) {
      close(Status.CANCELLED.withCause(e));
    } catch (RuntimeException | Error e) {
      close(FrameworkError.status(call, e));
    }
  }

  /** gRPC has closed the call itself if it could not write a response. */
  private void close(Status status) {
    try {
      call.close(status, new Metadata());
    } catch (IllegalStateException e) {
      // The peer has received the status of that close.
    }
  }

  @Override
  public void send(InputStream response) {
    await(call::isReady);
    call.sendMessage(response);
  }

  @Override
  public synchronized boolean hasNext() {
    await(() -> !received.isEmpty());
    return received.getFirst().isPresent();
  }

  @Override
  public byte[] next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    var request = removeFirst();
    call.request(1);
    return request;
  }

  private synchronized byte[] removeFirst() {
    return received.removeFirst().orElseThrow();
  }

  private synchronized void await(BooleanSupplier event) {
    try {
      while (!call.isCancelled() && !event.getAsBoolean()) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw (CancellationException) new CancellationException("interrupted").initCause(e);
    }
    if (call.isCancelled()) {
      throw new CancellationException("the call was cancelled");
    }
  }

  @Override
  public void onMessage(InputStream message) {
    try {
      received(Optional.of(MessageMarshaller.read(message)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private synchronized void received(Optional<byte[]> request) {
    received.addLast(request);
    notifyAll();
  }

  @Override
  public void onHalfClose() {
    received(Optional.empty());
  }

  @Override
  public synchronized void onReady() {
    notifyAll();
  }

  @Override
  public synchronized void onCancel() {
    thread.interrupt();
    notifyAll();
  }
}
