package dev.terrane.tests.records.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.tests.core.TestCore;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The steps of `GeneratedConfigurationAT`. */
class GeneratedConfigurationCoreTests {
  @Test
  void theGeneratedConfigurationPlansEmptyAfterTheImport() {
    var kit = TestCore.of(new KitProviderType()).resource("kits_kit");
    assertThat(kit.importId("k").all()).isEmpty();
    var config = kit.generatedConfig();
    assertThat(attributes(config))
        .containsEntry("weight", CtyValue.number(7))
        .containsEntry("zone", CtyValue.string("north"))
        .containsEntry("note", CtyValue.string(""))
        .containsEntry("size_mb", CtyValue.number(2048));
    assertThat(attributes(config))
        .hasEntrySatisfying(
            "cover",
            cover -> assertThat(cover.toString()).contains("deep").doesNotContain("code-"));
    assertThat(List.of("serial", "pieces", "region", "size_gb", "pin"))
        .allSatisfy(absent ->
            assertThat(attributes(config))
                .hasEntrySatisfying(absent, value -> assertThat(value.isNull()).isTrue()));
    assertThat(kit.plan(config).action()).isEqualTo(Action.NO_OP);
  }

  private static Map<String, CtyValue> attributes(CtyValue value) {
    return ((ObjectValue) value).attributes();
  }
}
