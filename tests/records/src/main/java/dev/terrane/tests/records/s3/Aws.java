package dev.terrane.tests.records.s3;

import java.util.Map;
import java.util.Optional;

/** A cloud, as far as buckets need it. */
interface Aws {
  Map<String, String> defaultTags();

  void put(BucketModel.Input bucket);

  Optional<Bucket> head(String bucket);

  void delete(String bucket, boolean force);
}
