package dev.terrane.packaging.system;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;

/// SHA-256 in the formats of lock files and checksum files.
public final class Hash {
  private Hash() {}

  /// The hash of a file, in lower-case hex.
  public static String of(Path file) {
    var digest = sha256();
    try (var sink = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
      Files.copy(file, sink);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /// The hash of a text, in lower-case hex.
  public static String of(String text) {
    return HexFormat.of().formatHex(sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  /// The hash of all files of a folder as Go's `dirhash.Hash1` computes it, for lock files (`h1:`).
  /// Does not include modes and times.
  public static String h1(Path folder) {
    var lines = new StringBuilder();
    FileTree.files(folder)
        .forEach((name, file) -> lines.append(of(file)).append("  ").append(name).append('\n'));
    var digest = sha256().digest(lines.toString().getBytes(StandardCharsets.UTF_8));
    return "h1:" + Base64.getEncoder().encodeToString(digest);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is not available", e);
    }
  }
}
