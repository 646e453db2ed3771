package dev.terrane.goplugin.tls;

import java.security.PrivateKey;
import java.security.cert.CertificateEncodingException;
import java.security.cert.X509Certificate;
import java.util.Base64;

/// A private key and its certificate. Created for each launch, and kept in memory only.
///
/// @param key the private key
/// @param certificate the certificate, signed with the same key
public record TlsIdentity(PrivateKey key, X509Certificate certificate) {
  /// Returns the certificate in PEM, as in the environment variable of hosts.
  public String pem() {
    try {
      var base64 = Base64.getMimeEncoder(64, new byte[] {'\n'});
      var body = base64.encodeToString(certificate.getEncoded());
      return "-----BEGIN CERTIFICATE-----\n" + body + "\n-----END CERTIFICATE-----\n";
    } catch (CertificateEncodingException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Names the certificate, and does not show the key.
  @Override
  public String toString() {
    return "Identity[" + certificate.getSubjectX500Principal() + "]";
  }
}
