package dev.terrane.tests.records.s3;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Predicts tags; shared by all resources that have some. */
interface Tagging extends TaggedModel.Planned<Aws> {
  @Override
  default Map<String, String> planTagsAll(Aws client, @Nullable Map<String, String> tags) {
    var all = new TreeMap<>(client.defaultTags());
    if (tags != null) {
      all.putAll(tags);
    }
    return all;
  }
}
