package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.list.ListResourceType;
import dev.terrane.provider.list.Listed;
import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaException;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.schema.Trait;
import java.util.Optional;
import java.util.stream.Stream;

/// Calls the methods of a list resource with values instead of views.
public final class ListResourcePart extends BlockType {
  private final ListResourceType<Object, Object, Object, Object, Object> type;

  // The author's types are erased here; the codecs of the same list resource restore them.
  @SuppressWarnings("unchecked")
  ListResourcePart(String typeName, ListResourceType<?, ?, ?, ?, ?> type) {
    super(
        SchemaKind.LIST_RESOURCE,
        "list resource",
        typeName,
        new AuthorType(type, type::schema, () -> type.views().config()));
    this.type = (ListResourceType<Object, Object, Object, Object, Object>) type;
  }

  /// Core lists only resources with an identity (L1).
  @Override
  void check(Schema built) {
    if (managed().schema().members().stream().noneMatch(member -> member.is(Trait.IDENTITY))) {
      throw new SchemaException(
          "",
          "the resource "
              + typeName()
              + " has no identity, so it cannot be listed; add an identity attribute to it, or"
              + " remove the list resource (L1)");
    }
  }

  private ResourceModel<?, ?, ?, ?, Object, Object> managed() {
    return method("resource").required(type.resource());
  }

  /// Calls the author's method. The caller closes the stream.
  public Stream<Listed<Object, Object>> list(ListCall<Object> call, ObjectValue input)
      throws Exception {
    return method("list").required(type.list(call, type.views().input().decode(seen(input))));
  }

  /// The identity of a result, as an object of the managed resource without its other attributes.
  public ObjectValue identity(Listed<Object, Object> listed) {
    return managed().views().id().encode(method("list").required(listed.id()));
  }

  /// Reads the state of a result; empty if the object no longer exists.
  public Optional<ObjectValue> state(Listed<Object, Object> listed) throws Exception {
    var codec = managed().views().state();
    return method("list").required(listed.state().call()).map(codec::encode);
  }
}
