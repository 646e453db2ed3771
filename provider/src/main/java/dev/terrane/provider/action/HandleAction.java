package dev.terrane.provider.action;

import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;

/// An action without records: its values are read by handle.
///
/// @param <C> the provider's client
public interface HandleAction<C> extends ActionType<C, ValueView, ObjectView> {
  @Override
  default ActionViews<ValueView, ObjectView> views() {
    return ActionViews.of(schema());
  }
}
