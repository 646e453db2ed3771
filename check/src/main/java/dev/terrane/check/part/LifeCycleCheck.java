package dev.terrane.check.part;

import dev.terrane.engine.part.Kinds;

/// Runs the life of an object for each of the author's blocks.
final class LifeCycleCheck implements Check {
  @Override
  public String name() {
    return "life-cycle";
  }

  @Override
  public boolean covers(CheckedPart part, CheckContext context) {
    return part.is(Kinds.RESOURCE)
        && PartConfigurations.schema(part, context).isPresent()
        && !context.arguments().blocks("resource", part.name()).isEmpty();
  }

  @Override
  public void run(CheckedPart part, CheckContext context) {
    context
        .arguments()
        .blocks("resource", part.name())
        .forEach((name, block) -> new LifeCycle(part, name, context).run(block));
  }
}
