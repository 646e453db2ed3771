package dev.terrane.rpc.resource;

import dev.terrane.engine.part.Kinds;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.rpc.WireKind;
import dev.terrane.rpc.schema.SchemaFields;
import java.util.List;

/** Managed resources on the wire. */
public final class ResourceKind {
  public static final WireKind<Schema> RESOURCE =
      new WireKind<>(
          Kinds.RESOURCE,
          4,
          2,
          protocol -> SchemaFields.schema(protocol, SchemaKind.RESOURCE),
          List.of(
              GetResourceIdentitySchemasRpc.GET_RESOURCE_IDENTITY_SCHEMAS,
              ValidateResourceConfigRpc.VALIDATE_RESOURCE_CONFIG,
              UpgradeResourceStateRpc.UPGRADE_RESOURCE_STATE,
              UpgradeResourceIdentityRpc.UPGRADE_RESOURCE_IDENTITY,
              MoveResourceStateRpc.MOVE_RESOURCE_STATE,
              ReadResourceRpc.READ_RESOURCE,
              PlanResourceChangeRpc.PLAN_RESOURCE_CHANGE,
              ApplyResourceChangeRpc.APPLY_RESOURCE_CHANGE,
              ImportResourceStateRpc.IMPORT_RESOURCE_STATE,
              GenerateResourceConfigRpc.GENERATE_RESOURCE_CONFIG));

  private ResourceKind() {}
}
