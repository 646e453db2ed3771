package dev.terrane.engine.log;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MaskedLogTests {
  private final List<Map<String, ?>> written = new ArrayList<>();
  private final Log log =
      new MaskedLog((_, _, fields) -> written.add(fields), text -> text.replace("4711", "***"));

  @Test
  void aNumberIsMaskedIfItIsSensitive() {
    log.write(Log.Level.INFO, "m", Map.of("pin", 4711L));
    assertThat(written).containsExactly(Map.of("pin", "***"));
  }

  @Test
  void otherNumbersAndBoolsKeepTheirType() {
    log.write(Log.Level.INFO, "m", Map.of("n", 42, "b", true));
    assertThat(written).containsExactly(Map.of("n", 42, "b", true));
  }
}
