package dev.terrane.goplugin;

import io.grpc.Context;
import io.grpc.ForwardingServerCall.SimpleForwardingServerCall;
import io.grpc.ForwardingServerCallListener.SimpleForwardingServerCallListener;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.ServerStreamTracer;
import io.grpc.Status;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/// Ends calls for which there is not enough memory with RESOURCE_EXHAUSTED. gRPC's own limit resets
/// the stream without a reason, and gRPC does not answer a call that runs out of memory.
final class MessageLimit extends ServerStreamTracer.Factory implements ServerInterceptor {
  private static final Context.Key<Request> REQUEST = Context.key("request");

  /// Initialized in advance: a class whose initialization fails for lack of memory cannot be used
  /// again.
  private static final Status EXHAUSTED = Status.RESOURCE_EXHAUSTED;

  private final MessageMemory memory;
  private final Executor calls;
  private final Executor later;
  private final Runnable endSession;

  /// Limits the calls of a session.
  ///
  /// @param calls runs calls
  /// @param later runs a task after the time in which a failed call should have ended
  /// @param endSession ends the session in which not even a status can be sent
  MessageLimit(MessageMemory memory, Executor calls, Executor later, Runnable endSession) {
    this.memory = memory;
    this.calls = calls;
    this.later = later;
    this.endSession = endSession;
  }

  @Override
  public ServerStreamTracer newServerStreamTracer(String method, Metadata headers) {
    return new Request(memory.allocation());
  }

  @Override
  public <Q, A> ServerCall.Listener<Q> interceptCall(
      ServerCall<Q, A> call, Metadata headers, ServerCallHandler<Q, A> next) {
    var request = REQUEST.get();
    var once = new CloseOnceCall<>(call, request);
    if (request != null) {
      request.call = once;
    }
    return new Listener<>(next.startCall(once, headers), once);
  }

  /// The request of one call, while it arrives.
  private final class Request extends ServerStreamTracer {
    private final MessageMemory.Allocation allocation;
    private volatile @Nullable CloseOnceCall<?, ?> call;
    private volatile boolean ended;

    Request(MessageMemory.Allocation allocation) {
      this.allocation = allocation;
    }

    @Override
    public Context filterContext(Context context) {
      return context.withValue(REQUEST, this);
    }

    @Override
    public void inboundMessage(int number) {
      allocation.restart();
    }

    /// gRPC calls this in the middle of its work on the stream, so that another thread has to end
    /// the call.
    @Override
    public void inboundWireSize(long bytes) {
      var refusal = allocation.add(bytes);
      var refused = call;
      if (!refusal.isEmpty() && refused != null) {
        refused.refused.set(true);
        calls.execute(() -> refused.exhausted(refusal));
      }
    }

    @Override
    public void streamClosed(Status status) {
      ended = true;
      allocation.end();
    }
  }

  private final class Listener<Q> extends SimpleForwardingServerCallListener<Q> {
    private final CloseOnceCall<Q, ?> call;

    Listener(ServerCall.Listener<Q> listener, CloseOnceCall<Q, ?> call) {
      super(listener);
      this.call = call;
    }

    @Override
    public void onMessage(Q message) {
      pass(() -> super.onMessage(message));
    }

    @Override
    public void onHalfClose() {
      pass(super::onHalfClose);
    }

    private void pass(Runnable event) {
      if (call.refused.get()) {
        return;
      }
      try {
        event.run();
      } catch (OutOfMemoryError e) {
        outOfMemory(call);
      }
    }
  }

  private void outOfMemory(CloseOnceCall<?, ?> call) {
    try {
      memory.exhausted();
      call.exhausted(memory.outOfMemory());
      later.execute(() -> endSessionIfOpen(call));
    } catch (OutOfMemoryError e) {
      endSession.run();
    }
  }

  /// gRPC may also have run out of memory while it closed the call. The client would wait forever.
  private void endSessionIfOpen(CloseOnceCall<?, ?> call) {
    if (!call.ended()) {
      endSession.run();
    }
  }

  /// A call that may be closed while its handler still runs.
  private static final class CloseOnceCall<Q, A> extends SimpleForwardingServerCall<Q, A> {
    /// Set before the status is sent. The rest of the request may arrive before it is, and a
    /// handler that got it would execute a call that the client has seen fail.
    private final AtomicBoolean refused = new AtomicBoolean();

    private final AtomicBoolean closed = new AtomicBoolean();
    private final @Nullable Request request;

    CloseOnceCall(ServerCall<Q, A> call, @Nullable Request request) {
      super(call);
      this.request = request;
    }

    boolean ended() {
      return request == null || request.ended;
    }

    void exhausted(String description) {
      close(EXHAUSTED.withDescription(description), new Metadata());
    }

    /// gRPC itself closes a call in which this fails.
    @Override
    public void sendMessage(A message) {
      try {
        super.sendMessage(message);
      } catch (OutOfMemoryError e) {
        closed.set(true);
        throw e;
      }
    }

    @Override
    public void close(Status status, Metadata trailers) {
      if (!closed.getAndSet(true)) {
        super.close(status, trailers);
      }
    }
  }
}
