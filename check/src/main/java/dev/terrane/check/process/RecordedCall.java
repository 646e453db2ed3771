package dev.terrane.check.process;

import dev.terrane.rpc.Rpc;
import java.util.List;

/// A call of the provider.
///
/// @param rpc the RPC
/// @param request the request
/// @param responses the responses; empty if the call has failed
/// @param <Q> the request
/// @param <A> the response
public record RecordedCall<Q, A>(Rpc<Q, A> rpc, Q request, List<A> responses) {
  /// Copies the responses.
  public RecordedCall {
    responses = List.copyOf(responses);
  }
}
