package dev.terrane.tests.wire;

import dev.terrane.engine.Sink;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.UnaryRpc;
import java.util.Iterator;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Records the last request, and answers with the response that a test has set. */
final class ProviderDouble implements Endpoint {
  private final AtomicReference<@Nullable Object> request = new AtomicReference<>();
  private final AtomicReference<@Nullable Object> response = new AtomicReference<>();

  void willAnswer(Object next) {
    response.set(next);
  }

  @Nullable Object asked() {
    return request.get();
  }

  @Override
  public <Q, A> A call(UnaryRpc<Q, A> rpc, Q asked) {
    request.set(asked);
    return response(rpc);
  }

  @Override
  public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q asked, Sink<? super A> responses) {
    request.set(asked);
    responses.send(response(rpc));
  }

  @Override
  public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
    requests.forEachRemaining(request::set);
    return response(rpc);
  }

  @SuppressWarnings("unchecked") // A test sets the response of the RPC that it calls.
  private <A> A response(Rpc<?, A> rpc) {
    var next = response.get();
    if (next == null) {
      throw new IllegalStateException("no response of " + rpc.name());
    }
    return (A) next;
  }
}
