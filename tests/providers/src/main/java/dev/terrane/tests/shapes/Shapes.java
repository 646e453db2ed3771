package dev.terrane.tests.shapes;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A resource with one place of each nesting; each element gets an id when it is made, and keeps
/// it.
final class Shapes implements HandleResource<Object> {
  private static final Attribute<String> TITLE = Attribute.string("title").required();
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> NOTE = Attribute.string("note").defaultTo("plain");
  private static final Attribute<String> ID = Attribute.string("id").computed().stable();
  private static final NestedObject<ObjectView> ITEM = NestedObject.of(NAME, NOTE, ID);

  private final String name;
  private final Places places;
  private final Schema schema;

  /// The places of items.
  private record Places(
      Attribute<ObjectView> one,
      Attribute<List<ObjectView>> many,
      Attribute<Set<ObjectView>> bag,
      Attribute<Map<String, ObjectView>> keyed) {}

  private Shapes(String name, Places places) {
    this.name = name;
    this.places = places;
    this.schema = Schema.resource(TITLE, places.one(), places.many(), places.bag(), places.keyed());
  }

  static Shapes blocks() {
    return new Shapes(
        "blocks",
        new Places(
            ITEM.block("one"),
            ITEM.blockList("many"),
            ITEM.blockSet("bag"),
            ITEM.blockMap("keyed")));
  }

  static Shapes attributes() {
    return new Shapes(
        "attributes",
        new Places(
            ITEM.attribute("one").optional(),
            ITEM.attributeList("many").optional(),
            ITEM.attributeSet("bag").optional(),
            ITEM.attributeMap("keyed").optional()));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Schema schema() {
    return schema;
  }

  @Override
  public ObjectView create(ApplyCall<Object> call, ObjectView in) {
    return in.with(places.one(), in.find(places.one()).map(Shapes::made).orElse(null))
        .with(
            places.many(),
            in.find(places.many()).map(all -> all.stream().map(Shapes::made).toList()).orElse(null))
        .with(places.bag(), in.find(places.bag()).map(Shapes::made).orElse(null))
        .with(places.keyed(), in.find(places.keyed()).map(Shapes::made).orElse(null));
  }

  private static ObjectView made(ObjectView item) {
    return item.find(ID).isPresent() ? item : item.with(ID, "id of " + item.get(NAME));
  }

  private static Set<ObjectView> made(Set<ObjectView> items) {
    var made = new LinkedHashSet<ObjectView>();
    items.forEach(item -> made.add(made(item)));
    return made;
  }

  private static Map<String, ObjectView> made(Map<String, ObjectView> items) {
    var made = new LinkedHashMap<String, ObjectView>();
    items.forEach((key, item) -> made.put(key, made(item)));
    return made;
  }

  @Override
  public ObjectView update(ApplyCall<Object> call, ObjectView before, ObjectView in) {
    return create(call, in);
  }

  @Override
  public Optional<ObjectView> read(Call<Object> call, ObjectView last) {
    return Optional.of(last);
  }

  @Override
  public void delete(Call<Object> call, ObjectView last) {}
}
