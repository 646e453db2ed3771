package dev.terrane.engine.core;

import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.schema.Schema;
import java.util.Map;

/// The schemas that a provider announces.
final class Schemas {
  private Schemas() {}

  static Schema resource(Session session, String typeName) {
    return named(all(session).parts().of(Kinds.RESOURCE), typeName);
  }

  static Schema dataSource(Session session, String typeName) {
    return named(all(session).parts().of(Kinds.DATA_SOURCE), typeName);
  }

  private static GetProviderSchema.Response all(Session session) {
    return new GetProviderSchema(session).run(new GetProviderSchema.Request());
  }

  private static Schema named(Map<String, Schema> schemas, String typeName) {
    var schema = schemas.get(typeName);
    if (schema == null) {
      throw new AssertionError("no " + typeName + " but " + schemas.keySet());
    }
    return schema;
  }
}
