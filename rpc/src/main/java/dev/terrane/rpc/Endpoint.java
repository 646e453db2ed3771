package dev.terrane.rpc;

import dev.terrane.engine.Sink;
import java.util.Iterator;

/**
 * Handles RPCs: on the server's side a session of the engine, on the client's side a connection.
 * Thread-safe; calls may block. Errors of a provider are diagnostics of a response; an exception is
 * a bug or a failed connection.
 */
public interface Endpoint {
  /** Calls an RPC with one request and one response. */
  <Q, A> A call(UnaryRpc<Q, A> rpc, Q request);

  /** Calls an RPC with a stream of responses; returns after the last one. */
  <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses);

  /** Calls an RPC with a stream of requests; returns with the response. */
  <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests);
}
