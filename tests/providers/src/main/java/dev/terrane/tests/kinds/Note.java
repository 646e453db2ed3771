package dev.terrane.tests.kinds;

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
 * @param path the file
 * @param content its text
 * @param sha256 the SHA-256 of the text, in hexadecimal digits
 */
@ManagedResource(
    value = "note",
    version = 1,
    former = {FormerNote.class, FormerData.class})
public record Note(@Identity String path, String content, @Derived String sha256) {
  static String sha256(String content) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(content.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("each JDK has SHA-256", e);
    }
  }
}
