package dev.terrane.engine.core;

/// What a plan comes down to.
public enum Action {
  NO_OP,
  CREATE,
  UPDATE,
  REPLACE,
  DELETE
}
