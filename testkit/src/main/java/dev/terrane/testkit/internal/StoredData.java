package dev.terrane.testkit.internal;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import java.util.Optional;
import java.util.Set;

/// The content of a state for one resource instance.
///
/// @param object the object
/// @param identity its identity, if the provider has returned one
/// @param sensitive the names of the attributes that are sensitive, or contain a sensitive part
public record StoredData(ObjectValue object, Optional<CtyValue> identity, Set<String> sensitive) {
  /// Copies the names, so that the record is immutable.
  public StoredData {
    sensitive = Set.copyOf(sensitive);
  }
}
