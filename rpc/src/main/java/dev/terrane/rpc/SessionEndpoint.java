package dev.terrane.rpc;

import dev.terrane.engine.Sink;
import dev.terrane.engine.session.Session;
import java.util.Iterator;

/**
 * Handles RPCs with the operations of the engine, without a connection.
 *
 * @param session the session, which the caller closes
 */
public record SessionEndpoint(Session session) implements Endpoint {
  @Override
  public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
    return rpc.operation().apply(session, request);
  }

  @Override
  public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
    rpc.operation().run(session, request, responses);
  }

  @Override
  public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
    return rpc.operation().run(session, requests);
  }
}
