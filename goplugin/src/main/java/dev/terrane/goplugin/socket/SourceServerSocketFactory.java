package dev.terrane.goplugin.socket;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import javax.net.ServerSocketFactory;

/// Adapts a source to the server socket factory that gRPC needs.
public final class SourceServerSocketFactory extends ServerSocketFactory {
  private final SocketSource source;
  private final OpenSockets open;

  /// Creates a factory for one source. The requested address is ignored.
  ///
  /// @param open receives the accepted sockets
  public SourceServerSocketFactory(SocketSource source, OpenSockets open) {
    this.source = source;
    this.open = open;
  }

  @Override
  public ServerSocket createServerSocket() throws IOException {
    return new SourceServerSocket(source, open);
  }

  @Override
  public ServerSocket createServerSocket(int port) throws IOException {
    return createServerSocket();
  }

  @Override
  public ServerSocket createServerSocket(int port, int backlog) throws IOException {
    return createServerSocket();
  }

  @Override
  public ServerSocket createServerSocket(int port, int backlog, InetAddress address)
      throws IOException {
    return createServerSocket();
  }

  private static final class SourceServerSocket extends ServerSocket {
    private final SocketSource source;
    private final OpenSockets open;

    SourceServerSocket(SocketSource source, OpenSockets open) throws IOException {
      this.source = source;
      this.open = open;
    }

    @Override
    public void bind(SocketAddress endpoint, int backlog) {
      // The source is bound already.
    }

    @Override
    public Socket accept() throws IOException {
      return open.add(source.accept());
    }

    @Override
    public SocketAddress getLocalSocketAddress() {
      return InetSocketAddress.createUnresolved(source.address().text(), 0);
    }

    @Override
    public void close() throws IOException {
      source.close();
    }
  }
}
