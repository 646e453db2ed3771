package dev.terrane.examples.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Set;

/** Files with permissions, in octal digits. */
final class Disk {
  /** From the lowest bit: others may execute, write, read; then the group; then the owner. */
  private static final PosixFilePermission[] BITS = {
    PosixFilePermission.OTHERS_EXECUTE,
    PosixFilePermission.OTHERS_WRITE,
    PosixFilePermission.OTHERS_READ,
    PosixFilePermission.GROUP_EXECUTE,
    PosixFilePermission.GROUP_WRITE,
    PosixFilePermission.GROUP_READ,
    PosixFilePermission.OWNER_EXECUTE,
    PosixFilePermission.OWNER_WRITE,
    PosixFilePermission.OWNER_READ
  };

  private Disk() {}

  static void write(Path file, String content, String mode) throws IOException {
    Files.writeString(file, content);
    Files.setPosixFilePermissions(file, permissions(mode));
  }

  private static Set<PosixFilePermission> permissions(String mode) {
    var bits = Integer.parseInt(mode, 8);
    var permissions = EnumSet.noneOf(PosixFilePermission.class);
    for (var bit = 0; bit < BITS.length; bit++) {
      if ((bits & (1 << bit)) != 0) {
        permissions.add(BITS[bit]);
      }
    }
    return permissions;
  }

  static String mode(Path file) throws IOException {
    var permissions = Files.getPosixFilePermissions(file);
    var bits = 0;
    for (var bit = 0; bit < BITS.length; bit++) {
      bits |= permissions.contains(BITS[bit]) ? 1 << bit : 0;
    }
    return String.format("%04o", bits);
  }

  static String sha256(String text) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
