package dev.terrane.benchmarks.lifecycles;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A resource of 20 attributes of most kinds, kept in memory. */
final class Machine implements HandleResource<Map<String, ObjectView>> {
  static final Attribute<String> NAME = Attribute.string("name").required().identity();
  static final Attribute<String> REGION = Attribute.string("region").required().requiresReplace();
  static final Attribute<String> IMAGE = Attribute.string("image").optional();
  static final Attribute<String> NOTE = Attribute.string("note").optional();
  static final Attribute<String> SIZE = Attribute.string("size").defaultTo("small");
  static final Attribute<String> ADDRESS = Attribute.string("address").orSet().stable();
  static final Attribute<String> PASSWORD = Attribute.string("password").optional().sensitive();
  static final Attribute<Integer> CORES = Attribute.int32("cores").optional();
  static final Attribute<Long> MEMORY = Attribute.int64("memory").optional();
  static final Attribute<Boolean> ENABLED = Attribute.bool("enabled").optional();
  static final Attribute<List<String>> KEYS =
      Attribute.of("keys", AttributeType.list(AttributeType.STRING)).optional();
  static final Attribute<Set<String>> GROUPS =
      Attribute.of("groups", AttributeType.set(AttributeType.STRING)).optional();
  static final Attribute<Map<String, String>> LABELS =
      Attribute.of("labels", AttributeType.map(AttributeType.STRING)).optional();
  static final Attribute<String> PATH = Attribute.string("path").required();
  static final Attribute<Integer> CAPACITY = Attribute.int32("capacity").optional();
  static final NestedObject<ObjectView> DISK = NestedObject.of(PATH, CAPACITY);
  static final Attribute<List<ObjectView>> DISKS = DISK.attributeList("disks").optional();
  static final Attribute<ObjectView> SWAP = DISK.attribute("swap").optional();
  static final Attribute<List<ObjectView>> VOLUMES = DISK.blockList("volume");
  static final Attribute<String> ID = Attribute.string("id").computed().stable();
  static final Attribute<Integer> NUMBER = Attribute.int32("number").computed().stable();
  static final Attribute<Integer> REVISION = Attribute.int32("revision").computed();
  static final Attribute<String> LABEL =
      Attribute.string("label").derived(in -> in.get(REGION) + "/" + in.get(NAME), REGION, NAME);

  static final Schema SCHEMA =
      Schema.resource(
          NAME, REGION, IMAGE, NOTE, SIZE, ADDRESS, PASSWORD, CORES, MEMORY, ENABLED, KEYS, GROUPS,
          LABELS, DISKS, SWAP, VOLUMES, ID, NUMBER, REVISION, LABEL);

  @Override
  public String name() {
    return "machine";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public ObjectView create(ApplyCall<Map<String, ObjectView>> call, ObjectView in) {
    var address = in.find(ADDRESS).orElse("10.0.0.1");
    var made =
        in.with(ID, "id of " + in.get(NAME))
            .with(ADDRESS, address)
            .with(NUMBER, 1)
            .with(REVISION, 1);
    call.client().put(in.get(NAME), made);
    return made;
  }

  @Override
  public ObjectView update(
      ApplyCall<Map<String, ObjectView>> call, ObjectView before, ObjectView in) {
    var changed = in.with(REVISION, before.get(REVISION) + 1);
    call.client().put(in.get(NAME), changed);
    return changed;
  }

  @Override
  public Optional<ObjectView> read(Call<Map<String, ObjectView>> call, ObjectView last) {
    return Optional.ofNullable(call.client().get(last.get(NAME)));
  }

  @Override
  public void delete(Call<Map<String, ObjectView>> call, ObjectView last) {
    call.client().remove(last.get(NAME));
  }
}
