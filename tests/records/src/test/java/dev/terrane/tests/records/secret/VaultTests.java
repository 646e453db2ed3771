package dev.terrane.tests.records.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import dev.terrane.tests.records.secret.VaultResource.Received;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Write-only values that a configuration must contain. */
class VaultTests {
  private static final String CONFIG =
      "{name = \"v\", master = \"abc\", pin = 1, pin_version = 1,"
          + " keys = [{holder = \"me\", secret = \"s\"}],"
          + " spares = {safe = {holder = \"us\", secret = \"t\"}}}";

  private final Map<String, Received> client = new HashMap<>();
  private final TestInstance vault = Serving.instance(client, new VaultResource());

  @Test
  void eachCreateAndUpdateReceivesARequiredWriteOnlyValue() {
    assertThat(vault.apply(CONFIG).all()).isEmpty();
    assertThat(client).containsEntry("v", new Received(3, true, List.of(true, true)));
    assertThat(vault.plan(CONFIG).action()).isEqualTo(Action.NO_OP);
    assertThat(vault.state().toString()).doesNotContain("abc");

    assertThat(vault.apply(CONFIG.replace("\"me\"", "\"you\"").replace("abc", "abcd")).all())
        .isEmpty();
    assertThat(client).containsEntry("v", new Received(4, false, List.of(true, true)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "master = \"abc\",; master",
        "pin = 1,; pin",
        ", secret = \"s\"; keys[0].secret",
        ", secret = \"t\"; spares[\"safe\"].secret"
      })
  void aConfigurationWithoutItIsRefused(String left, String path) {
    assertThat(vault.validate(CONFIG.replace(left, "")).all())
        .extracting(finding -> finding.path().toString())
        .contains(path);
  }
}
