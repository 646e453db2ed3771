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

/** A predicate, a constant and a formula of another class, which two records share. */
class NumbersTests {
  private final Map<String, Disk> disks = new HashMap<>();
  private final Map<String, Volume> volumes = new HashMap<>();
  private final TestInstance disk = Serving.instance(disks, new DiskResource());
  private final TestInstance volume = Serving.instance(volumes, new VolumeResource());

  @ParameterizedTest
  @CsvSource({"size = 2, size = 3, UPDATE", "size = 3, size = 2, REPLACE"})
  void bothRecordsAskTheSamePredicate(String before, String after, Action action) {
    disk.apply("{name = \"n\", " + before + "}");
    assertThat(disk.plan("{name = \"n\", " + after + "}").action()).isEqualTo(action);
    var copies = volume.apply("{name = \"n\", " + before.replace("size", "copies") + "}");
    assertThat(copies.all()).isEmpty();
    assertThat(volume.plan("{name = \"n\", " + after.replace("size", "copies") + "}").action())
        .isEqualTo(action);
    volume.apply("{name = \"m\", part = [{name = \"p\", " + before + "}]}");
    assertThat(volume.plan("{name = \"m\", part = [{name = \"p\", " + after + "}]}").action())
        .isEqualTo(action);
  }

  @Test
  void bothRecordsHaveTheSameDefaultAndFormula() {
    assertThat(disk.apply("{name = \"n\"}").all()).isEmpty();
    assertThat(disks).containsEntry("n", new Disk("n", 1, "n:1"));
    assertThat(volume.apply("{name = \"n\", part = [{name = \"p\"}]}").all()).isEmpty();
    assertThat(volumes.values())
        .flatExtracting(Volume::part)
        .containsExactly(new Volume.Piece("p", 1, "p:1"));
  }
}
