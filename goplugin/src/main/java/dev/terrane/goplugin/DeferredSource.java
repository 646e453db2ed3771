package dev.terrane.goplugin;

import dev.terrane.goplugin.socket.PluginAddress;
import dev.terrane.goplugin.socket.SocketSource;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/// A source of sockets whose TLS is still being prepared, so that gRPC can start meanwhile.
final class DeferredSource implements SocketSource {
  private final SocketSource raw;
  private final CompletableFuture<SocketSource> ready = new CompletableFuture<>();

  DeferredSource(SocketSource raw) {
    this.raw = raw;
  }

  /// Sets the source. Must be called once.
  void becomes(SocketSource source) {
    ready.complete(source);
  }

  @Override
  public Socket accept() throws IOException {
    try {
      return ready.get().accept();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SocketException("interrupted while waiting for a connection");
    } catch (ExecutionException e) {
      throw new SocketException("the listener is closed");
    }
  }

  @Override
  public PluginAddress address() {
    return raw.address();
  }

  @Override
  public void close() throws IOException {
    ready.completeExceptionally(new SocketException("the listener is closed"));
    raw.close();
  }
}
