package dev.terrane.tests.records.manifest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import org.junit.jupiter.api.Test;

/** An object of any type through the engine. */
class ManifestLifeTests {
  private static final String POD =
      "{name = \"p\", manifest = {kind = \"Pod\", labels = [\"a\", \"b\"]}}";

  private final Kube kube = new Kube();
  private final TestInstance manifest = Serving.instance(kube, new ManifestResource());

  @Test
  void thePlanShowsWhatTheRemoteSideWillMakeOfIt() {
    assertThat(manifest.plan(POD).planned())
        .isEqualTo(
            manifest.value(
                "{name = \"p\", manifest = {kind = \"Pod\", labels = [\"a\", \"b\"]},"
                    + " computed_fields = [\"uid\"], object = {kind = \"Pod\", labels = [\"a\","
                    + " \"b\"], replicas = 1, status = 0}}"));
    assertThat(manifest.apply(POD).all()).isEmpty();
  }

  @Test
  void aManifestThatIsNotWhollyKnownIsNotTried() {
    var open = POD.replace("\"b\"", "?");
    assertThat(manifest.plan(open).planned().toString()).doesNotContain("replicas");
    assertThat(manifest.apply(open, POD).all()).isEmpty();
  }

  @Test
  void whatMovesAllTheTimeIsNoDriftAndTheFormerSpellingStays() {
    manifest.apply(POD);
    var before = manifest.state();
    kube.live();
    assertThat(manifest.refresh().all()).isEmpty();
    assertThat(manifest.state()).isEqualTo(before);
    assertThat(manifest.plan(POD).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void anotherManifestIsAnUpdateAlsoOfAnotherType() {
    manifest.apply(POD);
    var other = "{name = \"p\", manifest = {kind = \"Pod\", replicas = 3}}";
    assertThat(manifest.plan(other).action()).isEqualTo(Action.UPDATE);
    assertThat(manifest.apply(other).all()).isEmpty();
    assertThat(manifest.destroy().all()).isEmpty();
    assertThat(kube.get("p")).isEmpty();
  }
}
