package dev.terrane.provider.list;

import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;

/// A list resource without records: its values are read and written by handle.
///
/// @param <C> the provider's client
public interface HandleListResource<C>
    extends ListResourceType<C, ValueView, ObjectView, ObjectView, ObjectView> {
  @Override
  default ListViews<ValueView, ObjectView> views() {
    return ListViews.of(schema());
  }
}
