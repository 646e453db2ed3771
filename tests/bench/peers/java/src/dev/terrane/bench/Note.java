package dev.terrane.bench;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Identity;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A text file.
 *
 * @param path where the file lies
 * @param content what it says
 * @param sha256 SHA-256 of the content, in hex
 */
@ManagedResource("note")
public record Note(@Identity String path, String content, @Derived String sha256) {
  static String sha256(String content) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(content.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
