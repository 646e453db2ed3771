package dev.terrane.tests.records.sizes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Shared predicates, constants and formulas inside blocks. The record of a block contains its
 * computed values, which a configuration must not set, so its handle cannot set the block.
 */
class NumbersInBlocksTests {
  private final Map<String, Volume> volumes = new HashMap<>();
  private final TestInstance volume = Serving.instance(volumes, new VolumeResource());

  @ParameterizedTest
  @CsvSource({"size = 2, size = 3, UPDATE", "size = 3, size = 2, REPLACE"})
  void aBlockUsesTheSharedPredicate(String before, String after, Action action) {
    volume.apply("{name = \"m\", part = [{name = \"p\", " + before + "}]}");
    assertThat(volume.plan("{name = \"m\", part = [{name = \"p\", " + after + "}]}").action())
        .isEqualTo(action);
  }

  @Test
  void aBlockHasTheSharedDefaultAndFormula() {
    assertThat(volume.apply("{name = \"n\", part = [{name = \"p\"}]}").all()).isEmpty();
    assertThat(volumes.values())
        .flatExtracting(Volume::part)
        .containsExactly(new Volume.Piece("p", 1, "p:1"));
  }
}
