package dev.terrane.rpc;

import dev.terrane.rpc.message.Message;

/**
 * One RPC in both versions of the protocol and for both sides of a connection.
 *
 * @param <Q> the engine's request
 * @param <A> the engine's response
 */
public sealed interface Rpc<Q, A> permits UnaryRpc, ServerStreamRpc, ClientStreamRpc {
  /** Its name. */
  RpcName name();

  /** The request, the same in both versions. */
  Message<Q> request();

  /** The response in a version. */
  Message<A> response(Protocol protocol);
}
