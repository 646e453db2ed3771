package dev.terrane.provider.ephemeral;

import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;

/// An ephemeral resource without records: its values are read and written by handle.
///
/// @param <C> the provider's client
public interface HandleEphemeralResource<C>
    extends EphemeralResourceType<C, ValueView, ObjectView, ObjectView> {
  @Override
  default EphemeralViews<ValueView, ObjectView, ObjectView> views() {
    return EphemeralViews.of(schema());
  }
}
