package dev.terrane.tests.records;

import dev.terrane.provider.Part;
import dev.terrane.testkit.TestProvider;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import java.util.List;

/// Parts with a client of the test, which outlives the sessions.
public final class Serving {
  private Serving() {}

  /// Core with a provider of some parts.
  public static <C> TestCore core(C client, List<? extends Part<? super C>> parts) {
    return TestCore.of(new TestProvider<C>("test", client, parts));
  }

  /// Core with a provider of one part.
  public static <C> TestCore core(C client, Part<? super C> part) {
    return core(client, List.of(part));
  }

  /// An instance of a resource that does not exist yet.
  public static <C> TestInstance instance(C client, Part<? super C> resource) {
    return core(client, resource).resource("test_" + resource.name());
  }
}
