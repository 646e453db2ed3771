package dev.terrane.check.part;

import dev.terrane.check.config.Arguments;
import dev.terrane.engine.part.Kinds;

/// Plans and invokes an action with the author's arguments (AC).
final class ActionCheck implements Check {
  @Override
  public String name() {
    return "invoke";
  }

  @Override
  public boolean covers(CheckedPart part, CheckContext context) {
    return part.is(Kinds.ACTION) && !context.arguments().blocks("action", part.name()).isEmpty();
  }

  @Override
  public void run(CheckedPart part, CheckContext context) {
    var calls = context.provider().core().action(part.name());
    context
        .arguments()
        .blocks("action", part.name())
        .forEach((name, block) -> {
          var place = "action." + part.name() + "." + name;
          var config = Arguments.configuration(place, calls.schema(), block);
          context.findings().succeeded("invoke", calls.invoke(config).findings().all());
        });
  }
}
