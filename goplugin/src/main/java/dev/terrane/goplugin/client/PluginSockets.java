package dev.terrane.goplugin.client;

import dev.terrane.goplugin.socket.ChannelSocket;
import dev.terrane.goplugin.tls.MutualTls;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.util.Optional;
import javax.net.SocketFactory;

/// Creates the connections to one plugin. The requested address is ignored.
final class PluginSockets extends SocketFactory {
  private static final int CONNECT_MILLIS = 10_000;

  private final SocketAddress address;
  private final Optional<MutualTls> tls;

  PluginSockets(SocketAddress address, Optional<MutualTls> tls) {
    this.address = address;
    this.tls = tls;
  }

  @Override
  public Socket createSocket() throws IOException {
    var connection = connect(address);
    if (tls.isEmpty()) {
      return connection;
    }
    try {
      return tls.get().connect(connection);
    } catch (IOException | RuntimeException e) {
      connection.close();
      throw e;
    }
  }

  /// Connects without TLS.
  static Socket connect(SocketAddress address) throws IOException {
    if (address instanceof UnixDomainSocketAddress unix) {
      return ChannelSocket.connect(unix);
    }
    var socket = new Socket();
    try {
      socket.connect(address, CONNECT_MILLIS);
      return socket;
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  @Override
  public Socket createSocket(String host, int port) throws IOException {
    return createSocket();
  }

  @Override
  public Socket createSocket(String host, int port, InetAddress local, int localPort)
      throws IOException {
    return createSocket();
  }

  @Override
  public Socket createSocket(InetAddress host, int port) throws IOException {
    return createSocket();
  }

  @Override
  public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort)
      throws IOException {
    return createSocket();
  }

  /// The address of every plugin for gRPC. It is not used to connect.
  static InetSocketAddress placeholder() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), 1);
  }
}
