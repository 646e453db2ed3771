package dev.terrane.goplugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.goplugin.PluginStartException;
import dev.terrane.goplugin.testplugin.EchoPlugin;
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

/// Plays a launcher at the door.
@Timeout(60)
class DoorTests {
  private static final byte[] SECRET = {1, 2, 3};
  private static final String SESSION = "session=0a\nprotocol=4\n";

  @TempDir Path place;
  private final Stay stay = new Stay(Duration.ofHours(1), Optional.empty());
  private HostedPlugin plugin = launch -> EchoPlugin.options().streams(launch.streams()).build();
  private volatile Executor threads = Thread.ofPlatform().daemon()::start;
  private final AtomicLong now = new AtomicLong();
  private Door door;

  @BeforeEach
  void open() throws IOException {
    var room = new Room(place, "k", "k.1");
    Files.createDirectory(room.directory());
    var routes = new Routes(new ByteArrayOutputStream());
    HostedPlugin chosen = launch -> plugin.options(launch);
    var context = new HostContext(chosen, Map.of(), room, routes, stay);
    var pending = new PendingConnections(2, now::get);
    door = Door.open(new Proof(SECRET), context, task -> threads.execute(task), pending);
  }

  @AfterEach
  void close() throws IOException {
    door.cancelAll();
    door.close();
  }

  private SocketChannel connect() throws IOException {
    return SocketChannel.open(UnixDomainSocketAddress.of(place.resolve("k.1").resolve("s")));
  }

  /// A connection that is answered, and then says nothing.
  private SocketChannel halfOpen() throws IOException {
    var channel = connect();
    channel.write(ByteBuffer.allocate(Proof.BYTES));
    assertThat(read(channel, 2 * Proof.BYTES)).hasSize(2 * Proof.BYTES);
    return channel;
  }

  private SocketChannel visit(byte[] secret, String announcement) throws Exception {
    var channel = connect();
    var ours = new byte[Proof.BYTES];
    channel.write(ByteBuffer.wrap(ours));
    var answer = read(channel, 2 * Proof.BYTES);
    var digest = MessageDigest.getInstance("SHA-256");
    digest.update(secret);
    digest.update("launcher".getBytes(StandardCharsets.US_ASCII));
    digest.update(ours);
    digest.update(answer, 0, Proof.BYTES);
    var text = announcement.getBytes(StandardCharsets.UTF_8);
    var message = ByteBuffer.allocate(Proof.BYTES + Short.BYTES + text.length);
    channel.write(message.put(digest.digest()).putShort((short) text.length).put(text).flip());
    return channel;
  }

  private static byte[] read(SocketChannel channel, int length) {
    var bytes = ByteBuffer.allocate(length);
    try {
      while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
        // As long as something comes.
      }
    } catch (IOException e) {
      // Whoever is sent away with words unread sees a broken connection; that is an end, too.
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
  void whoDoesNotKnowTheSecretIsSentAway() throws Exception {
    try (var visitor = visit(new byte[] {7}, SESSION)) {
      assertThat(frame(visitor)).isEmpty();
    }
    assertThat(stay.isEmpty()).isTrue();
  }

  @Test
  void theDoorStaysOpenWhenNoThreadIsLeftForAVisitor() throws Exception {
    var usual = threads;
    threads =
        task -> {
          throw new OutOfMemoryError("unable to create native thread");
        };
    try (var visitor = connect()) {
      assertThat(read(visitor, 1)).isEmpty();
    }
    threads = usual;
    try (var launcher = visit(SECRET, SESSION)) {
      assertThat(frame(launcher)).isEqualTo("A");
    }
  }

  @Test
  void whoDoesNotProveTheSecretInTimeIsSentAway() throws Exception {
    try (var silent = halfOpen()) {
      now.addAndGet(Duration.ofMillis(4999).toNanos());
      door.closeOverdue();
      assertThat(silent.write(ByteBuffer.allocate(1))).isOne();
      now.addAndGet(Duration.ofMillis(1).toNanos());
      door.closeOverdue();
      assertThat(read(silent, 1)).isEmpty();
    }
  }

  @Test
  void anAuthenticatedLauncherStaysAsLongAsItWants() throws Exception {
    try (var launcher = visit(SECRET, SESSION)) {
      assertThat(frame(launcher)).isEqualTo("A");
      assertThat(frame(launcher)).isEqualTo("R");
      now.addAndGet(Duration.ofHours(1).toNanos());
      door.closeOverdue();
      launcher.shutdownOutput();
      assertThat(frame(launcher)).isEqualTo("E\u0001");
    }
  }

  @Test
  void theOldestOfTooManyUnauthenticatedConnectionsGivesWay() throws Exception {
    try (var first = halfOpen();
        var second = halfOpen();
        var third = halfOpen()) {
      assertThat(read(first, 1)).isEmpty();
      try (var launcher = visit(SECRET, SESSION)) {
        assertThat(frame(launcher)).isEqualTo("A");
      }
      assertThat(read(second, 1)).isEmpty();
      assertThat(third.write(ByteBuffer.allocate(1))).isOne();
    }
  }

  @Test
  void aSessionServesUntilItsLauncherGoes() throws Exception {
    try (var launcher = visit(SECRET, SESSION)) {
      assertThat(frame(launcher)).isEqualTo("A");
      assertThat(frame(launcher)).isEqualTo("R");
      assertThat(stay.isEmpty()).isFalse();
      launcher.shutdownOutput();
      assertThat(frame(launcher)).isEqualTo("E\u0001");
      assertThat(frame(launcher)).isEmpty();
    }
  }

  @Test
  void aConnectionWithoutItsSessionIsRefused() throws Exception {
    try (var visitor = visit(SECRET, "connection=0b\n")) {
      assertThat(frame(visitor)).isEqualTo("X");
    }
  }

  @Test
  void nobodyEntersWhileThisProcessLeaves() throws Exception {
    stay.close();
    try (var visitor = visit(SECRET, SESSION)) {
      assertThat(frame(visitor)).isEqualTo("X");
    }
  }

  @Test
  void aPluginThatCannotStartSaysWhyToItsOwnLauncherAlone() throws Exception {
    plugin =
        launch -> {
          throw new PluginStartException("no provider here");
        };
    try (var launcher = visit(SECRET, SESSION)) {
      assertThat(frame(launcher)).isEqualTo("A");
      assertThat(frame(launcher)).isEqualTo("Fno provider here");
      assertThat(frame(launcher)).isEqualTo("E\u0000");
    }
  }

  @Test
  void whateverAPluginThrowsItsLauncherLearnsTheReason() throws Exception {
    plugin =
        launch -> {
          throw new AssertionError("this cannot be");
        };
    try (var launcher = visit(SECRET, SESSION)) {
      assertThat(frame(launcher)).isEqualTo("A");
      assertThat(frame(launcher)).startsWith("Lpanic: java.lang.AssertionError: this cannot be");
      assertThat(frame(launcher))
          .isEqualTo("Fthe provider's server failed: java.lang.AssertionError: this cannot be");
      assertThat(frame(launcher)).isEqualTo("E\u0000");
    }
    assertThat(stay.enter()).isTrue();
  }

  @Test
  void nobodyEntersAfterAPluginWasOutOfMemory() throws Exception {
    plugin =
        launch -> {
          throw new OutOfMemoryError("no room for it");
        };
    try (var launcher = visit(SECRET, SESSION)) {
      assertThat(frame(launcher)).isEqualTo("A");
      assertThat(frame(launcher)).startsWith("Lpanic: java.lang.OutOfMemoryError");
      assertThat(frame(launcher)).startsWith("Fthe provider's server failed: ");
    }
    assertThat(stay.enter()).isFalse();
  }

  @Test
  void nobodyWaitsForAProviderThatIsNeverMade() throws Exception {
    var making = new CountDownLatch(1);
    var made = new CountDownLatch(1);
    plugin =
        launch -> {
          making.countDown();
          while (made.getCount() > 0) {
            // Not to be interrupted, as some are.
            LockSupport.park();
          }
          throw new PluginStartException("too late");
        };
    try (var launcher = visit(SECRET, SESSION)) {
      making.await();
      launcher.shutdownOutput();
      assertThat(frame(launcher)).isEqualTo("A");
      while (!stay.isEmpty()) {
        Thread.onSpinWait();
      }
      assertThat(stay.enter()).isFalse();
      made.countDown();
    }
  }

  @Test
  void anotherProtocolThanThePluginsIsAFailedStart() throws Exception {
    try (var launcher = visit(SECRET, "session=0a\nprotocol=9\n")) {
      assertThat(frame(launcher)).isEqualTo("A");
      assertThat(frame(launcher))
          .isEqualTo("FThe provider speaks the protocol in the versions [3, 4], not 9.");
    }
  }
}
