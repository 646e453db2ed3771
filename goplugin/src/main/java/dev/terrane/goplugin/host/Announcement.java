package dev.terrane.goplugin.host;

import java.util.Optional;
import java.util.regex.Pattern;

/// What a launcher's connection is for.
sealed interface Announcement {
  /// A new session, over whose end the connection decides.
  ///
  /// @param id chosen by the launcher
  /// @param version the protocol version that the launcher has agreed on with its host
  record NewSession(String id, int version) implements Announcement {}

  /// A connection of the host, for a session.
  ///
  /// @param id the session
  record NewConnection(String id) implements Announcement {}

  /// Reads an announcement; empty when it is none.
  static Optional<Announcement> parse(String text) {
    var session = Pattern.compile("session=([0-9a-f]+)\nprotocol=([0-9]{1,4})\n").matcher(text);
    if (session.matches()) {
      return Optional.of(new NewSession(session.group(1), Integer.parseInt(session.group(2))));
    }
    var connection = Pattern.compile("connection=([0-9a-f]+)\n").matcher(text);
    return connection.matches()
        ? Optional.of(new NewConnection(connection.group(1)))
        : Optional.empty();
  }
}
