package dev.terrane.goplugin.tls;

import java.net.Socket;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedTrustManager;
import org.jspecify.annotations.Nullable;

/// A trust manager that accepts one certificate, byte for byte. Names, dates and usages are not
/// checked: the peer has sent the certificate itself, by the environment or the handshake line. TLS
/// proves that the peer has the key.
final class PinnedCertificateTrust extends X509ExtendedTrustManager {
  private final byte[] pinned;

  PinnedCertificateTrust(byte[] certificate) {
    this.pinned = certificate.clone();
  }

  private void check(X509Certificate @Nullable [] chain) throws CertificateException {
    if (chain == null || chain.length == 0 || !Arrays.equals(chain[0].getEncoded(), pinned)) {
      throw new CertificateException(
          "the peer's certificate does not match the one of the handshake");
    }
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String authType)
      throws CertificateException {
    check(chain);
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String authType, Socket socket)
      throws CertificateException {
    check(chain);
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
      throws CertificateException {
    check(chain);
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String authType)
      throws CertificateException {
    check(chain);
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String authType, Socket socket)
      throws CertificateException {
    check(chain);
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
      throws CertificateException {
    check(chain);
  }

  /// Empty: peers have only one certificate to choose.
  @Override
  public X509Certificate[] getAcceptedIssuers() {
    return new X509Certificate[0];
  }
}
