package dev.terrane.server.mux;

import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.rpc.UnaryRpc;
import java.util.List;
import java.util.Optional;

/** Calls that an existing provider without a capability does not expect. */
final class UnsupportedCalls {
  private UnsupportedCalls() {}

  /** Calls an existing provider, or responds for it. */
  // The class of the request determines the RPC.
  @SuppressWarnings("unchecked")
  static <Q, A> A call(ExistingEndpoint one, UnaryRpc<Q, A> rpc, Q request) {
    if (request instanceof PlanResourceChange.Request plan
        && plan.proposedNewState().isNull()
        && !one.plansDestroy()) {
      return (A) destroyed(plan);
    }
    return one.call(rpc, request);
  }

  /** The plan that Terraform makes itself for a provider that does not plan a destroy. */
  private static PlanResourceChange.Response destroyed(PlanResourceChange.Request request) {
    return new PlanResourceChange.Response(
        request.proposedNewState(),
        List.of(),
        request.priorPrivate(),
        request.priorIdentity(),
        Optional.empty(),
        List.of());
  }
}
