package dev.terrane.tests.records.manifest;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A cluster in memory that takes objects of any kind, completes them and counts their life. */
final class Kube {
  private final Map<String, CtyValue> objects = new LinkedHashMap<>();
  private int status;

  /** The result of a dry run of a manifest. */
  CtyValue dryRun(CtyValue manifest) {
    var members = new LinkedHashMap<String, CtyValue>();
    if (manifest instanceof ObjectValue(_, var given)) {
      members.putAll(given);
    }
    members.putIfAbsent("replicas", CtyValue.number(1));
    members.put("status", CtyValue.number(status));
    return CtyValue.object(members);
  }

  CtyValue apply(String name, CtyValue manifest) {
    var object = dryRun(manifest);
    objects.put(name, object);
    return object;
  }

  /** Time passes in the cluster. */
  void live() {
    status++;
    objects.replaceAll((_, object) -> dryRun(object));
  }

  Optional<CtyValue> get(String name) {
    return Optional.ofNullable(objects.get(name));
  }

  void delete(String name) {
    objects.remove(name);
  }
}
