package dev.terrane.check.part;

import dev.terrane.check.config.Arguments;
import dev.terrane.core.EphemeralResourceCalls;
import dev.terrane.engine.part.Kinds;

/// Opens, renews and closes an ephemeral resource with the author's arguments (E).
final class EphemeralResourceCheck implements Check {
  @Override
  public String name() {
    return "open";
  }

  @Override
  public boolean covers(CheckedPart part, CheckContext context) {
    return part.is(Kinds.EPHEMERAL_RESOURCE)
        && !context.arguments().blocks("ephemeral", part.name()).isEmpty();
  }

  @Override
  public void run(CheckedPart part, CheckContext context) {
    var calls = context.provider().core().ephemeralResource(part.name());
    context
        .arguments()
        .blocks("ephemeral", part.name())
        .forEach((name, block) -> {
          var place = "ephemeral." + part.name() + "." + name;
          var opened = calls.open(Arguments.configuration(place, calls.schema(), block));
          if (context.findings().succeeded("open", opened.findings().all())) {
            opened.instance().ifPresent(instance -> used(instance, context.findings()));
          }
        });
  }

  private static void used(EphemeralResourceCalls.Instance instance, Findings findings) {
    if (instance.renewAt().isPresent()) {
      findings.succeeded("renew", instance.renew().all());
    }
    findings.succeeded("close", instance.close().all());
  }
}
