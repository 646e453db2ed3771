package dev.terrane.tests.house;

import dev.terrane.provider.Failure;
import dev.terrane.provider.list.HandleListResource;
import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.list.Listed;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;

/// Lists the doors by name.
public class Doors implements HandleListResource<Map<String, ObjectView>> {
  public static final Attribute<String> PREFIX = Attribute.string("prefix").optional();
  private static final Schema SCHEMA = Schema.listResource(PREFIX);

  @Override
  public Door resource() {
    return new Door();
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public Stream<Listed<ObjectView, ObjectView>> list(
      ListCall<Map<String, ObjectView>> call, ObjectView in) {
    var prefix = in.find(PREFIX).orElse("");
    if (prefix.isBlank() && in.find(PREFIX).isPresent()) {
      throw new Failure("Blank prefix", "Omit it to list all doors.");
    }
    return call.client().values().stream()
        .filter(door -> door.get(Door.NAME).startsWith(prefix))
        .sorted(Comparator.comparing(door -> door.get(Door.NAME)))
        .map(door -> {
          var id = ObjectView.EMPTY.with(Door.NAME, door.get(Door.NAME));
          return Listed.of(id, "door " + door.get(Door.NAME), () -> door);
        });
  }
}
