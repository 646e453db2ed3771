package dev.terrane.tests.house;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// A provider of doors in memory.
///
/// @param door the resource
/// @param doors the remote side: the doors by name
/// @param others the parts of other kinds
public record House(
    Door door,
    Map<String, ObjectView> doors,
    List<? extends Part<? super Map<String, ObjectView>>> others)
    implements ProviderType<ObjectView, Map<String, ObjectView>>,
        Provider<ObjectView, Map<String, ObjectView>> {
  /// A house without doors.
  public House() {
    this(new Door(), new ConcurrentHashMap<>());
  }

  /// A house of doors only.
  public House(Door door, Map<String, ObjectView> doors) {
    this(door, doors, List.of());
  }

  /// The same house with another part.
  public House with(Part<? super Map<String, ObjectView>> part) {
    return new House(door, doors, List.of(part));
  }

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
    var parts = new ArrayList<Part<? super Map<String, ObjectView>>>(others);
    parts.add(door);
    return parts;
  }
}
