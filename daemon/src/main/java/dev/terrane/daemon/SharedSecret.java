package dev.terrane.daemon;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.concurrent.atomic.AtomicLong;

/// The secret of the daemon and its launchers, and the proofs by which they authenticate each other
/// without sending it. Thread-safe.
final class SharedSecret {
  static final int NONCE_LENGTH = 32;
  static final int PROOF_LENGTH = 32;

  private final byte[] secret;
  private final AtomicLong count = new AtomicLong();

  SharedSecret(byte[] secret) {
    this.secret = secret.clone();
  }

  /// Returns a new nonce: a hash of the secret and a counter, which cannot be predicted without the
  /// secret. A random generator would take time to load.
  byte[] nonce() {
    var number = ByteBuffer.allocate(2 * Long.BYTES);
    number.putLong(count.incrementAndGet()).putLong(System.nanoTime());
    return hash("nonce", number.array());
  }

  byte[] daemonProof(byte[] launcherNonce, byte[] daemonNonce) {
    return hash("daemon", launcherNonce, daemonNonce);
  }

  boolean isLauncherProof(byte[] shown, byte[] launcherNonce, byte[] daemonNonce) {
    return MessageDigest.isEqual(shown, hash("launcher", launcherNonce, daemonNonce));
  }

  private byte[] hash(String role, byte[]... parts) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      digest.update(secret);
      digest.update(role.getBytes(StandardCharsets.US_ASCII));
      for (var part : parts) {
        digest.update(part);
      }
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
