package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.action.ActionCall;
import dev.terrane.provider.action.ActionPlanCall;
import dev.terrane.provider.action.ActionType;
import dev.terrane.provider.action.Planning;
import dev.terrane.provider.schema.SchemaKind;

/// Calls the methods of an action with values instead of views.
public final class ActionPart extends BlockType {
  private final ActionType<Object, Object, Object> type;

  // The author's types are erased here; the codecs of the same action restore them.
  @SuppressWarnings("unchecked")
  ActionPart(String typeName, ActionType<?, ?, ?> type) {
    super(
        SchemaKind.ACTION,
        "action",
        typeName,
        new AuthorType(type, type::schema, () -> type.views().config()));
    this.type = (ActionType<Object, Object, Object>) type;
  }

  /// Whether it implements `Planning`.
  public boolean plans() {
    return type instanceof Planning<?, ?>;
  }

  /// Calls the author's check of a planned invocation.
  @SuppressWarnings("unchecked")
  public void plan(ActionPlanCall<Object> call, ObjectValue config) throws Exception {
    ((Planning<Object, Object>) type).plan(call, configView(config));
  }

  public void invoke(ActionCall<Object> call, ObjectValue input) throws Exception {
    type.invoke(call, type.views().input().decode(seen(input)));
  }
}
