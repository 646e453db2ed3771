package dev.terrane.goplugin.log;

import java.io.PrintWriter;
import java.io.StringWriter;

/// The report of a crash in the format that hosts detect: a line that begins with `panic: `,
/// followed by plain lines.
public final class CrashReport {
  private CrashReport() {}

  /// Writes the report of a throwable that ends the process, secrets masked.
  public static void write(LogSink sink, Throwable thrown) {
    var text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    sink.print("panic: " + text);
  }
}
