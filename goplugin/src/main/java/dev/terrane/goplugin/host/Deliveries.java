package dev.terrane.goplugin.host;

import io.grpc.ForwardingServerCall.SimpleForwardingServerCall;
import io.grpc.ForwardingServerCallListener.SimpleForwardingServerCallListener;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.Status;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Follows what calls have made on its way to the host, as an interceptor of theirs. It is written
/// down as soon as it exists, and crossed out a while after its answer has left, or when the host
/// asks for the end; what remains is something that nobody may know. Whether a host has read an
/// answer, nothing tells this side. Safe for many threads.
public final class Deliveries implements ServerInterceptor {
  private static final ScopedValue<Delivery> CURRENT = ScopedValue.newInstance();

  private final Untold untold;
  private final Leftovers leftovers;

  Deliveries(Untold untold, Leftovers leftovers) {
    this.untold = untold;
    this.leftovers = leftovers;
  }

  /// Of the call that the calling thread answers. Elsewhere it is one that no answer tells of.
  public Delivery current() {
    return CURRENT.orElse(new Delivery());
  }

  @Override
  public <Q, A> ServerCall.Listener<Q> interceptCall(
      ServerCall<Q, A> call, Metadata headers, ServerCallHandler<Q, A> next) {
    var delivery = new Delivery();
    var followed = next.startCall(follow(call, delivery), headers);
    return new SimpleForwardingServerCallListener<>(followed) {
      @Override
      public void onHalfClose() {
        ScopedValue.where(CURRENT, delivery).run(super::onHalfClose);
      }

      @Override
      public void onComplete() {
        delivery.hasLeft();
        super.onComplete();
      }

      @Override
      public void onCancel() {
        delivery.stays();
        super.onCancel();
      }
    };
  }

  private static <Q, A> ServerCall<Q, A> follow(ServerCall<Q, A> call, Delivery delivery) {
    return new SimpleForwardingServerCall<>(call) {
      @Override
      public void close(Status status, Metadata trailers) {
        // Before the host can have it: it may ask for the end at once.
        if (status.isOk() && !isCancelled()) {
          delivery.leaves();
        }
        super.close(status, trailers);
      }
    };
  }

  /// What one call has made, and what it tells of earlier ones.
  public final class Delivery {
    private final Map<String, Integer> notes = new HashMap<>();
    private boolean tellsLeftovers;

    private Delivery() {}

    /// Writes down that something exists, unless that is known.
    ///
    /// @param text what it is, and how the user gets it back
    public synchronized void exists(String text) {
      notes.computeIfAbsent(text, untold::exists);
    }

    /// What earlier launches of the same program have made, and could tell nobody of. This call's
    /// answer is to tell it.
    ///
    /// @return a line for each object
    public synchronized List<String> leftovers() {
      tellsLeftovers = true;
      return leftovers.take();
    }

    private synchronized void leaves() {
      notes.values().forEach(untold::leaves);
      if (tellsLeftovers) {
        leftovers.told();
      }
    }

    private synchronized void hasLeft() {
      notes.values().forEach(untold::hasLeft);
    }

    private synchronized void stays() {
      notes.values().forEach(untold::stays);
    }
  }
}
