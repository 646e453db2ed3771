package dev.terrane.provider.resource;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;

/// Capability to predict attributes with the client, those that are [planned][Attribute#planned].
/// Asked while planning, as soon as there is a client and the attribute's sources are known; asked
/// again while applying for values that were not known before. A function of its arguments and the
/// client.
///
/// @param <C> the provider's client
public interface Predicting<C> {
  /// Predicts one attribute.
  ///
  /// @param client the client
  /// @param attribute the attribute to predict
  /// @param from the object it stands in; the attribute's sources are known or null
  /// @return a view that holds the attribute, or one that leaves it open
  /// @throws Exception any failure; it stops the plan
  ObjectView predict(C client, Attribute<?> attribute, ObjectView from) throws Exception;
}
