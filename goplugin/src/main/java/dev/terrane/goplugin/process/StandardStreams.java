package dev.terrane.goplugin.process;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// The true standard streams of this process, and what `System.out` and `System.err` stand for.
/// Only the handshake may ever reach the true standard output.
public final class StandardStreams {
  private StandardStreams() {}

  /// The true standard output, whatever `System.out` is by now.
  public static PrintStream trueOut() {
    return new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
  }

  /// The true standard error, whatever `System.err` is by now.
  public static PrintStream trueErr() {
    return new PrintStream(new FileOutputStream(FileDescriptor.err), false, StandardCharsets.UTF_8);
  }

  /// Lets `System.out` write to another place.
  public static void redirectOut(OutputStream target) {
    System.setOut(new PrintStream(target, true, StandardCharsets.UTF_8));
  }

  /// Lets `System.err` write to another place.
  public static void redirectErr(OutputStream target) {
    System.setErr(new PrintStream(target, true, StandardCharsets.UTF_8));
  }
}
