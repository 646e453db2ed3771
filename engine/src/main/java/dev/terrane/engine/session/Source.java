package dev.terrane.engine.session;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.plan.AuthorsShare;
import dev.terrane.provider.Call;
import dev.terrane.provider.datasource.DataSourceType;
import dev.terrane.provider.resource.Findings;
import dev.terrane.provider.resource.Validating;
import dev.terrane.provider.schema.Schema;
import org.jspecify.annotations.Nullable;

/// A data source as the engine sees it: values in, values out.
public final class Source implements BlockType {
  private final String typeName;
  private volatile @Nullable Schema schema;
  private final DataSourceType<Object, Object, Object, Object> type;

  // One place forgets the author's types; the codecs of the same data source bring them back.
  @SuppressWarnings("unchecked")
  Source(String typeName, DataSourceType<?, ?, ?, ?> type) {
    this.typeName = typeName;
    this.type = (DataSourceType<Object, Object, Object, Object>) type;
  }

  /// The full name.
  public String typeName() {
    return typeName;
  }

  @Override
  public Schema schema() {
    var known = schema;
    if (known == null) {
      known = built();
      schema = known;
    }
    return known;
  }

  private Schema built() {
    Schema built = type.schema();
    if (built == null) {
      throw method("schema").returnedNull();
    }
    return built.expect(Schema.Kind.DATA_SOURCE);
  }

  @Override
  public Method method(String name) {
    return new Method("data source " + typeName, type.getClass().getSimpleName(), name);
  }

  /// An object as the author may see it.
  private ObjectValue seen(ObjectValue object) {
    return (ObjectValue) AuthorsShare.of(schema().members(), object);
  }

  @Override
  public boolean validates() {
    return type instanceof Validating<?>;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void validate(ObjectValue config, Findings findings) {
    var written = (ObjectValue) AuthorsShare.ofConfig(schema().members(), config);
    ((Validating<Object>) type).validate(type.views().config().decode(written), findings);
  }

  /// Reads.
  public ObjectValue read(Call<Object> call, ObjectValue input) throws Exception {
    var views = type.views();
    @Nullable Object found = type.read(call, views.input().decode(seen(input)));
    if (found == null) {
      throw method("read").returnedNull();
    }
    return views.state().encode(found);
  }
}
