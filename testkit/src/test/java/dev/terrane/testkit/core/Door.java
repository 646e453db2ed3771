package dev.terrane.testkit.core;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Doors in memory. Tests override a method to break a rule.
class Door implements HandleResource<Map<String, ObjectView>> {
  static final Attribute<String> NAME = Attribute.string("name").required().identity();
  static final Attribute<Integer> WIDTH = Attribute.int32("width").optional();
  static final Attribute<String> KEY = Attribute.string("key").optional().sensitive();
  static final Attribute<Integer> NUMBER = Attribute.int32("number").computed().stable();

  private static final Schema SCHEMA = Schema.resource(NAME, WIDTH, KEY, NUMBER);

  /// A provider of this resource, with its remote side.
  ProviderType<ObjectView, Map<String, ObjectView>> provider() {
    return new House(this, new HashMap<>());
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

  private record House(Door door, Map<String, ObjectView> doors)
      implements ProviderType<ObjectView, Map<String, ObjectView>>,
          Provider<ObjectView, Map<String, ObjectView>> {
    @Override
    public String name() {
      return "house";
    }

    @Override
    public Schema schema() {
      return Schema.provider();
    }

    @Override
    public Codec<ObjectView> codec() {
      return Codec.known(schema());
    }

    @Override
    public Provider<ObjectView, Map<String, ObjectView>> provider() {
      return this;
    }

    @Override
    public Map<String, ObjectView> connect(Connecting call, ObjectView config) {
      return doors;
    }

    @Override
    public List<? extends Part<? super Map<String, ObjectView>>> parts() {
      return List.of(door);
    }
  }
}
