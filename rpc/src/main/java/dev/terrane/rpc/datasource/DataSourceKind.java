package dev.terrane.rpc.datasource;

import dev.terrane.engine.part.Kinds;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.rpc.WireKind;
import dev.terrane.rpc.schema.SchemaFields;
import java.util.List;

/** Data sources on the wire. */
public final class DataSourceKind {
  public static final WireKind<Schema> DATA_SOURCE =
      new WireKind<>(
          Kinds.DATA_SOURCE,
          3,
          3,
          protocol -> SchemaFields.schema(protocol, SchemaKind.DATA_SOURCE),
          List.of(
              ValidateDataResourceConfigRpc.VALIDATE_DATA_RESOURCE_CONFIG,
              ReadDataSourceRpc.READ_DATA_SOURCE));

  private DataSourceKind() {}
}
