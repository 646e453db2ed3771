package dev.terrane.rpc.action;

import dev.terrane.engine.part.Kinds;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.WireKind;
import dev.terrane.rpc.message.FieldType;
import dev.terrane.rpc.message.FieldTypes;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.schema.SchemaFields;
import java.util.List;

/** Actions on the wire. */
public final class ActionKind {
  public static final WireKind<Schema> ACTION =
      new WireKind<>(
              Kinds.ACTION,
              9,
              11,
              ActionKind::declaration,
              List.of(
                  ValidateActionConfigRpc.VALIDATE_ACTION_CONFIG,
                  PlanActionRpc.PLAN_ACTION,
                  InvokeActionRpc.INVOKE_ACTION))
          .metadataFieldInV5(8);

  private ActionKind() {}

  /** A message that contains the schema. */
  private static FieldType<Schema> declaration(Protocol protocol) {
    var schema = SchemaFields.schema(protocol, SchemaKind.ACTION);
    return FieldTypes.message(Message.<Schema>of(m -> m.field(1, schema, it -> it)));
  }
}
