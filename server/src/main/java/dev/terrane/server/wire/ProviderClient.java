package dev.terrane.server.wire;

import dev.terrane.engine.Sink;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.UnaryRpc;
import io.grpc.Channel;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * The client of a provider, in either version of the protocol and in any language. Each call blocks
 * until the response, and throws {@link StatusRuntimeException} if it fails; an interrupt cancels
 * it.
 */
public final class ProviderClient implements Endpoint {
  private final Channel channel;
  private final Protocol protocol;

  /** Creates a client on a channel, which the caller closes. */
  public ProviderClient(Channel channel, Protocol protocol) {
    this.channel = channel;
    this.protocol = protocol;
  }

  @Override
  public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
    return new UnaryCall<Q, A>().await(channel, Methods.typed(rpc, protocol), request);
  }

  @Override
  public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
    new StreamCall<>(channel, Methods.typed(rpc, protocol))
        .run(List.of(request).iterator(), responses);
  }

  @Override
  public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
    var received = new ArrayList<A>();
    new StreamCall<>(channel, Methods.typed(rpc, protocol)).run(requests, received::add);
    if (received.isEmpty()) {
      throw Status.INTERNAL.withDescription("the provider sent no response").asRuntimeException();
    }
    return received.getFirst();
  }
}
