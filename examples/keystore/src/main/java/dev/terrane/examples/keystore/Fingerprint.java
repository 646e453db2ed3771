package dev.terrane.examples.keystore;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.cert.X509Certificate;
import java.util.HexFormat;

/// The digests that people compare certificates by, spelled as keytool, openssl and browsers do.
enum Fingerprint {
  SHA1("SHA-1"),
  SHA256("SHA-256");

  private static final HexFormat COLONS = HexFormat.ofDelimiter(":").withUpperCase();

  private final String algorithm;

  Fingerprint(String algorithm) {
    this.algorithm = algorithm;
  }

  String of(X509Certificate certificate) {
    try {
      var digest = MessageDigest.getInstance(algorithm).digest(Pem.encoded(certificate));
      return COLONS.formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has " + algorithm, e);
    }
  }
}
