package dev.terrane.tests.records.pet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.terrane.testkit.ViewBuilder;
import dev.terrane.tests.records.ubi.Cluster;
import dev.terrane.tests.records.ubi.ClusterModel;
import java.util.List;
import org.junit.jupiter.api.Test;

class ViewBuilderTests {
  private static final ViewBuilder<ClusterModel.Input> INPUT =
      ViewBuilder.input(ClusterModel.resource())
          .with(ClusterModel.PROJECT_ID, "p")
          .with(ClusterModel.LOCATION, "eu")
          .with(ClusterModel.NAME, "a")
          .with(ClusterModel.VERSION, "1.33")
          .with(ClusterModel.WORKER_SIZE, "small");

  @Test
  void anInputHasWhatItIsGivenAndNothingElse() {
    var in = INPUT.with(ClusterModel.WORKER_NODES, 2).build();
    assertThat(in.location()).isEqualTo("eu");
    assertThat(in.workerNodes()).isEqualTo(2);
    assertThat(in.cpNodes()).isEmpty();
  }

  @Test
  void aBuilderThatIsSharedStaysAsItIs() {
    var two = INPUT.with(ClusterModel.WORKER_NODES, 2);
    assertThat(two.with(ClusterModel.WORKER_NODES, 3).build().workerNodes()).isEqualTo(3);
    assertThat(two.build().workerNodes()).isEqualTo(2);
  }

  @Test
  void allArgumentsThatAreMissingAreNamed() {
    assertThatIllegalStateException()
        .isThrownBy(ViewBuilder.input(ClusterModel.resource()).with(ClusterModel.NAME, "a")::build)
        .withMessage(
            "The Input of kubernetes_cluster needs values for location, version, worker_size,"
                + " worker_nodes.");
  }

  @Test
  void aRecordHasItsDefaultsAndItsDerivedValues() {
    var pet =
        ViewBuilder.state(PetModel.resource()).with(PetModel.NAME, "rex").with(PetModel.SERIAL, 1);
    assertThat(pet.build().shout()).isEqualTo(Pet.shout("rex"));
    assertThat(pet.build().words()).isEqualTo(2);
  }

  @Test
  void aRecordThatLacksAComputedValueIsRefusedWithItsName() {
    var cluster =
        ViewBuilder.state(ClusterModel.resource())
            .with(ClusterModel.PROJECT_ID, "p")
            .with(ClusterModel.PROJECT_ID, "p")
            .with(ClusterModel.LOCATION, "eu")
            .with(ClusterModel.NAME, "a")
            .with(ClusterModel.VERSION, "1.33")
            .with(ClusterModel.WORKER_SIZE, "small")
            .with(ClusterModel.WORKER_NODES, 2)
            .with(ClusterModel.CP_NODES, 1)
            .with(ClusterModel.STATE, "running")
            .with(ClusterModel.POOLS, List.<Cluster.Pool>of());
    assertThatIllegalStateException().isThrownBy(cluster::build).withMessageContaining("id");
    assertThat(cluster.with(ClusterModel.ID, "1").build().endpoint()).isNull();
  }
}
