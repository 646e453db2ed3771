package dev.terrane.tests.records.s3;

import dev.terrane.testkit.TestProvider;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.testkit.faults.RemoteCalls;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Buckets whose cloud fails, and buckets with any valid arguments. */
class BucketFaultTests {
  private final MemoryAws aws = new MemoryAws(Map.of("team", "red"));

  private ResourceInstance<BucketModel.Stored> bucket() {
    var calls = new RemoteCalls();
    var type = new TestProvider<Aws>("test", aws, new BucketResource());
    return Core.of(calls.observe(type, (observed, client) -> observed.of(Aws.class, client)))
        .resource(BucketModel.resource());
  }

  @Test
  void aBucketSurvivesEveryFault() {
    bucket()
        .apply(in -> in.set(BucketModel.BUCKET, "b"))
        .apply(in -> in.set(BucketModel.BUCKET, "b").set(TaggedModel.TAGS, Map.of("cost", "7")))
        .apply(in -> in.set(BucketModel.BUCKET, "c"))
        .survivesEveryFault();
  }

  @Test
  void aBucketLivesWithEachValidConfiguration() {
    bucket().generated().count(20).live();
  }
}
