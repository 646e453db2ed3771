package dev.terrane.engine;

/// What the provider says it can do. A capability is said only when its RPC works.
public record ServerCapabilities(
    boolean planDestroy,
    boolean getProviderSchemaOptional,
    boolean moveResourceState,
    boolean generateResourceConfig) {
  /// What this engine can do; no RPC relies on GetProviderSchema having been called.
  public static final ServerCapabilities CURRENT = new ServerCapabilities(true, true, false, false);
}
