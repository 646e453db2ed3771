package dev.terrane.engine;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/// A stored state as in the state file: JSON, or the flatmap of Terraform before 0.12.
public record RawState(Bytes json, Map<String, String> flatmap) {
  public RawState {
    flatmap = Map.copyOf(flatmap);
  }

  /// Whether it contains no state.
  public boolean isEmpty() {
    return json.isEmpty() && flatmap.isEmpty();
  }

  /// Decodes the state. Attributes that the type does not contain are ignored; missing ones are
  /// null.
  ///
  /// @throws CtyException if the state does not conform to the type
  public CtyValue decode(ObjectType type) {
    return json.isEmpty()
        ? new FlatmapState(flatmap).decode(type)
        : Json.decodeLenient(json.array(), type);
  }

  /// The JSON text; of a flatmap that of an object of strings.
  public String text() {
    return new String(
        json.isEmpty() ? new FlatmapState(flatmap).json() : json.array(), StandardCharsets.UTF_8);
  }
}
