package dev.terrane.provider.resource;

import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;

/// A managed resource without records: its values are read and written by handle. Use it for
/// schemas that are built at run time, and for other JVM languages.
///
/// @param <C> the provider's client
public interface HandleResource<C>
    extends ResourceType<C, ValueView, ValueView, ObjectView, ObjectView, ObjectView, ObjectView> {
  @Override
  default Views<ValueView, ValueView, ObjectView, ObjectView, ObjectView, ObjectView> views() {
    return Views.of(schema());
  }
}
