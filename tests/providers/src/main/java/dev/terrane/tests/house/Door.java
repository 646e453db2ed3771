package dev.terrane.tests.house;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Doors in memory. Tests override a method to break a rule.
public class Door implements HandleResource<Map<String, ObjectView>> {
  public static final Attribute<String> NAME = Attribute.string("name").required().identity();
  public static final Attribute<Integer> WIDTH = Attribute.int32("width").optional();
  public static final Attribute<String> KEY = Attribute.string("key").optional().sensitive();
  public static final Attribute<Integer> NUMBER = Attribute.int32("number").computed().stable();

  private static final Schema SCHEMA = Schema.resource(NAME, WIDTH, KEY, NUMBER);

  /// A provider of this resource, with its remote side.
  public House provider() {
    return new House(this, new ConcurrentHashMap<>());
  }

  @Override
  public String name() {
    return "door";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public ObjectView create(ApplyCall<Map<String, ObjectView>> call, ObjectView in) {
    call.log().info("creating " + in.get(NAME));
    var made = in.with(NUMBER, call.client().size() + 1);
    call.client().put(in.get(NAME), made);
    return made;
  }

  @Override
  public ObjectView update(
      ApplyCall<Map<String, ObjectView>> call, ObjectView before, ObjectView in) {
    var changed = in.with(NUMBER, before.get(NUMBER));
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
