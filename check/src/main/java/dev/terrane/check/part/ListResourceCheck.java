package dev.terrane.check.part;

import dev.terrane.check.config.Arguments;
import dev.terrane.engine.part.Kinds;

/// Lists objects with the author's arguments (L).
final class ListResourceCheck implements Check {
  private static final long LIMIT = 100;

  @Override
  public String name() {
    return "list";
  }

  @Override
  public boolean covers(CheckedPart part, CheckContext context) {
    return part.is(Kinds.LIST_RESOURCE)
        && !context.arguments().blocks("list", part.name()).isEmpty();
  }

  @Override
  public void run(CheckedPart part, CheckContext context) {
    var calls = context.provider().core().listResource(part.name());
    context
        .arguments()
        .blocks("list", part.name())
        .forEach((name, block) -> {
          var place = "list." + part.name() + "." + name;
          var config = Arguments.configuration(place, calls.schema(), block);
          var listed = calls.list(config, true, LIMIT);
          context.findings().succeeded("list", listed.findings().all());
        });
  }
}
