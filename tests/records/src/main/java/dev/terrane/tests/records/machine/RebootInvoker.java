package dev.terrane.tests.records.machine;

import dev.terrane.provider.Value;
import dev.terrane.provider.action.ActionCall;
import dev.terrane.provider.action.ActionPlanCall;
import dev.terrane.provider.validation.Findings;
import dev.terrane.tests.records.machine.RebootModel.Config;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/// Reboots servers. Its messages contain the token, so that tests see it masked.
final class RebootInvoker
    implements RebootModel.Invoker<Machines>,
        RebootModel.Planning<Machines>,
        RebootModel.Validating {
  @Override
  public void validate(Config config, Findings findings) {
    if (is(config.server(), "")) {
      findings.error(RebootModel.SERVER, "Empty server name", "Write the name of a server.");
    }
  }

  @Override
  public void plan(ActionPlanCall<Machines> call, Config config) {
    if (call.client().isPresent() && is(config.server(), "missing")) {
      call.error(RebootModel.SERVER, "No such server", "There is no server named missing.");
    }
  }

  private static boolean is(Value<String> value, String text) {
    return value instanceof Value.Known<String>(var known) && known.equals(text);
  }

  @Override
  public void invoke(ActionCall<Machines> call, Reboot in) throws Exception {
    var server = String.valueOf(in.server());
    call.client().called("reboot", server + " " + in.token());
    for (var step = 1; step <= in.steps(); step++) {
      call.progress("step " + step + " of " + in.steps() + " with " + in.token());
      Thread.sleep(in.pause());
    }
    if (server.equals("broken")) {
      throw new IOException("the power supply of broken does not answer");
    }
    if (server.equals("endless")) {
      awaitInterrupt(call);
    }
    call.client().called("rebooted", server);
  }

  private static void awaitInterrupt(ActionCall<Machines> call)
      throws IOException, InterruptedException {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      call.client().called("interrupted", "endless");
      call.progress("interrupted");
      throw e;
    }
  }
}
