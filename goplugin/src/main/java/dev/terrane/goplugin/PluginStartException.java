package dev.terrane.goplugin;

/// The plugin cannot start; the message tells the user why and what to do. Thrown by a [PluginSet]
/// it is shown without a stack.
public final class PluginStartException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// Makes an exception whose message is ready for the user.
  public PluginStartException(String message) {
    super(message);
  }

  /// Makes an exception whose message is ready for the user.
  public PluginStartException(String message, Throwable cause) {
    super(message, cause);
  }
}
