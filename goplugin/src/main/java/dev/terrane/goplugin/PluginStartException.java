package dev.terrane.goplugin;

/// Thrown when the plugin cannot start. The message is for the user: what is wrong and what to do.
/// It is printed without a stack trace when a [PluginSet] throws it.
public final class PluginStartException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// Creates an exception with a message for the user.
  public PluginStartException(String message) {
    super(message);
  }

  /// Creates an exception with a message for the user.
  public PluginStartException(String message, Throwable cause) {
    super(message, cause);
  }
}
