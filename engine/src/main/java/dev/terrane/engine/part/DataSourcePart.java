package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Call;
import dev.terrane.provider.datasource.DataSourceType;
import dev.terrane.provider.schema.SchemaKind;

/// Calls the methods of a data source with values instead of views.
public final class DataSourcePart extends BlockType {
  private final DataSourceType<Object, Object, Object, Object> type;

  // The author's types are erased here; the codecs of the same data source restore them.
  @SuppressWarnings("unchecked")
  DataSourcePart(String typeName, DataSourceType<?, ?, ?, ?> type) {
    super(
        SchemaKind.DATA_SOURCE,
        "data source",
        typeName,
        new AuthorType(type, type::schema, () -> type.views().config()));
    this.type = (DataSourceType<Object, Object, Object, Object>) type;
  }

  public ObjectValue read(Call<Object> call, ObjectValue input) throws Exception {
    var views = type.views();
    var found = type.read(call, views.input().decode(seen(input)));
    return views.state().encode(method("read").required(found));
  }
}
