package dev.terrane.tests.note;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Set;

/// The remote side of notes: a directory.
public final class Disk {
  private final Path root;

  /// Notes below a directory.
  public Disk(Path root) {
    this.root = root;
  }

  Path file(String path) {
    return root.resolve(path);
  }

  void write(String path, String content, String mode) throws IOException {
    var file = file(path);
    var parent = file.toAbsolutePath().getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    Files.writeString(file, content);
    Files.setPosixFilePermissions(file, permissions(mode));
  }

  static String sha256(String text) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  static String mode(Path file) throws IOException {
    var letters = PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    var bits = letters.replaceAll("[rwx]", "1").replace('-', '0');
    return "0%03o".formatted(Integer.parseInt(bits, 2));
  }

  private static Set<PosixFilePermission> permissions(String mode) {
    var bits = Integer.parseInt(mode, 8);
    var letters = new StringBuilder("rwxrwxrwx");
    for (var i = 0; i < letters.length(); i++) {
      if ((bits & (0400 >> i)) == 0) {
        letters.setCharAt(i, '-');
      }
    }
    return PosixFilePermissions.fromString(letters.toString());
  }
}
