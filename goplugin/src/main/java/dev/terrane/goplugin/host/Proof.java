package dev.terrane.goplugin.host;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.concurrent.atomic.AtomicLong;

/// How launcher and process prove to each other that they know the secret, without sending it.
final class Proof {
  /// Length of a nonce, and of a proof.
  static final int BYTES = 32;

  private final byte[] secret;
  private final AtomicLong count = new AtomicLong();

  Proof(byte[] secret) {
    this.secret = secret.clone();
  }

  /// Returns what nobody could have foreseen and was never used: a hash of the secret and of a
  /// count. A random generator would have to be loaded first.
  byte[] nonce() {
    var number = ByteBuffer.allocate(2 * Long.BYTES);
    number.putLong(count.incrementAndGet()).putLong(System.nanoTime());
    return hash("nonce", number.array());
  }

  /// What this process shows.
  byte[] own(byte[] theirs, byte[] ours) {
    return hash("jvm", theirs, ours);
  }

  /// Whether a launcher knows the secret.
  boolean isLaunchers(byte[] shown, byte[] theirs, byte[] ours) {
    return MessageDigest.isEqual(shown, hash("launcher", theirs, ours));
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
