package dev.terrane.goplugin.socket;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Optional;

/// Connections over TCP on the IPv4 loopback address.
public final class TcpSource implements SocketSource {
  private static final int BACKLOG = 128;

  private final ServerSocket listener;

  private TcpSource(ServerSocket listener) {
    this.listener = listener;
  }

  /// Listens on the first free port of a range.
  ///
  /// @throws IOException when no port of the range is free
  public static TcpSource open(PortRange ports) throws IOException {
    var loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    for (var port = ports.lowest(); port <= ports.highest(); port++) {
      var listener = tryPort(new InetSocketAddress(loopback, port));
      if (listener.isPresent()) {
        return new TcpSource(listener.get());
      }
    }
    throw new BindException(
        "all ports from " + ports.lowest() + " to " + ports.highest() + " are in use");
  }

  private static Optional<ServerSocket> tryPort(InetSocketAddress address) throws IOException {
    var listener = new ServerSocket();
    try {
      listener.bind(address, BACKLOG);
      return Optional.of(listener);
    } catch (BindException e) {
      listener.close();
      return Optional.empty();
    }
  }

  @Override
  public Socket accept() throws IOException {
    return AcceptLoop.accept(listener::accept, listener::isClosed);
  }

  @Override
  public PluginAddress address() {
    return PluginAddress.of((InetSocketAddress) listener.getLocalSocketAddress());
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
