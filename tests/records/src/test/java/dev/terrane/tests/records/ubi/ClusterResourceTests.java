package dev.terrane.tests.records.ubi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.terrane.provider.Failure;
import dev.terrane.testkit.Calls;
import dev.terrane.testkit.RecordedCall;
import dev.terrane.tests.records.ubi.ClusterModel.Input;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The resource's own methods: waits take no time here. */
class ClusterResourceTests {
  private static final Input SMALL = small(OptionalInt.empty());

  private final MemoryUbicloud cloud = new MemoryUbicloud();
  private final RecordedCall<Ubicloud> call = Calls.with(cloud);
  private final ClusterResource clusters = new ClusterResource();

  private static Input small(OptionalInt cpNodes) {
    return new Input("pj0", "fsn1", "k8s", "1.33", "standard-2", 2, cpNodes);
  }

  @Test
  void createWaitsUntilTheClusterRuns() throws Exception {
    cloud.busyFor(20);
    var made = clusters.create(call, SMALL);
    assertThat(made.state()).isEqualTo("running");
    assertThat(made.cpNodes()).isEqualTo(3);
    assertThat(call.checkpoints()).containsExactly(SMALL.stored());
  }

  @Test
  void aClusterThatIsBusyForEverIsAFailureOfTheTestAndNoHang() {
    cloud.busyFor(Integer.MAX_VALUE);
    assertThatExceptionOfType(Failure.class)
        .isThrownBy(() -> clusters.create(call.probes(5), SMALL))
        .withMessageContaining("Timed out waiting for cluster to run")
        .withMessageContaining("5 probes");
    assertThat(call.checkpoints()).hasSize(1);
  }

  @Test
  void whatTheUserLeftOpenNeverCountsAsAChange() {
    var before = small(OptionalInt.of(3)).stored();
    assertThat(SMALL.since(before).isEmpty()).isTrue();
    assertThat(small(OptionalInt.of(5)).since(before).has(ClusterModel.CP_NODES)).isTrue();
    assertThat(small(OptionalInt.of(3)).since(before).isEmpty()).isTrue();
  }

  @Test
  void deleteWaitsUntilTheClusterIsGone() throws Exception {
    clusters.create(call, SMALL);
    clusters.delete(call, SMALL.stored());
    assertThat(clusters.find(call, SMALL.stored().toId())).isEmpty();
  }
}
