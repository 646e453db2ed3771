package dev.terrane.goplugin.socket;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;

/// A unix socket as a [java.net.Socket], which TLS and gRPC need. Options of TCP are ignored.
public final class ChannelSocket extends Socket {
  private final SocketChannel channel;
  private final InputStream input;
  private final OutputStream output;

  /// Wraps a connected channel, which is closed with this socket.
  public ChannelSocket(SocketChannel channel) {
    this.channel = channel;
    this.input = Channels.newInputStream(channel);
    this.output = Channels.newOutputStream(channel);
  }

  /// Connects to a socket in the file system.
  ///
  /// @throws IOException when the connection fails
  public static ChannelSocket connect(UnixDomainSocketAddress address) throws IOException {
    return new ChannelSocket(SocketChannel.open(address));
  }

  @Override
  public InputStream getInputStream() {
    return input;
  }

  @Override
  public OutputStream getOutputStream() {
    return output;
  }

  @Override
  public void shutdownInput() throws IOException {
    channel.shutdownInput();
  }

  @Override
  public void shutdownOutput() throws IOException {
    channel.shutdownOutput();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  @Override
  public boolean isConnected() {
    return true;
  }

  @Override
  public boolean isBound() {
    return true;
  }

  @Override
  public boolean isClosed() {
    return !channel.isOpen();
  }

  @Override
  public void setTcpNoDelay(boolean on) {
    // A unix socket has no such delay.
  }

  @Override
  public void setSoTimeout(int timeout) {
    // Callers that set a timeout close the socket after it.
  }

  @Override
  public int getSoTimeout() {
    return 0;
  }

  @Override
  public void setSoLinger(boolean on, int linger) {
    // A unix socket does not linger.
  }

  @Override
  public int getSoLinger() {
    return -1;
  }

  /// A unix socket has no such address; callers need one for log lines.
  @Override
  public InetAddress getInetAddress() {
    return InetAddress.getLoopbackAddress();
  }

  @Override
  public SocketAddress getRemoteSocketAddress() {
    return new InetSocketAddress(getInetAddress(), 0);
  }

  @Override
  public SocketAddress getLocalSocketAddress() {
    return new InetSocketAddress(getInetAddress(), 0);
  }
}
