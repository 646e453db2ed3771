package dev.terrane.rpc.list;

import dev.terrane.engine.part.Kinds;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.rpc.WireKind;
import dev.terrane.rpc.schema.SchemaFields;
import java.util.List;

/** List resources on the wire. */
public final class ListResourceKind {
  public static final WireKind<Schema> LIST_RESOURCE =
      new WireKind<>(
          Kinds.LIST_RESOURCE,
          7,
          9,
          protocol -> SchemaFields.schema(protocol, SchemaKind.LIST_RESOURCE),
          List.of(
              ValidateListResourceConfigRpc.VALIDATE_LIST_RESOURCE_CONFIG,
              ListResourceRpc.LIST_RESOURCE));

  private ListResourceKind() {}
}
