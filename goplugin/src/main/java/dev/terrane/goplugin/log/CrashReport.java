package dev.terrane.goplugin.log;

import java.io.PrintWriter;
import java.io.StringWriter;

/// The report of a crash in the form that hosts look for: a line that begins with `panic: `, and
/// plain lines after it.
public final class CrashReport {
  private CrashReport() {}

  /// Writes the report of a throwable that ends the process, secrets masked.
  public static void write(LogSink sink, Throwable thrown) {
    var text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    sink.print("panic: " + text);
  }
}
