package dev.terrane.engine;

/// The capabilities that the provider announces. A capability is announced only if its RPC is
/// implemented.
public record ServerCapabilities(
    boolean planDestroy,
    boolean getProviderSchemaOptional,
    boolean moveResourceState,
    boolean generateResourceConfig) {
  /// What this engine can do; no RPC relies on GetProviderSchema having been called.
  public static final ServerCapabilities CURRENT = new ServerCapabilities(true, true, false, false);
}
