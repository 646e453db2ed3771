package dev.terrane.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.grpc.Attributes;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.Status;
import java.io.InputStream;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The end of calls with streams. */
class ServerStreamTests {
  /** A call that gRPC closes by itself when a message is sent. */
  private static final class FailingCall extends ServerCall<InputStream, InputStream> {
    final List<Status> closed = new CopyOnWriteArrayList<>();
    final CompletableFuture<Thread> second = new CompletableFuture<>();

    @Override
    public void request(int messages) {
      // There are none.
    }

    @Override
    public void sendHeaders(Metadata headers) {
      // Not received.
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void sendMessage(InputStream message) {
      close(Status.INTERNAL, new Metadata());
    }

    @Override
    public void close(Status status, Metadata trailers) {
      if (!closed.isEmpty()) {
        second.complete(Thread.currentThread());
        throw new IllegalStateException("call already closed");
      }
      closed.add(status);
    }

    @Override
    public boolean isCancelled() {
      return false;
    }

    @Override
    public Attributes getAttributes() {
      return Attributes.EMPTY;
    }

    @Override
    public MethodDescriptor<InputStream, InputStream> getMethodDescriptor() {
      throw new UnsupportedOperationException();
    }
  }

  @Test
  void aCallThatGrpcHasClosedIsNotClosedAgain() throws Exception {
    var uncaught = new CopyOnWriteArrayList<Throwable>();
    var before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((_, thrown) -> uncaught.add(thrown));
    try {
      var call = new FailingCall();
      var _ =
          ServerStream.start(
              call, (_, _, responses) -> responses.send(InputStream.nullInputStream()));
      var thread = call.second.orTimeout(30, TimeUnit.SECONDS).join();
      assertThat(thread.join(java.time.Duration.ofSeconds(30))).isTrue();
      assertThat(call.closed).extracting(Status::getCode).containsExactly(Status.Code.INTERNAL);
      assertThat(uncaught).isEmpty();
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
  }
}
