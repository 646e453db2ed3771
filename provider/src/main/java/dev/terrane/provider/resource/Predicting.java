package dev.terrane.provider.resource;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;

/// Capability of a resource that predicts its [planned][Attribute#planned] attributes with the
/// client. Called during plan, when the client exists and the sources of the attribute are known,
/// and again during apply for values that were unknown. The result must depend only on the
/// arguments and the client.
///
/// @param <C> the provider's client
public interface Predicting<C> {
  /// Predicts one attribute.
  ///
  /// @param client the client
  /// @param attribute the attribute to predict
  /// @param from the object that contains the attribute; the sources of the attribute are known or
  ///   null
  /// @return a view that contains the attribute, or one without it, which keeps the attribute
  ///   unknown
  /// @throws Exception any failure; the plan fails
  ObjectView predict(C client, Attribute<?> attribute, ObjectView from) throws Exception;
}
