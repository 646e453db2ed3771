package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.plan.AuthorValues;
import dev.terrane.provider.Call;
import dev.terrane.provider.datasource.DataSourceType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.Validating;

/// Calls the methods of a data source with values instead of views.
public final class DataSourcePart implements BlockType {
  private final String typeName;
  private final LazyDeclaration<Schema> schema = new LazyDeclaration<>(this::built);
  private final DataSourceType<Object, Object, Object, Object> type;

  // The author's types are erased here; the codecs of the same data source restore them.
  @SuppressWarnings("unchecked")
  DataSourcePart(String typeName, DataSourceType<?, ?, ?, ?> type) {
    this.typeName = typeName;
    this.type = (DataSourceType<Object, Object, Object, Object>) type;
  }

  public String typeName() {
    return typeName;
  }

  @Override
  public Schema schema() {
    return schema.get();
  }

  @Override
  public boolean isDeclared() {
    return schema.isBuilt();
  }

  private Schema built() {
    return method("schema").required(type.schema()).expect(SchemaKind.DATA_SOURCE);
  }

  @Override
  public AuthorMethod method(String name) {
    return new AuthorMethod("data source " + typeName, type.getClass().getSimpleName(), name);
  }

  /// An object with the values that the author's code receives.
  private ObjectValue seen(ObjectValue object) {
    return (ObjectValue) AuthorValues.of(schema().members(), object);
  }

  @Override
  public boolean validates() {
    return type instanceof Validating<?>;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void validate(ObjectValue config, Findings findings) {
    var written = (ObjectValue) AuthorValues.ofConfig(schema().members(), config);
    ((Validating<Object>) type).validate(type.views().config().decode(written), findings);
  }

  public ObjectValue read(Call<Object> call, ObjectValue input) throws Exception {
    var views = type.views();
    var found = type.read(call, views.input().decode(seen(input)));
    return views.state().encode(method("read").required(found));
  }
}
