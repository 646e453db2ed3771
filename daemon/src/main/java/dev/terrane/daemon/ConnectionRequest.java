package dev.terrane.daemon;

import java.util.Optional;
import java.util.regex.Pattern;

/// A launcher's request, sent once on each connection after the authentication.
sealed interface ConnectionRequest {
  /// Opens a session. The connection becomes its control connection, and the session ends with it.
  ///
  /// @param id chosen by the launcher
  /// @param version the protocol version that the launcher has agreed on with the CLI
  record OpenSession(String id, int version) implements ConnectionRequest {}

  /// Passes a connection of the CLI to a session.
  ///
  /// @param id the session
  record PassConnection(String id) implements ConnectionRequest {}

  /// Parses a request; empty when the text is malformed.
  static Optional<ConnectionRequest> parse(String text) {
    var session = Pattern.compile("session=([0-9a-f]+)\nprotocol=([0-9]{1,4})\n").matcher(text);
    if (session.matches()) {
      return Optional.of(new OpenSession(session.group(1), Integer.parseInt(session.group(2))));
    }
    var connection = Pattern.compile("connection=([0-9a-f]+)\n").matcher(text);
    return connection.matches()
        ? Optional.of(new PassConnection(connection.group(1)))
        : Optional.empty();
  }
}
