package dev.terrane.engine;

import java.util.Map;

/// A stored state as in the state file: JSON, or the flat map of Terraform before 0.12.
public record RawState(Bytes json, Map<String, String> flatmap) {
  public RawState {
    flatmap = Map.copyOf(flatmap);
  }
}
