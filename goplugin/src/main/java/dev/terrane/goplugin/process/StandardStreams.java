package dev.terrane.goplugin.process;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// The original standard streams of this process, and the redirection of `System.out` and
/// `System.err`. Only the handshake may reach the original standard output.
public final class StandardStreams {
  private StandardStreams() {}

  /// The original standard output.
  public static PrintStream trueOut() {
    return new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
  }

  /// The original standard error.
  public static PrintStream trueErr() {
    return new PrintStream(new FileOutputStream(FileDescriptor.err), false, StandardCharsets.UTF_8);
  }

  /// Redirects `System.out`.
  public static void redirectOut(OutputStream target) {
    System.setOut(new PrintStream(target, true, StandardCharsets.UTF_8));
  }

  /// Redirects `System.err`.
  public static void redirectErr(OutputStream target) {
    System.setErr(new PrintStream(target, true, StandardCharsets.UTF_8));
  }
}
