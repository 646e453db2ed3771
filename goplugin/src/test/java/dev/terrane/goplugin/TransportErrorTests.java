package dev.terrane.goplugin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.service.StdioBuffer;
import dev.terrane.goplugin.socket.PluginAddress;
import dev.terrane.goplugin.socket.PortRange;
import dev.terrane.goplugin.socket.SocketSource;
import dev.terrane.goplugin.socket.TcpSource;
import dev.terrane.goplugin.testplugin.Calls;
import dev.terrane.goplugin.testplugin.EchoPlugin;
import io.grpc.Status;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketAddress;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Errors on the threads of a session's transport, which gRPC does not survive.
class TransportErrorTests {
  private final Failing failing = new Failing();

  private static PluginSession start(SocketSource source) throws IOException {
    return PluginSession.start(
        source, EchoPlugin.options().build(), 4, new StdioBuffer(), MessageMemory.ofHeap(() -> {}));
  }

  private static PluginClient connect(PluginSession session) {
    return PluginClient.reattach(session.address(), 4, data -> {});
  }

  private static CompletableFuture<Status> call(PluginClient client) {
    return CompletableFuture.supplyAsync(() -> {
      try {
        Calls.call(client.channel(), "Say", "hello");
        return Status.OK;
      } catch (RuntimeException e) {
        return Status.fromThrowable(e);
      }
    });
  }

  private static Status ended(CompletableFuture<Status> call) throws Exception {
    return call.get(1, TimeUnit.MINUTES);
  }

  @Test
  void anErrorWhileFramesAreWrittenEndsThatSessionAlone() throws Exception {
    try (var broken = start(failing);
        var other = start(TcpSource.open(PortRange.ANY));
        var client = connect(broken);
        var otherClient = connect(other)) {
      assertThat(ended(call(client)).isOk()).isTrue();
      failing.writing = true;

      assertThat(ended(call(client)).isOk()).isFalse();
      CompletableFuture.runAsync(() -> await(broken)).get(1, TimeUnit.MINUTES);
      assertThat(ended(call(otherClient)).isOk()).isTrue();
    }
  }

  @Test
  void anErrorWhileFramesAreReadEndsThatConnectionAlone() throws Exception {
    try (var broken = start(failing);
        var other = start(TcpSource.open(PortRange.ANY));
        var client = connect(broken);
        var otherClient = connect(other)) {
      assertThat(ended(call(client)).isOk()).isTrue();
      failing.reading = true;

      assertThat(ended(call(client)).isOk()).isFalse();
      assertThat(ended(call(otherClient)).isOk()).isTrue();
    }
  }

  @Test
  void aConnectionThatNobodyWritesToAnyMoreIsClosedWhenReadingFails() throws Exception {
    try (var broken = start(failing);
        var client = connect(broken)) {
      assertThat(ended(call(client)).isOk()).isTrue();
      failing.swallowing = true;
      failing.reading = true;

      assertThat(ended(call(client)).isOk()).isFalse();
    }
  }

  private static void await(PluginSession session) {
    try {
      session.awaitShutdown();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// Hands out sockets that can be made to fail.
  private static final class Failing implements SocketSource {
    private final SocketSource source;
    private volatile boolean reading;
    private volatile boolean writing;
    private volatile boolean swallowing;

    Failing() {
      try {
        source = TcpSource.open(PortRange.ANY);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public Socket accept() throws IOException {
      return new FailingSocket(source.accept(), this);
    }

    @Override
    public PluginAddress address() {
      return source.address();
    }

    @Override
    public void close() throws IOException {
      source.close();
    }
  }

  private static final class FailingSocket extends Socket {
    private final Socket socket;
    private final Failing failing;

    FailingSocket(Socket socket, Failing failing) {
      this.socket = socket;
      this.failing = failing;
    }

    @Override
    public InputStream getInputStream() throws IOException {
      return new FilterInputStream(socket.getInputStream()) {
        @Override
        public int read(byte[] bytes, int offset, int count) throws IOException {
          var read = super.read(bytes, offset, count);
          // Not while the rest is read that follows an error.
          if (failing.reading && count > 256) {
            throw new OutOfMemoryError("while frames are read");
          }
          return read;
        }
      };
    }

    @Override
    public OutputStream getOutputStream() throws IOException {
      return new FilterOutputStream(socket.getOutputStream()) {
        @Override
        public void write(byte[] bytes, int offset, int count) throws IOException {
          if (failing.writing) {
            throw new OutOfMemoryError("while frames are written");
          }
          if (!failing.swallowing) {
            out.write(bytes, offset, count);
          }
        }
      };
    }

    @Override
    public void close() throws IOException {
      if (!failing.swallowing || !calledByGrpc()) {
        socket.close();
      }
    }

    private static boolean calledByGrpc() {
      return StackWalker.getInstance()
          .walk(frames -> frames.anyMatch(one -> one.getClassName().contains(".AsyncSink")));
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
}
