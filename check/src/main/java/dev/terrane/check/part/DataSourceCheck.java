package dev.terrane.check.part;

import dev.terrane.check.config.Arguments;
import dev.terrane.engine.part.Kinds;

/// Reads a data source with the author's arguments (DS).
final class DataSourceCheck implements Check {
  @Override
  public String name() {
    return "read";
  }

  @Override
  public boolean covers(CheckedPart part, CheckContext context) {
    return part.is(Kinds.DATA_SOURCE) && !context.arguments().blocks("data", part.name()).isEmpty();
  }

  @Override
  public void run(CheckedPart part, CheckContext context) {
    var calls = context.provider().core().dataSource(part.name());
    context
        .arguments()
        .blocks("data", part.name())
        .forEach((name, block) -> {
          var place = "data." + part.name() + "." + name;
          var config = Arguments.configuration(place, calls.schema(), block);
          context.findings().succeeded("read", calls.read(config).findings().all());
        });
  }
}
