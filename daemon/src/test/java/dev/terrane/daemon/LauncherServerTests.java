package dev.terrane.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.goplugin.DirectStartMessage;
import dev.terrane.goplugin.PluginOptions;
import dev.terrane.goplugin.PluginStartException;
import dev.terrane.goplugin.handshake.MagicCookie;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Connects as a launcher.
@Timeout(60)
class LauncherServerTests {
  private static final byte[] SECRET = {1, 2, 3};
  private static final String SESSION = "session=0a\nprotocol=4\n";

  @TempDir Path base;
  private final Lifetime lifetime = new Lifetime(Duration.ofHours(1), Optional.empty());
  private DaemonPlugin plugin = LauncherServerTests::options;
  private volatile Executor threads = Thread.ofPlatform().daemon()::start;
  private final AtomicLong now = new AtomicLong();
  private LauncherServer server;

  /// A plugin without services, in two versions of its protocol.
  private static PluginOptions options(LaunchContext launch) {
    var text = new DirectStartMessage("test-plugin", "a test", "Run the test.");
    return PluginOptions.builder(new MagicCookie("NAME", "value"), text)
        .version(3, List::of)
        .version(4, List::of)
        .streams(launch.streams())
        .build();
  }

  @BeforeEach
  void open() throws IOException {
    var directory = new DaemonDirectory(base, "k", "k.1");
    Files.createDirectory(directory.path());
    var output = new OutputRouter(new ByteArrayOutputStream());
    DaemonPlugin chosen = launch -> plugin.options(launch);
    var context = new DaemonContext(chosen, Map.of(), directory, output, lifetime);
    var unauthenticated = new UnauthenticatedConnections(2, now::get);
    server =
        LauncherServer.open(
            new SharedSecret(SECRET), context, task -> threads.execute(task), unauthenticated);
  }

  @AfterEach
  void close() throws IOException {
    server.cancelAll();
    server.close();
  }

  private SocketChannel connect() throws IOException {
    return SocketChannel.open(UnixDomainSocketAddress.of(base.resolve("k.1").resolve("s")));
  }

  /// Opens a connection that sends a nonce and no proof.
  private SocketChannel halfOpen() throws IOException {
    var channel = connect();
    channel.write(ByteBuffer.allocate(SharedSecret.NONCE_LENGTH));
    assertThat(read(channel, 2 * SharedSecret.NONCE_LENGTH)).hasSize(2 * SharedSecret.NONCE_LENGTH);
    return channel;
  }

  private SocketChannel connect(byte[] secret, String request) throws Exception {
    var channel = connect();
    var ours = new byte[SharedSecret.NONCE_LENGTH];
    channel.write(ByteBuffer.wrap(ours));
    var answer = read(channel, 2 * SharedSecret.NONCE_LENGTH);
    var digest = MessageDigest.getInstance("SHA-256");
    digest.update(secret);
    digest.update("launcher".getBytes(StandardCharsets.US_ASCII));
    digest.update(ours);
    digest.update(answer, 0, SharedSecret.NONCE_LENGTH);
    var text = request.getBytes(StandardCharsets.UTF_8);
    var message = ByteBuffer.allocate(SharedSecret.PROOF_LENGTH + Short.BYTES + text.length);
    channel.write(message.put(digest.digest()).putShort((short) text.length).put(text).flip());
    return channel;
  }

  private static byte[] read(SocketChannel channel, int length) {
    var bytes = ByteBuffer.allocate(length);
    try {
      while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
        // Until the end.
      }
    } catch (IOException e) {
      // A connection that is closed with unread bytes is reset.
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  /// Letter and text of the next frame; empty at the end.
  private static String frame(SocketChannel channel) {
    var head = ByteBuffer.wrap(read(channel, 5));
    if (head.remaining() < 5) {
      return "";
    }
    var letter = (char) head.get();
    return letter + new String(read(channel, head.getInt()), StandardCharsets.UTF_8);
  }

  @Test
  void aPeerWithoutTheSecretIsDisconnected() throws Exception {
    try (var connection = connect(new byte[] {7}, SESSION)) {
      assertThat(frame(connection)).isEmpty();
    }
    assertThat(lifetime.hasNoSessions()).isTrue();
  }

  @Test
  void theServerAcceptsAgainAfterAThreadCannotBeCreated() throws Exception {
    var usual = threads;
    threads =
        task -> {
          throw new OutOfMemoryError("unable to create native thread");
        };
    try (var connection = connect()) {
      assertThat(read(connection, 1)).isEmpty();
    }
    threads = usual;
    try (var launcher = connect(SECRET, SESSION)) {
      assertThat(frame(launcher)).isEqualTo("A");
    }
  }

  @Test
  void aPeerThatDoesNotAuthenticateInTimeIsDisconnected() throws Exception {
    try (var silent = halfOpen()) {
      now.addAndGet(Duration.ofMillis(4999).toNanos());
      server.closeOverdue();
      assertThat(silent.write(ByteBuffer.allocate(1))).isOne();
      now.addAndGet(Duration.ofMillis(1).toNanos());
      server.closeOverdue();
      assertThat(read(silent, 1)).isEmpty();
    }
  }

  @Test
  void anAuthenticatedConnectionHasNoTimeLimit() throws Exception {
    try (var launcher = connect(SECRET, SESSION)) {
      assertThat(frame(launcher)).isEqualTo("A");
      assertThat(frame(launcher)).isEqualTo("R");
      now.addAndGet(Duration.ofHours(1).toNanos());
      server.closeOverdue();
      launcher.shutdownOutput();
      assertThat(frame(launcher)).isEqualTo("E\u0001");
    }
  }

  @Test
  void theOldestOfTooManyUnauthenticatedConnectionsIsClosed() throws Exception {
    try (var first = halfOpen();
        var second = halfOpen();
        var third = halfOpen()) {
      assertThat(read(first, 1)).isEmpty();
      try (var launcher = connect(SECRET, SESSION)) {
        assertThat(frame(launcher)).isEqualTo("A");
      }
      assertThat(read(second, 1)).isEmpty();
      assertThat(third.write(ByteBuffer.allocate(1))).isOne();
    }
  }

  @Test
  void aSessionServesUntilItsLauncherDisconnects() throws Exception {
    try (var launcher = connect(SECRET, SESSION)) {
      assertThat(frame(launcher)).isEqualTo("A");
      assertThat(frame(launcher)).isEqualTo("R");
      assertThat(lifetime.hasNoSessions()).isFalse();
      launcher.shutdownOutput();
      assertThat(frame(launcher)).isEqualTo("E\u0001");
      assertThat(frame(launcher)).isEmpty();
    }
  }

  @Test
  void aConnectionOfAnUnknownSessionIsRefused() throws Exception {
    try (var connection = connect(SECRET, "connection=0b\n")) {
      assertThat(frame(connection)).isEqualTo("X");
    }
  }

  @Test
  void aSessionIsRefusedWhileTheDaemonEnds() throws Exception {
    lifetime.refuseSessions();
    try (var connection = connect(SECRET, SESSION)) {
      assertThat(frame(connection)).isEqualTo("X");
    }
  }

  @Test
  void aFailedStartIsReportedToItsLauncher() throws Exception {
    plugin =
        launch -> {
          throw new PluginStartException("no provider here");
        };
    try (var launcher = connect(SECRET, SESSION)) {
      assertThat(frame(launcher)).isEqualTo("A");
      assertThat(frame(launcher)).isEqualTo("Fno provider here");
      assertThat(frame(launcher)).isEqualTo("E\u0000");
    }
  }

  @Test
  void anUnexpectedExceptionIsReportedToItsLauncher() throws Exception {
    plugin =
        launch -> {
          throw new AssertionError("this cannot be");
        };
    try (var launcher = connect(SECRET, SESSION)) {
      assertThat(frame(launcher)).isEqualTo("A");
      assertThat(frame(launcher)).startsWith("Lpanic: java.lang.AssertionError: this cannot be");
      assertThat(frame(launcher))
          .isEqualTo("Fthe provider's server failed: java.lang.AssertionError: this cannot be");
      assertThat(frame(launcher)).isEqualTo("E\u0000");
    }
    assertThat(lifetime.beginSession()).isTrue();
  }

  @Test
  void sessionsAreRefusedAfterAPluginHasRunOutOfMemory() throws Exception {
    plugin =
        launch -> {
          throw new OutOfMemoryError("no room for it");
        };
    try (var launcher = connect(SECRET, SESSION)) {
      assertThat(frame(launcher)).isEqualTo("A");
      assertThat(frame(launcher)).startsWith("Lpanic: java.lang.OutOfMemoryError");
      assertThat(frame(launcher)).startsWith("Fthe provider's server failed: ");
    }
    assertThat(lifetime.beginSession()).isFalse();
  }

  @Test
  void aSessionWithoutALauncherDoesNotWaitForItsProvider() throws Exception {
    var making = new CountDownLatch(1);
    var made = new CountDownLatch(1);
    plugin =
        launch -> {
          making.countDown();
          while (made.getCount() > 0) {
            // Ignores interrupts, as author code may.
            LockSupport.park();
          }
          throw new PluginStartException("too late");
        };
    try (var launcher = connect(SECRET, SESSION)) {
      making.await();
      launcher.shutdownOutput();
      assertThat(frame(launcher)).isEqualTo("A");
      while (!lifetime.hasNoSessions()) {
        Thread.onSpinWait();
      }
      assertThat(lifetime.beginSession()).isFalse();
      made.countDown();
    }
  }

  @Test
  void anUnsupportedProtocolVersionIsAFailedStart() throws Exception {
    try (var launcher = connect(SECRET, "session=0a\nprotocol=9\n")) {
      assertThat(frame(launcher)).isEqualTo("A");
      assertThat(frame(launcher))
          .isEqualTo("FThe provider supports the protocol versions [3, 4], not 9.");
    }
  }
}
