package dev.terrane.engine.sample;

import dev.terrane.provider.Call;
import dev.terrane.provider.datasource.HandleDataSource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;

/// A data source that returns its arguments. Not final, so that tests can override methods.
public class Lookup implements HandleDataSource<String> {
  private final Schema schema;

  /// A data source with some members.
  public Lookup(Attribute<?>... members) {
    this.schema = Schema.dataSource(members);
  }

  @Override
  public final String name() {
    return "lookup";
  }

  @Override
  public final Schema schema() {
    return schema;
  }

  @Override
  public ObjectView read(Call<String> call, ObjectView in) throws Exception {
    return in;
  }
}
