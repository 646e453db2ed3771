package dev.terrane.engine.resource;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import java.util.Optional;

/// A state to store.
///
/// @param encoded its encoding, if it exists already
record NewState(CtyValue value, Optional<DynamicValue> encoded) {
  NewState(CtyValue value) {
    this(value, Optional.empty());
  }
}
