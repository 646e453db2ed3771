package dev.terrane.tests.records.ubi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A cluster through the engine, on a cloud in memory. */
class ClusterLifeTests {
  private static final String SMALL =
      "{location = \"fsn1\", name = \"k8s\", version = \"1.33\", worker_size = \"standard-2\","
          + " worker_nodes = 2}";

  private final MemoryUbicloud cloud = new MemoryUbicloud();
  private final TestInstance cluster = Serving.instance(cloud, new ClusterResource());

  private static String with(String old, String now) {
    return SMALL.replace(old, now);
  }

  private String whole(String config, int nodes) {
    return config.replace(
        "}",
        ", project_id = \"pj0\", cp_nodes = 3, id = \"kc0\", state = \"running\","
            + " endpoint = \"https://kc0\", pools = [{id = \"np0\", name = \"workers\", nodes = "
            + nodes
            + "}]}");
  }

  @Test
  void livesFromCreateToDestroy() {
    assertThat(cluster.apply(SMALL).all()).isEmpty();
    assertThat(cluster.state()).isEqualTo(cluster.value(whole(SMALL, 2)));
    assertThat(cluster.destroy().all()).isEmpty();
    assertThat(cloud.requests()).containsExactly("create k8s", "delete k8s");
  }

  @Test
  void thePlanKnowsTheProjectThatTheUserDidNotWrite() {
    assertThat(cluster.plan(SMALL).planned())
        .isEqualTo(
            cluster.value(
                SMALL.replace(
                    "}",
                    ", project_id = \"pj0\", cp_nodes = ?!, id = ?!, state = ?!, endpoint = ?, pools"
                        + " = ?!}")));
  }

  @Test
  void theProjectThatTheUserWroteCounts() {
    var own = with("{", "{project_id = \"pj9\", ");
    assertThat(cluster.apply(own).all()).isEmpty();
    assertThat(cluster.plan(own).action()).isEqualTo(Action.NO_OP);
    assertThat(cluster.plan(SMALL).action()).isEqualTo(Action.REPLACE);
  }

  @Test
  void aNameIsPartOfTheIdentityAndChangesInPlace() {
    cluster.apply(SMALL);
    var renamed = with("k8s", "prod");
    assertThat(cluster.plan(renamed).action()).isEqualTo(Action.UPDATE);
    assertThat(cluster.apply(renamed).all()).isEmpty();
    assertThat(cluster.state()).isEqualTo(cluster.value(whole(renamed, 2)));
    assertThat(cloud.requests()).containsExactly("create k8s", "rename k8s to prod");
  }

  @Test
  void anotherPlaceNeedsAnotherCluster() {
    cluster.apply(SMALL);
    assertThat(cluster.plan(with("fsn1", "hel1")).replace()).containsExactly("location");
  }

  @Test
  void anUpgradeIsDoneInPlaceAndADowngradeIsAnotherCluster() {
    cluster.apply(SMALL);
    assertThat(cluster.plan(with("1.33", "1.34")).action()).isEqualTo(Action.UPDATE);
    assertThat(cluster.plan(with("1.33", "1.32")).replace()).containsExactly("version");
    assertThat(cluster.plan(with("\"1.33\"", "?")).action()).isEqualTo(Action.REPLACE);
  }

  @Test
  void poolsAreOnlyOpenWhenWhatTheyChangeWithChanges() {
    cluster.apply(SMALL);
    var renamed = cluster.plan(with("k8s", "prod")).planned();
    assertThat(renamed.toString()).contains("workers");
    var resized = cluster.plan(with("worker_nodes = 2", "worker_nodes = 3")).planned();
    assertThat(resized.toString()).doesNotContain("workers");
    assertThat(cluster.apply(with("worker_nodes = 2", "worker_nodes = 3")).all()).isEmpty();
    assertThat(cloud.requests()).last().isEqualTo("resize k8s to 3");
  }

  @Test
  void aFailureInTheMiddleOfAnUpdateKeepsWhatIsDone() {
    cluster.apply(SMALL);
    cloud.failAt("upgrade");
    var wanted = with("k8s", "prod").replace("1.33", "1.34").replace("nodes = 2", "nodes = 5");
    var findings = cluster.apply(wanted);
    assertThat(findings.ok()).isFalse();
    assertThat(findings.text()).contains("503 upgrade prod to 1.34");
    assertThat(cluster.state()).isEqualTo(cluster.value(whole(with("k8s", "prod"), 2)));
    cloud.failAt("");
    assertThat(cluster.apply(wanted).all()).isEmpty();
    assertThat(cloud.requests())
        .containsExactly(
            "create k8s", "rename k8s to prod", "upgrade prod to 1.34", "resize prod to 5");
  }

  @Test
  void aClusterThatNeverRunsIsKeptTaintedAndDestroyed() {
    cloud.endIn("no capacity in fsn1");
    var findings = cluster.apply(SMALL);
    assertThat(findings.text()).contains("cluster to run", "no capacity in fsn1");
    assertThat(cluster.stored().tainted()).isTrue();
    assertThat(cluster.destroy().all()).isEmpty();
    assertThat(cloud.requests()).containsExactly("create k8s", "delete k8s");
  }

  @Test
  void anOrderThatWasRefusedLeavesNothing() {
    cloud.failAt("create");
    assertThat(cluster.apply(SMALL).ok()).isFalse();
    assertThat(cluster.exists()).isFalse();
  }

  @Test
  void isImportedByTheThreePartsOfItsIdentity() {
    cluster.apply(SMALL);
    var imported = Serving.instance(cloud, new ClusterResource());
    assertThat(imported.importId("pj0/fsn1/k8s").all()).isEmpty();
    assertThat(imported.state()).isEqualTo(cluster.state());
    assertThat(imported.plan(SMALL).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void isImportedByItsIdentityAsAnObject() {
    cluster.apply(SMALL);
    var core = Serving.core(cloud, new ClusterResource());
    var session = core.start();
    assertThat(core.configure(session).all()).isEmpty();
    var identity = new TreeMap<String, CtyValue>();
    Map.of("project_id", "pj0", "location", "fsn1", "name", "k8s")
        .forEach((part, text) -> identity.put(part, CtyValue.string(text)));
    var sent = CtyValue.object(identity);
    var response =
        new ImportResourceState(session)
            .run(
                new ImportResourceState.Request(
                    "test_kubernetes_cluster",
                    "",
                    DynamicValue.of(sent, sent.type()),
                    ClientCapabilities.NONE));
    assertThat(response.diagnostics()).isEmpty();
    var imported = response.imported().getFirst().state();
    assertThat(imported.decode(ClusterModel.resource().schema().type()))
        .isEqualTo(cluster.value("{project_id = \"pj0\", location = \"fsn1\", name = \"k8s\"}"));
  }

  @Test
  void itsIdentityIsADataSourceForNothing() {
    cluster.apply(SMALL);
    var found = Serving.core(cloud, ClusterModel.dataSource(new ClusterResource()));
    var identity = "{project_id = \"pj0\", location = \"fsn1\", name = \"k8s\"}";
    assertThat(found.data("test_kubernetes_cluster", identity).toString())
        .contains("standard-2", "https://kc0", "workers");
    assertThat(found.dataFindings("test_kubernetes_cluster", identity.replace("k8s", "k9s")).ok())
        .isFalse();
    assertThat(found.dataFindings("test_kubernetes_cluster", "{name = \"k8s\"}").all())
        .map(one -> one.path().toString())
        .containsExactlyInAnyOrder("project_id", "location");
  }

  @Test
  void anImportIdWithTooFewPartsIsRefusedWithItsForm() {
    var findings = cluster.importId("fsn1/k8s");
    assertThat(findings.only().detail()).contains("{project_id}/{location}/{name}");
  }

  @Test
  void timeoutsAreTheUsersAndNeverTheAuthors() {
    var patient = SMALL.replace("}", ", timeouts = {create = \"90m\"}}");
    assertThat(cluster.apply(patient).all()).isEmpty();
    assertThat(cluster.plan(patient).action()).isEqualTo(Action.NO_OP);
    assertThat(cluster.validate(patient.replace("90m", "soon")).ok()).isFalse();
  }

  @Test
  void aTimeoutThatIsOverEndsTheWaitAndSaysHowToRaiseIt() {
    cloud.busyFor(1000);
    var findings = cluster.apply(SMALL.replace("}", ", timeouts = {create = \"50ms\"}}"));
    assertThat(findings.text()).contains("cluster to run", "create =");
    assertThat(cluster.stored().tainted()).isTrue();
  }

  @Test
  void aNameOutOfBoundsAndNoWorkersAreBothReported() {
    var findings = cluster.validate(with("k8s", "-k8s").replace("nodes = 2", "nodes = 0"));
    assertThat(findings.all())
        .map(one -> one.path().toString())
        .containsExactlyInAnyOrder("name", "worker_nodes");
  }
}
