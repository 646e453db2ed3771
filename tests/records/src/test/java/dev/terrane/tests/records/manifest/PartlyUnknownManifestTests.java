package dev.terrane.tests.records.manifest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.records.Serving;
import org.junit.jupiter.api.Test;

/** A manifest with an unknown element, which the published test kit cannot express. */
class PartlyUnknownManifestTests {
  @Test
  void aManifestThatIsPartlyUnknownIsNotSentToTheDryRun() {
    var manifest = Serving.instance(new Kube(), new ManifestResource());
    var known = "{name = \"p\", manifest = {kind = \"Pod\", labels = [\"a\", \"b\"]}}";
    var unknown = known.replace("\"b\"", "?");
    assertThat(manifest.plan(unknown).planned().toString()).doesNotContain("replicas");
    assertThat(manifest.apply(unknown, known).all()).isEmpty();
  }
}
