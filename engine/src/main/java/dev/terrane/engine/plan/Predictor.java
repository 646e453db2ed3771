package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import java.util.Optional;

/// Predicts planned attributes before they are made.
@FunctionalInterface
public interface Predictor {
  /// Predicts one attribute.
  ///
  /// @param attribute the attribute
  /// @param sources what it is predicted from, and nothing else
  /// @return empty when there is no client, or nothing is known
  /// @throws Exception any failure of the author
  Optional<CtyValue> predict(Attribute<?> attribute, ObjectValue sources) throws Exception;
}
