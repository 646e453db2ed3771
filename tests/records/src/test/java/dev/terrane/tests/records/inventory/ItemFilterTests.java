package dev.terrane.tests.records.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.rules.Notation;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The timeouts of a list resource.
class ItemFilterTests {
  private static final Schema SCHEMA = ItemFilterModel.listResource().schema();

  @Test
  void timeoutsOfAListHaveTheAuthorsDescription() {
    var timeouts =
        SCHEMA.members().stream()
            .filter(one -> one.name().equals("timeouts"))
            .findFirst()
            .flatMap(one -> one.nested())
            .orElseThrow();
    assertThat(timeouts.members())
        .singleElement()
        .satisfies(list -> {
          assertThat(list.name()).isEqualTo("list");
          assertThat(list.rules().description()).contains("How long all pages may take together.");
        });
    assertThat(SCHEMA.timeouts().orElseThrow().defaults())
        .isEqualTo(Map.of(Operation.LIST, Duration.ofMinutes(5)));
  }

  @Test
  void theTimeoutsAreNoComponentOfTheFilter(@TempDir Path root) {
    var core = TestCore.of(new InventoryProviderType()).configure("{root = \"" + root + "\"}");
    var calls = core.listResource("inventory_item");
    var config = Notation.object(SCHEMA.members(), "{prefix = \"a\", timeouts = {list = \"1h\"}}");
    var result = calls.list(config, false, 10);
    assertThat(result.findings().all()).isEmpty();
    assertThat(result.objects()).isEmpty();
  }
}
