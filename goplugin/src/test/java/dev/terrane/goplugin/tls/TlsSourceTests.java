package dev.terrane.goplugin.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.goplugin.socket.PortRange;
import dev.terrane.goplugin.socket.TcpSource;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.cert.CertificateException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TlsSourceTests {
  private final TlsIdentity host = SelfSignedCertificate.client();
  private final TlsIdentity plugin = SelfSignedCertificate.server();
  private final LinkedBlockingQueue<String> complaints = new LinkedBlockingQueue<>();
  private volatile Executor threads = Thread.ofPlatform().daemon()::start;
  private TlsSource source;

  @BeforeEach
  void listen() throws Exception {
    var tls = MutualTls.between(plugin, host.certificate().getEncoded());
    var raw = TcpSource.open(PortRange.ANY);
    source = TlsSource.over(raw, tls, complaints::add, task -> threads.execute(task));
  }

  @AfterEach
  void close() throws IOException {
    source.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
  void theRightHostIsLetInByEitherVersion(String version) throws Exception {
    try (var socket = socketOf(host)) {
      socket.setEnabledProtocols(new String[] {version});
      socket.startHandshake();
      assertThat(socket.getSession().getProtocol()).isEqualTo(version);
      assertServed(socket);
    }
  }

  @Test
  void http2IsAgreedOn() throws Exception {
    try (var socket = tls().connect(raw())) {
      assertThat(socket.getApplicationProtocol()).isEqualTo("h2");
      assertServed(socket);
    }
  }

  @Test
  void anotherCertificateIsTurnedAway() throws Exception {
    try (var socket = socketOf(SelfSignedCertificate.client())) {
      assertTurnedAway(socket);
    }
    assertTheRightHostIsServed();
  }

  @Test
  void noCertificateIsTurnedAway() throws Exception {
    var context = SSLContext.getInstance("TLS");
    context.init(new KeyManager[0], trust(), null);
    try (var socket = (SSLSocket) context.getSocketFactory().createSocket(raw(), "x", 1, true)) {
      assertTurnedAway(socket);
    }
    assertTheRightHostIsServed();
  }

  @ParameterizedTest
  @ValueSource(strings = {"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "\0\0\0\0"})
  void whatIsNoTlsIsTurnedAway(String bytes) throws Exception {
    try (var socket = raw()) {
      socket.getOutputStream().write(bytes.getBytes(StandardCharsets.UTF_8));
      assertThat(complaints.poll(20, TimeUnit.SECONDS)).contains("rejected a connection");
    }
    assertTheRightHostIsServed();
  }

  @Test
  void silentPeersHoldUpNobody() throws Exception {
    var silent = new Socket[50];
    for (var i = 0; i < silent.length; i++) {
      silent[i] = raw();
      silent[i].getOutputStream().write(0x16);
    }
    assertTheRightHostIsServed();
    for (var socket : silent) {
      socket.close();
    }
  }

  @Test
  void aConnectionForWhichNoThreadIsLeftEndsNothingElse() throws Exception {
    var usual = threads;
    threads =
        task -> {
          throw new OutOfMemoryError("unable to create native thread");
        };
    try (var socket = raw()) {
      assertThat(socket.getInputStream().read()).isEqualTo(-1);
      assertThat(complaints.poll(20, TimeUnit.SECONDS)).contains("native thread");
    }
    threads = usual;
    assertTheRightHostIsServed();
  }

  @Test
  void aSilentPeerIsCutOff() throws Exception {
    try (var socket = raw()) {
      socket.setSoTimeout(30_000);
      assertThat(socket.getInputStream().read()).isEqualTo(-1);
    }
  }

  @Test
  void thePluginIsPinnedToo() throws Exception {
    var other = MutualTls.between(host, SelfSignedCertificate.server().certificate().getEncoded());
    try (var socket = raw()) {
      assertThatThrownBy(() -> other.connect(socket))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("does not match the one of the handshake");
    }
  }

  @Test
  void p256TakesNoPartInAHandshake() throws Exception {
    try (var socket = socketOf(host)) {
      var parameters = socket.getSSLParameters();
      parameters.setNamedGroups(new String[] {"secp256r1"});
      socket.setSSLParameters(parameters);
      assertThatThrownBy(socket::startHandshake).isInstanceOf(IOException.class);
    }
  }

  @Test
  void textThatIsNoCertificateIsRefused() {
    assertThatThrownBy(() -> MutualTls.parsePem("no certificate"))
        .isInstanceOf(CertificateException.class);
  }

  private void assertTheRightHostIsServed() throws Exception {
    try (var socket = tls().connect(raw())) {
      assertServed(socket);
    }
  }

  private void assertServed(Socket client) throws Exception {
    var accepted = CompletableFuture.supplyAsync(this::accept);
    try (var server = accepted.get(20, TimeUnit.SECONDS)) {
      server.getOutputStream().write("hello".getBytes(StandardCharsets.UTF_8));
      assertThat(client.getInputStream().readNBytes(5)).asString().isEqualTo("hello");
    }
  }

  private Socket accept() {
    try {
      return source.accept();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /// With TLS 1.3 a client learns only at its first read that it was refused.
  private void assertTurnedAway(SSLSocket socket) throws InterruptedException {
    assertThatThrownBy(
            () -> {
              socket.startHandshake();
              socket.getInputStream().read();
            })
        .isInstanceOf(IOException.class);
    assertThat(complaints.poll(20, TimeUnit.SECONDS)).contains("rejected a connection");
  }

  private MutualTls tls() throws CertificateException {
    return MutualTls.between(host, plugin.certificate().getEncoded());
  }

  private SSLSocket socketOf(TlsIdentity identity) throws Exception {
    var context = SSLContext.getInstance("TLS");
    context.init(new KeyManager[] {new SingleIdentityKeys(identity)}, trust(), null);
    return (SSLSocket) context.getSocketFactory().createSocket(raw(), "x", 1, true);
  }

  private TrustManager[] trust() throws GeneralSecurityException {
    return new TrustManager[] {new PinnedCertificateTrust(plugin.certificate().getEncoded())};
  }

  private Socket raw() throws IOException {
    var address = (InetSocketAddress) source.address().resolve();
    return new Socket(address.getAddress(), address.getPort());
  }
}
