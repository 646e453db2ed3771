package dev.terrane.tests.note;

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

/** The remote side of notes: a directory. */
public final class Disk {
  private final Path root;

  /** Notes below a directory. */
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
    var bits = 0;
    for (var permission : Files.getPosixFilePermissions(file)) {
      bits |= 1 << (8 - permission.ordinal());
    }
    return "0%03o".formatted(bits);
  }

  private static Set<PosixFilePermission> permissions(String mode) {
    var bits = Integer.parseInt(mode, 8);
    var all = EnumSet.noneOf(PosixFilePermission.class);
    for (var permission : PosixFilePermission.values()) {
      if ((bits & (1 << (8 - permission.ordinal()))) != 0) {
        all.add(permission);
      }
    }
    return all;
  }
}
