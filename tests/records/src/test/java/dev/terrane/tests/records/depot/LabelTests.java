package dev.terrane.tests.records.depot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.core.StoredObject;
import dev.terrane.engine.Bytes;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Former records of a resource that was renamed: they serve moves and upgrades.
class LabelTests {
  private static final String OWN = "registry.opentofu.org/acme/depot";
  private static final String BUILTIN = "terraform.io/builtin/terraform";
  private static final String TICKET = "{\"keepers\":null,\"note\":\"n\",\"number\":\"7\"}";

  private final TestInstance label =
      TestCore.of(new DepotProviderType()).configure("{root = \"x\"}").resource("depot_label");

  private static StoredObject stored(long version, String json) {
    var bytes = Bytes.of(json.getBytes(StandardCharsets.UTF_8));
    return new StoredObject(bytes, Bytes.EMPTY, false, version, Optional.empty());
  }

  @Test
  void aStateOfAnotherTypeIsMoved() {
    assertThat(label.move(OWN, "depot_ticket", stored(0, TICKET)).all()).isEmpty();
    assertThat(label.state()).isEqualTo(label.value("{number = \"7\", text = \"n\"}"));
    assertThat(label.plan("{text = \"n\"}").action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void theSameRecordUpgradesAStateOfAnEarlierVersion() {
    label.holding(stored(0, TICKET));
    assertThat(label.plan("{text = \"n\"}").action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void anyVersionOfATypeOfAnotherProviderIsMoved() {
    var data = stored(5, "{\"id\":\"i\",\"input\":{\"value\":1,\"type\":\"number\"}}");
    assertThat(label.move(BUILTIN, "terraform_data", data).all()).isEmpty();
    assertThat(label.state()).isEqualTo(label.value("{number = \"i\"}"));
  }

  @Test
  void theSameTypeOfAnotherProviderIsNotMoved() {
    assertThat(label.move("x.org/other/shop", "depot_ticket", stored(0, TICKET)).only().detail())
        .contains(
            "depot_ticket (version 0)",
            "terraform_data of the provider terraform.io/builtin/terraform");
  }
}
