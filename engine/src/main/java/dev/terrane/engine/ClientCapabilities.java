package dev.terrane.engine;

/// The capabilities that the CLI announces; all false by default.
public record ClientCapabilities(
    boolean deferralAllowed,
    boolean writeOnlyAttributesAllowed,
    boolean storePlannedPrivate,
    boolean computedBlocksAllowed) {
  /// What an old CLI can do.
  public static final ClientCapabilities NONE = new ClientCapabilities(false, false, false, false);
}
