package dev.terrane.goplugin.tls;

import java.security.PrivateKey;
import java.security.cert.X509Certificate;

/// A private key and the certificate for it. Made anew for every launch, held in memory alone.
///
/// @param key the private key
/// @param certificate the certificate, signed with the same key
public record Identity(PrivateKey key, X509Certificate certificate) {
  /// Says which certificate this is, and nothing of the key.
  @Override
  public String toString() {
    return "Identity[" + certificate.getSubjectX500Principal() + "]";
  }
}
