package dev.terrane.rpc;

import dev.terrane.engine.session.Session;
import dev.terrane.rpc.message.Message;
import java.util.function.BiFunction;

/**
 * An RPC with one request and one response.
 *
 * @param name its name
 * @param request the request, the same in both versions
 * @param responseInV6 the response in version 6
 * @param responseInV5 the response in version 5
 * @param operation the engine's operation
 * @param <Q> the engine's request
 * @param <A> the engine's response
 */
public record UnaryRpc<Q, A>(
    RpcName name,
    Message<Q> request,
    Message<A> responseInV6,
    Message<A> responseInV5,
    BiFunction<Session, Q, A> operation)
    implements Rpc<Q, A> {
  /** An RPC with the same messages in both versions. */
  public UnaryRpc(
      RpcName name, Message<Q> request, Message<A> response, BiFunction<Session, Q, A> operation) {
    this(name, request, response, response, operation);
  }

  @Override
  public Message<A> response(Protocol protocol) {
    return switch (protocol) {
      case V5 -> responseInV5;
      case V6 -> responseInV6;
    };
  }
}
