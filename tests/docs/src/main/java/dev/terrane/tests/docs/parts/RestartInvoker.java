package dev.terrane.tests.docs.parts;

import dev.terrane.provider.Value;
import dev.terrane.provider.action.ActionCall;
import dev.terrane.provider.action.ActionPlanCall;
import dev.terrane.tests.docs.parts.RestartModel.Config;

final class RestartInvoker implements RestartModel.Invoker<Cloud>, RestartModel.Planning<Cloud> {
  @Override
  public void plan(ActionPlanCall<Cloud> call, Config config) {
    if (call.client().isPresent()
        && config.firewall() instanceof Value.Known<String>(var id)
        && call.client().get().firewall(id).isEmpty()) {
      call.error(RestartModel.FIREWALL, "No such firewall", "There is no firewall " + id + ".");
    }
  }

  @Override
  public void invoke(ActionCall<Cloud> call, Restart in) throws InterruptedException {
    for (var round = 1; round <= in.rounds(); round++) {
      call.progress("restart " + round + " of " + in.rounds());
      call.client().restart(in.firewall(), in.pin());
    }
  }
}
