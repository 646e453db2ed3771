package dev.terrane.goplugin.host;

import dev.terrane.goplugin.host.ControlLine.Frame;
import dev.terrane.goplugin.socket.ChannelSocket;
import java.io.EOFException;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;

/// Where launchers come in. Nobody learns anything here, and nobody is listened to, who has not
/// shown to know the secret.
final class Door implements AutoCloseable {
  private static final Duration PAUSE = Duration.ofMillis(20);

  /// A launcher that finds it full waits, and may take this process for dead in the end.
  private static final int BACKLOG = 1024;

  private final ServerSocketChannel listener;
  private final Proof proof;
  private final HostContext context;
  private final Executor threads;
  private final PendingConnections pending;
  private final Map<String, HostedSession> sessions = new ConcurrentHashMap<>();

  private Door(
      ServerSocketChannel listener,
      Proof proof,
      HostContext context,
      Executor threads,
      PendingConnections pending) {
    this.listener = listener;
    this.proof = proof;
    this.context = context;
    this.threads = threads;
    this.pending = pending;
  }

  /// Listens.
  ///
  /// @throws IOException when the socket cannot be made
  static Door open(Proof proof, HostContext context) throws IOException {
    // Platform threads: they stay with sessions, and virtual ones may not wait on sockets.
    Executor threads = Thread.ofPlatform().daemon().name("visitor")::start;
    return open(proof, context, threads, new PendingConnections());
  }

  /// Listens, and receives each visitor on a thread that an executor makes.
  static Door open(Proof proof, HostContext context, Executor threads, PendingConnections pending)
      throws IOException {
    var listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    listener.bind(UnixDomainSocketAddress.of(context.room().socket()), BACKLOG);
    var door = new Door(listener, proof, context, threads, pending);
    Thread.ofPlatform().daemon().name("door").start(door::acceptAll);
    return door;
  }

  private void acceptAll() {
    while (listener.isOpen()) {
      try {
        handOver(listener.accept());
      } catch (IOException | RuntimeException | Error e) {
        // Nobody would come in any more if this thread ended, and launchers would wait in vain.
        pause();
      }
    }
  }

  private void handOver(SocketChannel visitor) {
    pending.add(visitor);
    try {
      threads.execute(() -> receive(visitor));
    } catch (RuntimeException | Error e) {
      // No thread is left, perhaps. Who is sent away starts another process.
      pending.remove(visitor);
      ControlLine.close(visitor);
      throw e;
    }
  }

  /// No descriptor is left, perhaps; the next visitor may find one.
  private static void pause() {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void receive(SocketChannel visitor) {
    try {
      var announcement = Announcement.parse(authenticate(visitor));
      if (announcement.isPresent()) {
        admit(announcement.get(), visitor);
        return;
      }
    } catch (IOException e) {
      // Whoever it was has gone, or cannot prove anything; there is nothing to tell him.
    } catch (RuntimeException | Error e) {
      ControlLine.close(visitor);
      throw e;
    }
    ControlLine.close(visitor);
  }

  /// Has a limited time.
  private String authenticate(SocketChannel visitor) throws IOException {
    try {
      return prove(visitor);
    } finally {
      pending.remove(visitor);
    }
  }

  /// Shows this side's proof, then asks for the other's.
  ///
  /// @return what the visitor is here for
  private String prove(SocketChannel visitor) throws IOException {
    var theirs = read(visitor, Proof.BYTES);
    var ours = proof.nonce();
    var answer = ByteBuffer.allocate(2 * Proof.BYTES);
    visitor.write(answer.put(ours).put(proof.own(theirs, ours)).flip());
    if (!proof.isLaunchers(read(visitor, Proof.BYTES), theirs, ours)) {
      throw new IOException("a visitor without the secret");
    }
    var length = Short.toUnsignedInt(ByteBuffer.wrap(read(visitor, Short.BYTES)).getShort());
    return new String(read(visitor, length), StandardCharsets.UTF_8);
  }

  private static byte[] read(SocketChannel visitor, int length) throws IOException {
    var bytes = ByteBuffer.allocate(length);
    while (bytes.hasRemaining()) {
      if (visitor.read(bytes) < 0) {
        throw new EOFException();
      }
    }
    return bytes.array();
  }

  private void admit(Announcement announcement, SocketChannel visitor) throws IOException {
    switch (announcement) {
      case Announcement.NewSession session -> begin(session, visitor);
      case Announcement.NewConnection(var id) -> {
        var session = sessions.get(id);
        if (session == null) {
          refuse(visitor);
        } else {
          ControlLine.answer(visitor, Frame.ACCEPTED);
          session.add(new ChannelSocket(visitor));
        }
      }
    }
  }

  private static void refuse(SocketChannel visitor) throws IOException {
    ControlLine.answer(visitor, Frame.REFUSED);
    ControlLine.close(visitor);
  }

  private void begin(Announcement.NewSession announced, SocketChannel visitor) throws IOException {
    var line = new ControlLine(visitor);
    if (!context.stay().enter()) {
      refuse(visitor);
      return;
    }
    var session = new HostedSession(context, announced, line);
    try {
      sessions.put(announced.id(), session);
      line.send(Frame.ACCEPTED);
      session.run();
    } finally {
      sessions.remove(announced.id());
      session.leave();
    }
  }

  /// Closes connections that have not been authenticated in time. To be called again and again.
  void closeOverdue() {
    pending.closeOverdue();
  }

  /// Ends what runs, as far as it lets itself be ended.
  void cancelAll() {
    sessions.values().forEach(HostedSession::cancel);
  }

  @Override
  public void close() throws IOException {
    listener.close();
    Files.deleteIfExists(context.room().socket());
  }
}
