package dev.terrane.tests.records.s3;

import dev.terrane.tests.records.s3.BucketModel.GrantInput;
import dev.terrane.tests.records.s3.BucketModel.Input;
import dev.terrane.tests.records.s3.BucketModel.SettingsInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A cloud in memory, which chooses what was left open and spells policies its own way. */
final class MemoryAws implements Aws {
  private final Map<String, Bucket> buckets = new LinkedHashMap<>();
  private final Map<String, String> defaultTags;
  private final List<String> requests = new ArrayList<>();

  MemoryAws(Map<String, String> defaultTags) {
    this.defaultTags = defaultTags;
  }

  List<String> requests() {
    return List.copyOf(requests);
  }

  /** Adds an existing bucket. */
  void add(Bucket bucket) {
    buckets.put(bucket.bucket(), bucket);
  }

  @Override
  public Map<String, String> defaultTags() {
    return defaultTags;
  }

  @Override
  public void put(Input in) {
    requests.add("put " + in.bucket());
    var known = Optional.ofNullable(buckets.get(in.bucket())).map(Bucket::settings);
    buckets.put(
        in.bucket(),
        BucketModel.found(
            in.bucket(),
            new Tagged(in.tagged().tags(), in.tagged().tagsAll()),
            settings(in.bucket(), in.settings(), known),
            in.corsRule(),
            granted(in.grant())));
  }

  private static Bucket.Settings settings(
      String bucket, SettingsInput in, Optional<Bucket.Settings> known) {
    return new Bucket.Settings(
        in.region().or(() -> known.map(Bucket.Settings::region)).orElse("eu-central-1"),
        in.acl().or(() -> known.map(Bucket.Settings::acl)).orElse("private"),
        in.policy().map(policy -> policy.replace(" ", "")).orElse(null),
        in.versioned().or(() -> known.map(Bucket.Settings::versioned)).orElse(false),
        "arn:aws:s3:::" + bucket);
  }

  private static Set<Bucket.Grant> granted(Set<GrantInput> grants) {
    var all = new LinkedHashSet<Bucket.Grant>();
    for (var one : grants) {
      var grantee = one.email() == null ? "everybody" : "id-of-" + one.email();
      all.add(new Bucket.Grant(one.email(), one.permissions(), grantee));
    }
    return all;
  }

  @Override
  public Optional<Bucket> head(String bucket) {
    return Optional.ofNullable(buckets.get(bucket));
  }

  @Override
  public void delete(String bucket, boolean force) {
    requests.add((force ? "empty and delete " : "delete ") + bucket);
    buckets.remove(bucket);
  }
}
