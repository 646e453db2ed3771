package dev.terrane.server.wire.rpc.datasource;

import dev.terrane.engine.part.Kinds;
import dev.terrane.provider.schema.Schema;
import dev.terrane.server.wire.rpc.WireKind;
import dev.terrane.server.wire.schema.SchemaFields;
import java.util.List;

/** Data sources on the wire. */
public final class DataSourceKind {
  public static final WireKind<Schema> DATA_SOURCE =
      new WireKind<>(
          Kinds.DATA_SOURCE,
          3,
          3,
          protocol -> SchemaFields.schema(protocol, Schema.Kind.DATA_SOURCE),
          List.of(
              ValidateDataResourceConfigRpc.VALIDATE_DATA_RESOURCE_CONFIG,
              ReadDataSourceRpc.READ_DATA_SOURCE));

  private DataSourceKind() {}
}
