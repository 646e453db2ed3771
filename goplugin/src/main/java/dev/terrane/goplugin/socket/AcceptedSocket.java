package dev.terrane.goplugin.socket;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import java.util.concurrent.atomic.AtomicBoolean;

/// A socket that a gRPC server has accepted. gRPC requests the input stream once to read frames,
/// and a second time after the end of the connection, to read until the socket is closed.
/// [OpenSockets] closes it, too, because the task of gRPC that does may have failed.
final class AcceptedSocket extends Socket {
  private final Socket socket;
  private final OpenSockets open;
  private final ConnectionWindow window = new ConnectionWindow();
  private final AtomicBoolean isRead = new AtomicBoolean();

  AcceptedSocket(Socket socket, OpenSockets open) {
    this.socket = socket;
    this.open = open;
  }

  @Override
  public InputStream getInputStream() throws IOException {
    if (isRead.getAndSet(true)) {
      open.closeSoon(this);
      return socket.getInputStream();
    }
    return window.reading(socket.getInputStream());
  }

  @Override
  public OutputStream getOutputStream() throws IOException {
    return window.writing(socket.getOutputStream());
  }

  @Override
  public void shutdownInput() throws IOException {
    socket.shutdownInput();
  }

  @Override
  public void shutdownOutput() throws IOException {
    socket.shutdownOutput();
  }

  @Override
  public void close() throws IOException {
    open.remove(this);
    socket.close();
  }

  @Override
  public boolean isConnected() {
    return socket.isConnected();
  }

  @Override
  public boolean isBound() {
    return socket.isBound();
  }

  @Override
  public boolean isClosed() {
    return socket.isClosed();
  }

  @Override
  public void setTcpNoDelay(boolean on) throws SocketException {
    socket.setTcpNoDelay(on);
  }

  @Override
  public void setSoTimeout(int timeout) throws SocketException {
    socket.setSoTimeout(timeout);
  }

  @Override
  public InetAddress getInetAddress() {
    return socket.getInetAddress();
  }

  @Override
  public SocketAddress getRemoteSocketAddress() {
    return socket.getRemoteSocketAddress();
  }

  @Override
  public SocketAddress getLocalSocketAddress() {
    return socket.getLocalSocketAddress();
  }
}
