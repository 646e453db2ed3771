package dev.terrane.goplugin.socket;

import java.io.Closeable;
import java.io.IOException;
import java.net.Socket;

/// Hands out connections of peers that may talk: what a peer has to prove for that (a certificate,
/// a secret, nothing at all) is the source's own affair. The sockets carry plain HTTP/2 to their
/// reader.
public interface SocketSource extends Closeable {
  /// Waits for the next peer. Failures of one peer never come out here.
  ///
  /// @throws IOException only when the source was closed
  Socket accept() throws IOException;

  /// Returns where peers connect to.
  PluginAddress address();

  /// Stops accepting, and ends a waiting [#accept]; connections that were handed out stay open.
  @Override
  void close() throws IOException;
}
