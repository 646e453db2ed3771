package dev.terrane.tests.records.manifest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Value;
import dev.terrane.testkit.TestProvider;
import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.testkit.junit.ProviderTest;
import dev.terrane.tests.records.EmptyProvider;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The life cycle of an object of any type. */
@ProviderTest(EmptyProvider.class)
class ManifestLifeTests {
  private static final CtyValue KIND = CtyValue.string("Pod");
  private static final CtyValue LABELS =
      CtyValue.tuple(List.of(CtyValue.string("a"), CtyValue.string("b")));
  private static final CtyValue POD = CtyValue.object(Map.of("kind", KIND, "labels", LABELS));

  private final Kube kube = new Kube();
  private ResourceInstance<ManifestModel.Stored> manifest;

  @BeforeEach
  void manifest(Core core) {
    manifest =
        core.using(new TestProvider<>("test", kube, new ManifestResource()))
            .resource(ManifestModel.resource());
  }

  private static Configuration pod(Configuration in) {
    return in.set(ManifestModel.NAME, "p").set(ManifestModel.MANIFEST, POD);
  }

  @Test
  void thePlanContainsTheObjectOfTheRemoteSide() {
    var plan = manifest.plan(ManifestLifeTests::pod);
    assertThat(plan.get(ManifestModel.NAME)).isEqualTo(Value.known("p"));
    assertThat(plan.get(ManifestModel.MANIFEST)).isEqualTo(Value.known(POD));
    assertThat(plan.get(ManifestModel.COMPUTED_FIELDS)).isEqualTo(Value.known(List.of("uid")));
    var object =
        CtyValue.object(
            Map.of(
                "kind",
                KIND,
                "labels",
                LABELS,
                "replicas",
                CtyValue.number(1),
                "status",
                CtyValue.number(0)));
    assertThat(plan.get(ManifestModel.OBJECT)).isEqualTo(Value.known(object));
    manifest.apply(ManifestLifeTests::pod);
  }

  @Test
  void anObjectOfAnUnknownManifestIsUnknown() {
    assertThat(manifest.plan(ManifestLifeTests::unknown).isUnknown(ManifestModel.OBJECT)).isTrue();
    manifest.apply(ManifestLifeTests::unknown, ManifestLifeTests::pod);
  }

  private static Configuration unknown(Configuration in) {
    return pod(in).unknown(ManifestModel.MANIFEST);
  }

  @Test
  void anIgnoredDifferenceIsNoDriftAndTheStateKeepsItsValue() {
    manifest.apply(ManifestLifeTests::pod);
    var before = manifest.state();
    kube.live();
    assertThat(manifest.refresh().state()).isEqualTo(before);
    assertThat(manifest.plan(ManifestLifeTests::pod).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void anotherManifestIsAnUpdateAlsoOfAnotherType() {
    manifest.apply(ManifestLifeTests::pod);
    var other = CtyValue.object(Map.of("kind", KIND, "replicas", CtyValue.number(3)));
    assertThat(manifest.plan(in -> pod(in).set(ManifestModel.MANIFEST, other)).action())
        .isEqualTo(Action.UPDATE);
    manifest.apply(in -> pod(in).set(ManifestModel.MANIFEST, other));
    manifest.destroy();
    assertThat(kube.get("p")).isEmpty();
  }
}
