package dev.terrane.engine.resource;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import java.util.Optional;

/// A state to store.
///
/// @param encoded its encoding, when it is known already
record NewState(CtyValue value, Optional<DynamicValue> encoded) {
  /// A state that was not encoded yet.
  NewState(CtyValue value) {
    this(value, Optional.empty());
  }
}
