package dev.terrane.engine.journal;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// HMAC-SHA256 with the key of the user, because a plain hash of configuration values can be
/// reversed by guessing them.
final class KeyedHash {
  private static final String ALGORITHM = "HmacSHA256";

  /// Half of the hash, which is enough to distinguish objects.
  private static final int BYTES = 16;

  private KeyedHash() {}

  /// The hash of some parts, as text.
  static String of(byte[] key, byte[]... parts) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      for (var part : parts) {
        mac.update(ByteBuffer.allocate(Integer.BYTES).putInt(part.length).array());
        mac.update(part);
      }
      return HexFormat.of().formatHex(mac.doFinal(), 0, BYTES);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JVM has " + ALGORITHM, e);
    }
  }
}
