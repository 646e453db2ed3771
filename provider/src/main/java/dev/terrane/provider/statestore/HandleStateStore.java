package dev.terrane.provider.statestore;

import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;

/// A state store without records: its values are read by handle.
///
/// @param <C> the provider's client
public interface HandleStateStore<C> extends StateStoreType<C, ValueView, ObjectView> {
  @Override
  default StateStoreViews<ValueView, ObjectView> views() {
    return StateStoreViews.of(schema());
  }
}
