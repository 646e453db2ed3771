package dev.terrane.rpc.ephemeral;

import dev.terrane.engine.part.Kinds;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.rpc.WireKind;
import dev.terrane.rpc.schema.SchemaFields;
import java.util.List;

/** Ephemeral resources on the wire. */
public final class EphemeralResourceKind {
  public static final WireKind<Schema> EPHEMERAL_RESOURCE =
      new WireKind<>(
          Kinds.EPHEMERAL_RESOURCE,
          6,
          8,
          protocol -> SchemaFields.schema(protocol, SchemaKind.EPHEMERAL_RESOURCE),
          List.of(
              ValidateEphemeralResourceConfigRpc.VALIDATE_EPHEMERAL_RESOURCE_CONFIG,
              OpenEphemeralResourceRpc.OPEN_EPHEMERAL_RESOURCE,
              RenewEphemeralResourceRpc.RENEW_EPHEMERAL_RESOURCE,
              CloseEphemeralResourceRpc.CLOSE_EPHEMERAL_RESOURCE));

  private EphemeralResourceKind() {}
}
