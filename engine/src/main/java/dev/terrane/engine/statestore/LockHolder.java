package dev.terrane.engine.statestore;

import dev.terrane.engine.session.Session;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.stream.Stream;

/// The name of the user and of the computer, as Terraform shows them for its own locks.
final class LockHolder {
  private LockHolder() {}

  static String of(Session session) {
    return System.getProperty("user.name", "?") + "@" + computer(session);
  }

  /// The variables are read first, because the name service may be slow.
  private static String computer(Session session) {
    return Stream.of("HOSTNAME", "COMPUTERNAME")
        .flatMap(name -> session.environment(name).stream())
        .findFirst()
        .orElseGet(LockHolder::localHost);
  }

  private static String localHost() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "?";
    }
  }
}
