package dev.terrane.tests.records.sizes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.testkit.TestProvider;
import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.testkit.junit.ProviderTest;
import dev.terrane.tests.records.EmptyProvider;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A predicate, a constant and a formula of another class, which two records share. */
@ProviderTest(EmptyProvider.class)
class NumbersTests {
  private final Map<String, Disk> disks = new HashMap<>();
  private final Map<String, Volume> volumes = new HashMap<>();
  private ResourceInstance<DiskModel.Stored> disk;
  private ResourceInstance<VolumeModel.Stored> volume;

  @BeforeEach
  void resources(Core core) {
    disk =
        core.using(new TestProvider<>("test", disks, new DiskResource()))
            .resource(DiskModel.resource());
    volume =
        core.using(new TestProvider<>("test", volumes, new VolumeResource()))
            .resource(VolumeModel.resource());
  }

  private static Configuration sized(Configuration in, long size) {
    return in.set(DiskModel.NAME, "n").set(DiskModel.SIZE, size);
  }

  private static Configuration copied(Configuration in, int copies) {
    return in.set(VolumeModel.NAME, "n").set(VolumeModel.COPIES, copies);
  }

  @ParameterizedTest
  @CsvSource({"2, 3, UPDATE", "3, 2, REPLACE"})
  void bothRecordsUseTheSamePredicate(int before, int after, Action action) {
    disk.apply(in -> sized(in, before));
    assertThat(disk.plan(in -> sized(in, after)).action()).isEqualTo(action);
    volume.apply(in -> copied(in, before));
    assertThat(volume.plan(in -> copied(in, after)).action()).isEqualTo(action);
  }

  @Test
  void theDefaultAndTheFormulaAreThoseOfTheOtherClass() {
    disk.apply(in -> in.set(DiskModel.NAME, "n"));
    assertThat(disks).containsEntry("n", new Disk("n", 1, "n:1"));
  }
}
