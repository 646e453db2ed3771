package dev.terrane.tests.acceptance.agreement;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Sink;
import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.tests.agreement.Forms;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/// Replaces responses of a provider in one phase.
///
/// @param provider the provider
/// @param cases the responses instead of those of the provider
record ChangedResponses(Endpoint provider, ResponseCases cases) implements Endpoint {
  private static final CtyType TYPE = Forms.EVERYTHING.schema().type();

  @Override
  @SuppressWarnings("unchecked") // Request and response are those of the RPC.
  public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
    return (A) changed(request, provider.call(rpc, request));
  }

  private Object changed(Object request, Object response) {
    return switch (request) {
      case PlanResourceChange.Request plan -> planned(plan, (PlanResourceChange.Response) response);
      case ApplyResourceChange.Request apply ->
          applied(apply, (ApplyResourceChange.Response) response);
      case ReadResource.Request read -> read(read, (ReadResource.Response) response);
      case UpgradeResourceState.Request _ -> upgraded((UpgradeResourceState.Response) response);
      case ImportResourceState.Request imported ->
          imported(imported, (ImportResourceState.Response) response);
      default -> response;
    };
  }

  private PlanResourceChange.Response planned(
      PlanResourceChange.Request request, PlanResourceChange.Response response) {
    var phase =
        phase(
            request.priorState(),
            request.config(),
            Phase.CREATE_PLAN,
            Phase.UPDATE_PLAN,
            Phase.DESTROY_PLAN);
    var reply =
        new Reply(
            response.plannedState().decode(TYPE),
            response.requiresReplace(),
            response.plannedIdentity(),
            response.deferral());
    return cases
        .changed(phase, title(request.priorState(), request.config()), reply)
        .map(changed ->
            new PlanResourceChange.Response(
                changed.encoded(),
                changed.replace(),
                response.plannedPrivate(),
                changed.identity(),
                changed.deferral(),
                response.diagnostics()))
        .orElse(response);
  }

  private ApplyResourceChange.Response applied(
      ApplyResourceChange.Request request, ApplyResourceChange.Response response) {
    var phase =
        phase(
            request.priorState(),
            request.config(),
            Phase.CREATE_APPLY,
            Phase.UPDATE_APPLY,
            Phase.DESTROY_APPLY);
    var reply = reply(response.newState(), response.newIdentity());
    return cases
        .changed(phase, title(request.priorState(), request.config()), reply)
        .map(changed ->
            new ApplyResourceChange.Response(
                changed.encoded(),
                response.privateState(),
                changed.identity(),
                response.diagnostics()))
        .orElse(response);
  }

  private ReadResource.Response read(ReadResource.Request request, ReadResource.Response response) {
    var reply = reply(response.newState(), response.newIdentity());
    return cases
        .changed(Phase.READ, title(request.currentState(), DynamicValue.ABSENT), reply)
        .map(changed ->
            new ReadResource.Response(
                changed.encoded(),
                response.privateState(),
                changed.identity(),
                changed.deferral(),
                response.diagnostics()))
        .orElse(response);
  }

  private UpgradeResourceState.Response upgraded(UpgradeResourceState.Response response) {
    var reply = reply(response.upgradedState(), DynamicValue.ABSENT);
    return cases
        .changed(Phase.UPGRADE, title(response.upgradedState(), DynamicValue.ABSENT), reply)
        .map(
            changed -> new UpgradeResourceState.Response(changed.encoded(), response.diagnostics()))
        .orElse(response);
  }

  private ImportResourceState.Response imported(
      ImportResourceState.Request request, ImportResourceState.Response response) {
    var one = response.imported().getFirst();
    return cases
        .changed(Phase.IMPORT, request.id(), reply(one.state(), one.identity()))
        .map(changed -> imported(changed, one, response))
        .orElse(response);
  }

  private static ImportResourceState.Response imported(
      Reply changed, ImportResourceState.Imported one, ImportResourceState.Response response) {
    var other =
        new ImportResourceState.Imported(
            one.typeName(), changed.encoded(), one.privateState(), changed.identity());
    return new ImportResourceState.Response(
        List.of(other), changed.deferral(), response.diagnostics());
  }

  private static Reply reply(DynamicValue state, DynamicValue identity) {
    return new Reply(state.decode(TYPE), List.of(), identity, Optional.empty());
  }

  private static Phase phase(
      DynamicValue prior, DynamicValue config, Phase create, Phase update, Phase destroy) {
    if (config.isNull() || config.isAbsent()) {
      return destroy;
    }
    return prior.isNull() || prior.isAbsent() ? create : update;
  }

  private static String title(DynamicValue first, DynamicValue second) {
    var value = first.isNull() || first.isAbsent() ? second : first;
    return value.decode(TYPE) instanceof ObjectValue object
            && object.attributes().get("title") instanceof StringValue(var title)
        ? title
        : "";
  }

  @Override
  public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
    provider.stream(rpc, request, responses);
  }

  @Override
  public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
    return provider.collect(rpc, requests);
  }
}
