package dev.terrane.engine;

/// The capabilities that the CLI announces; all false by default.
public record ClientCapabilities(
    boolean deferralAllowed,
    boolean writeOnlyAttributesAllowed,
    boolean storePlannedPrivate,
    boolean computedBlocksAllowed) {
  /// The capabilities of a CLI that announces none.
  public static final ClientCapabilities NONE = new ClientCapabilities(false, false, false, false);
}
