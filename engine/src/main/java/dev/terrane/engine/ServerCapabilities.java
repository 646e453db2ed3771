package dev.terrane.engine;

/// The capabilities that the provider announces. A capability is announced only if its RPC is
/// implemented.
public record ServerCapabilities(
    boolean planDestroy,
    boolean getProviderSchemaOptional,
    boolean moveResourceState,
    boolean generateResourceConfig) {
  /// The capabilities of this engine. No RPC requires that GetProviderSchema was called before.
  public static final ServerCapabilities CURRENT = new ServerCapabilities(true, true, true, true);
}
