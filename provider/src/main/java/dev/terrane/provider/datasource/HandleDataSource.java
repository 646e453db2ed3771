package dev.terrane.provider.datasource;

import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;

/// A data source without records: its values are read and written by handle.
///
/// @param <C> the provider's client
public interface HandleDataSource<C> extends DataSourceType<C, ValueView, ObjectView, ObjectView> {
  @Override
  default DataViews<ValueView, ObjectView, ObjectView> views() {
    return DataViews.of(schema());
  }
}
