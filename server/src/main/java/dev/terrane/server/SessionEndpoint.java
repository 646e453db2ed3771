package dev.terrane.server;

import dev.terrane.engine.Sink;
import dev.terrane.engine.session.Session;
import dev.terrane.server.wire.rpc.ClientStreamRpc;
import dev.terrane.server.wire.rpc.Endpoint;
import dev.terrane.server.wire.rpc.ServerStreamRpc;
import dev.terrane.server.wire.rpc.UnaryRpc;
import java.util.Iterator;

/** Answers RPCs with the operations of the engine, for one session. */
record SessionEndpoint(Session session) implements Endpoint {
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
