package dev.terrane.engine;

/// What the CLI says it can do; all false where it says nothing.
public record ClientCapabilities(
    boolean deferralAllowed,
    boolean writeOnlyAttributesAllowed,
    boolean storePlannedPrivate,
    boolean computedBlocksAllowed) {
  /// What an old CLI can do.
  public static final ClientCapabilities NONE = new ClientCapabilities(false, false, false, false);
}
