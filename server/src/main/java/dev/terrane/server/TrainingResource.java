package dev.terrane.server;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import java.util.List;
import java.util.Optional;

/**
 * A resource in memory with a value of each kind in each nesting, so that training exercises the
 * whole engine.
 */
final class TrainingResource implements HandleResource<Object> {
  static final String NAME = "terrane_training";

  private static final Attribute<String> ID = Attribute.string("id").required().identity();
  private static final Attribute<String> MADE = Attribute.string("made").computed();
  private static final Attribute<String> TEXT =
      Attribute.string("text").defaultTo("text").check(Check.pattern("[a-z]+"));

  private static final List<Attribute<?>> MEMBERS =
      List.of(
          ID,
          MADE,
          TEXT,
          Attribute.string("derived").derived(object -> object.get(TEXT) + "!", TEXT),
          Attribute.string("fixed").optional().requiresReplace(),
          Attribute.string("secret").optional().sensitive(),
          Attribute.string("spelled").optional().sameWhen(String::equalsIgnoreCase),
          Attribute.string("written").optional().writeOnly(),
          Attribute.bool("flag").optional(),
          Attribute.int64("count_of").optional(),
          Attribute.number("number").optional(),
          Attribute.of("any", AttributeType.ANY).optional(),
          Attribute.of("texts", AttributeType.list(AttributeType.STRING)).optional(),
          Attribute.of("text_set", AttributeType.set(AttributeType.STRING)).optional(),
          Attribute.of("text_map", AttributeType.map(AttributeType.STRING)).optional(),
          object().attribute("single").optional(),
          object().attributeList("list").optional(),
          object().attributeSet("set").optional(),
          object().attributeMap("map").optional(),
          object().block("block"),
          object().blockList("block_list"),
          object().blockSet("block_set"),
          object().blockMap("block_map"));

  private static NestedObject<ObjectView> object() {
    return NestedObject.of(
        Attribute.string("name").required(),
        Attribute.string("kind").defaultTo("kind"),
        Attribute.int64("size").optional());
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Schema schema() {
    return Schema.of(SchemaKind.RESOURCE, MEMBERS);
  }

  @Override
  public ObjectView create(ApplyCall<Object> call, ObjectView in) {
    return call.checkpoint(in.with(MADE, "made " + in.get(ID)));
  }

  @Override
  public ObjectView update(ApplyCall<Object> call, ObjectView before, ObjectView in) {
    return in.with(MADE, before.get(MADE));
  }

  @Override
  public Optional<ObjectView> read(Call<Object> call, ObjectView last) {
    return Optional.of(last);
  }

  @Override
  public void delete(Call<Object> call, ObjectView last) {
    call.log().debug("deleted " + last.get(ID));
  }
}
