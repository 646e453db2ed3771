package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import java.util.Optional;

/// Predicts the values of planned attributes.
@FunctionalInterface
public interface Predictor {
  /// Predicts one attribute.
  ///
  /// @param attribute the attribute
  /// @param sources the values of its sources, and nothing else
  /// @return empty if there is no client or no prediction
  /// @throws Exception any failure of the author
  Optional<CtyValue> predict(Attribute<?> attribute, ObjectValue sources) throws Exception;
}
