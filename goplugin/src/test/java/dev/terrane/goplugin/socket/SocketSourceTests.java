package dev.terrane.goplugin.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.UnixDomainSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SocketSourceTests {
  @Test
  void tcpListensOnLoopbackWithinTheRange() throws IOException {
    var free = freePort();
    try (var source = TcpSource.open(new PortRange(free, free))) {
      assertThat(source.address().network()).isEqualTo(PluginAddress.Network.TCP);
      assertThat(source.address().text()).isEqualTo("127.0.0.1:" + free);
    }
  }

  @Test
  void aTakenPortIsPassedOver() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        var source = openAbove(taken.getLocalPort())) {
      assertThat(source.address().text()).doesNotEndWith(":" + taken.getLocalPort());
    }
  }

  private static SocketSource openAbove(int port) throws IOException {
    return TcpSource.open(new PortRange(port, Math.min(port + 50, 65_535)));
  }

  @Test
  void aRangeThatIsTakenIsAnErrorThatNamesIt() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var range = new PortRange(taken.getLocalPort(), taken.getLocalPort());

      assertThatThrownBy(() -> TcpSource.open(range))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("all ports from " + range.lowest());
    }
  }

  @Test
  void aUnixSocketCarriesBytesBothWays(@TempDir Path directory) throws IOException {
    try (var source = UnixSource.open(directory, Optional.empty());
        var near = ChannelSocket.connect((UnixDomainSocketAddress) source.address().resolve());
        var far = source.accept()) {
      near.getOutputStream().write("ping".getBytes(StandardCharsets.UTF_8));
      assertThat(far.getInputStream().readNBytes(4)).asString().isEqualTo("ping");
      far.getOutputStream().write("pong".getBytes(StandardCharsets.UTF_8));
      assertThat(near.getInputStream().readNBytes(4)).asString().isEqualTo("pong");
      far.shutdownOutput();
      assertThat(near.getInputStream().read()).isEqualTo(-1);
    }
  }

  @Test
  void onlyTheOwnerMayConnectToAUnixSocket(@TempDir Path directory) throws IOException {
    try (var source = UnixSource.open(directory, Optional.empty())) {
      var path = Path.of(source.address().text());

      assertThat(path.getFileName().toString()).startsWith("plugin");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
          .isEqualTo("rw-------");
    }
  }

  @Test
  void aGroupThatTheHostNamesMayConnectToo(@TempDir Path directory) throws IOException {
    var group = Files.getAttribute(directory, "unix:gid").toString();
    try (var source = UnixSource.open(directory, Optional.of(group))) {
      var path = Path.of(source.address().text());

      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
          .isEqualTo("rw-rw----");
    }
  }

  @Test
  void aUnixSocketIsRemovedWithItsSource(@TempDir Path directory) throws IOException {
    UnixSource.open(directory, Optional.empty()).close();

    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void aPathThatIsTooLongIsAnErrorThatNamesIt(@TempDir Path directory) throws IOException {
    var deep = Files.createDirectories(directory.resolve("d".repeat(100)));

    assertThatThrownBy(() -> UnixSource.open(deep, Optional.empty()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(deep.toString());
  }

  @Test
  void closingEndsAWaitingAccept(@TempDir Path directory) throws Exception {
    for (var source :
        new SocketSource[] {
          TcpSource.open(PortRange.ANY), UnixSource.open(directory, Optional.empty())
        }) {
      var accepted = CompletableFuture.supplyAsync(() -> failure(source));
      source.close();

      assertThat(accepted.get(10, TimeUnit.SECONDS)).isInstanceOf(SocketException.class);
    }
  }

  private static Throwable failure(SocketSource source) {
    try (Socket unexpected = source.accept()) {
      return new AssertionError("accepted " + unexpected);
    } catch (IOException e) {
      return e;
    }
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
