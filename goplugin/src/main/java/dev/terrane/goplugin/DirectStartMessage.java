package dev.terrane.goplugin;

/// The message for a user who starts the plugin directly.
///
/// @param program name of the plugin
/// @param host name of the program, or programs, that start it
/// @param hint how to use the plugin instead, possibly empty
public record DirectStartMessage(String program, String host, String hint) {
  String text() {
    var first =
        """
        This is %1$s, a plugin for %2$s.
        It cannot be used on its own: %2$s starts it when it is needed.
        """
            .formatted(program, host);
    return hint.isEmpty() ? first : first + hint + "\n";
  }
}
