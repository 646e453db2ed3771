package dev.terrane.goplugin.socket;

import java.io.Closeable;
import java.io.IOException;
import java.net.Socket;

/// A source of authenticated connections; how peers authenticate (by a certificate, a secret, not
/// at all) depends on the source. The sockets carry plain HTTP/2.
public interface SocketSource extends Closeable {
  /// Returns the next connection, and waits for it. Failed connections are skipped.
  ///
  /// @throws IOException when the source was closed
  Socket accept() throws IOException;

  /// Returns the address to connect to.
  PluginAddress address();

  /// Stops accepting, and ends a waiting [#accept]. Accepted connections stay open.
  @Override
  void close() throws IOException;
}
