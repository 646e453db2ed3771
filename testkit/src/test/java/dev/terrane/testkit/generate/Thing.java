package dev.terrane.testkit.generate;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.TestProvider;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Things in memory, with a check of each kind. Tests override a method to plant a mistake.
class Thing implements HandleResource<Map<String, ObjectView>> {
  static final Attribute<String> NAME =
      Attribute.string("name").required().identity().check(Check.pattern("[a-z]{3}-[0-9]{2}"));
  static final Attribute<Integer> SIZE =
      Attribute.int32("size").required().check(Check.between(10, 12));
  static final Attribute<String> MODE =
      Attribute.string("mode").optional().check(Check.oneOf("read", "write"));
  static final Attribute<String> TEXT =
      Attribute.string("text").optional().check(Check.length(3, 5));
  static final Attribute<List<String>> TAGS =
      Attribute.of("tags", AttributeType.list(AttributeType.STRING))
          .optional()
          .check(Check.size(1, 2))
          .check(Check.each(Check.pattern("t[0-9]")));
  static final Attribute<Integer> COUNT = Attribute.int32("count").required();
  static final Attribute<List<ObjectView>> PART =
      NestedObject.of(COUNT).blockList("part").items(0, 2);

  private static final Schema SCHEMA = Schema.resource(NAME, SIZE, MODE, TEXT, TAGS, PART);

  final List<ObjectView> created = new ArrayList<>();

  /// A provider of this resource.
  ProviderType<ObjectView, Map<String, ObjectView>> provider() {
    return new TestProvider<>("store", new HashMap<>(), this);
  }

  @Override
  public String name() {
    return "thing";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public ObjectView create(ApplyCall<Map<String, ObjectView>> call, ObjectView in) {
    created.add(in);
    call.client().put(in.get(NAME), in);
    return in;
  }

  @Override
  public ObjectView update(
      ApplyCall<Map<String, ObjectView>> call, ObjectView before, ObjectView in) {
    call.client().put(in.get(NAME), in);
    return in;
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
