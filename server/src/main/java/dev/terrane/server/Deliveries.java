package dev.terrane.server;

import dev.terrane.engine.session.Witness;
import dev.terrane.goplugin.host.HostedLaunch;
import io.grpc.ForwardingServerCallListener.SimpleForwardingServerCallListener;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

/**
 * Follows what creates have made on its way to Terraform. It is written down as soon as it exists,
 * and crossed out a while after its answer has left, or when Terraform asks for the end; what
 * remains is an object that nobody may know. Whether Terraform has read an answer, nothing tells
 * this side.
 */
final class Deliveries implements Witness, ServerInterceptor {
  private static final ScopedValue<Delivery> CURRENT = ScopedValue.newInstance();

  private final HostedLaunch launch;

  Deliveries(HostedLaunch launch) {
    this.launch = launch;
  }

  @Override
  public Consumer<String> creating(String typeName) {
    var delivery = CURRENT.orElse(new Delivery());
    return importId -> delivery.exists(typeName, importId);
  }

  @Override
  public List<String> leftovers() {
    CURRENT.orElse(new Delivery()).whenDone.add(launch.leftovers()::told);
    return launch.leftovers().take();
  }

  @Override
  public void failed(Throwable thrown) {
    if (thrown instanceof OutOfMemoryError) {
      launch.exhausted();
    }
  }

  @Override
  public <Q, A> ServerCall.Listener<Q> interceptCall(
      ServerCall<Q, A> call, Metadata headers, ServerCallHandler<Q, A> next) {
    var delivery = new Delivery();
    return new SimpleForwardingServerCallListener<>(next.startCall(call, headers)) {
      @Override
      public void onHalfClose() {
        ScopedValue.where(CURRENT, delivery).run(super::onHalfClose);
      }

      @Override
      public void onComplete() {
        delivery.done();
        super.onComplete();
      }
    };
  }

  /** What one call has made. */
  private final class Delivery {
    private final Set<String> known = new HashSet<>();
    private final Set<Integer> notes = ConcurrentHashMap.newKeySet();
    private final Queue<Runnable> whenDone = new ConcurrentLinkedQueue<>();

    void exists(String typeName, String importId) {
      // Whoever reads it may be at work elsewhere.
      var text =
          "%s \"%s\" was created, and Terraform may not know of it: if so, import it by this id, or remove it (a command in %s)"
              .formatted(typeName, importId, Path.of("").toAbsolutePath());
      synchronized (known) {
        if (known.add(text)) {
          notes.add(launch.untold().exists(text));
        }
      }
    }

    void done() {
      notes.forEach(launch.untold()::answered);
      whenDone.forEach(Runnable::run);
    }
  }
}
