package dev.terrane.rpc;

import dev.terrane.engine.session.Session;
import dev.terrane.rpc.message.Message;
import java.util.Iterator;

/**
 * An RPC with a stream of requests and one response.
 *
 * @param name its name
 * @param request each request, the same in both versions
 * @param response the response, the same in both versions
 * @param operation the engine's operation
 * @param <Q> the engine's request
 * @param <A> the engine's response
 */
public record ClientStreamRpc<Q, A>(
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
    /**
     * Returns the response after it has read the requests that it needs. Reading a request may
     * block.
     */
    A run(Session session, Iterator<Q> requests);
  }

  @Override
  public Message<A> response(Protocol protocol) {
    return response;
  }
}
