package dev.terrane.rpc;

import dev.terrane.engine.Sink;
import dev.terrane.engine.session.Session;
import dev.terrane.rpc.message.Message;

/**
 * An RPC with one request and a stream of responses.
 *
 * @param name its name
 * @param request the request, the same in both versions
 * @param response each response, the same in both versions
 * @param operation the engine's operation
 * @param <Q> the engine's request
 * @param <A> the engine's response
 */
public record ServerStreamRpc<Q, A>(
    RpcName name, Message<Q> request, Message<A> response, Operation<Q, A> operation)
    implements Rpc<Q, A> {
  /**
   * Handles one call.
   *
   * @param <Q> the engine's request
   * @param <A> the engine's response
   */
  @FunctionalInterface
  public interface Operation<Q, A> {
    /** Sends all responses; the stream ends when this returns. */
    void run(Session session, Q request, Sink<? super A> responses);
  }

  @Override
  public Message<A> response(Protocol protocol) {
    return response;
  }
}
