package dev.terrane.goplugin.tls;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;

/// TLS between one host and one plugin: each side accepts only the other's certificate. Key stores,
/// trust stores and system properties of the JVM are not used.
public final class MutualTls {
  private static final String[] PROTOCOLS = {"TLSv1.3", "TLSv1.2"};
  private static final String[] HTTP_2 = {"h2"};

  /// Without P-256, because its initialization in the JDK takes longer than a whole handshake. Set
  /// only on these sockets: other connections of the JVM may need it.
  private static final String[] GROUPS = {"x25519", "secp384r1", "secp521r1"};

  private static final Duration LIMIT = Duration.ofSeconds(10);

  private final SSLContext context;

  private MutualTls(SSLContext context) {
    this.context = context;
  }

  /// Prepares TLS between an identity and a peer, whose certificate is given in DER.
  public static MutualTls between(TlsIdentity identity, byte[] peer) {
    try {
      var context = SSLContext.getInstance("TLS");
      context.init(
          new KeyManager[] {new SingleIdentityKeys(identity)},
          new TrustManager[] {new PinnedCertificateTrust(peer)},
          null);
      return new MutualTls(context);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java run-time has no TLS", e);
    }
  }

  /// Reads a certificate from PEM.
  ///
  /// @throws CertificateException when the text does not contain a certificate
  public static X509Certificate parsePem(String pem) throws CertificateException {
    return parse(pem.getBytes(StandardCharsets.UTF_8));
  }

  /// Reads a certificate from DER or PEM.
  ///
  /// @throws CertificateException when the bytes are not a certificate
  public static X509Certificate parse(byte[] bytes) throws CertificateException {
    var factory = CertificateFactory.getInstance("X.509");
    return (X509Certificate) factory.generateCertificate(new ByteArrayInputStream(bytes));
  }

  /// Wraps an accepted connection in TLS, and waits until the peer is authenticated.
  ///
  /// @throws IOException when the peer has another certificate, does not use TLS, or takes more
  ///   than ten seconds; the caller closes the connection
  public SSLSocket accept(Socket connection) throws IOException {
    var socket = (SSLSocket) context.getSocketFactory().createSocket(connection, null, true);
    var parameters = parameters();
    parameters.setNeedClientAuth(true);
    socket.setSSLParameters(parameters);
    handshake(socket, connection);
    return socket;
  }

  /// Wraps an opened connection in TLS, and waits until both sides are authenticated.
  ///
  /// @throws IOException when the peer has another certificate, or does not support TLS and HTTP/2;
  ///   the caller closes the connection
  public SSLSocket connect(Socket connection) throws IOException {
    var factory = context.getSocketFactory();
    var socket = (SSLSocket) factory.createSocket(connection, "localhost", 0, true);
    socket.setSSLParameters(parameters());
    handshake(socket, connection);
    if (!HTTP_2[0].equals(socket.getApplicationProtocol())) {
      throw new IOException("the plugin's TLS does not offer HTTP/2 (ALPN h2)");
    }
    return socket;
  }

  /// Closes the connection of a peer that is too slow.
  private static void handshake(SSLSocket socket, Socket connection) throws IOException {
    var done = new CountDownLatch(1);
    Thread.ofVirtual().name("plugin-tls-limit").start(() -> closeUnless(done, connection));
    try {
      socket.startHandshake();
    } finally {
      done.countDown();
    }
  }

  private static void closeUnless(CountDownLatch done, Socket connection) {
    try {
      if (!done.await(LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
        connection.close();
      }
    } catch (InterruptedException | IOException e) {
      // The peer has disconnected.
    }
  }

  private static SSLParameters parameters() {
    var parameters = new SSLParameters();
    parameters.setProtocols(PROTOCOLS.clone());
    parameters.setApplicationProtocols(HTTP_2.clone());
    parameters.setNamedGroups(GROUPS.clone());
    return parameters;
  }
}
