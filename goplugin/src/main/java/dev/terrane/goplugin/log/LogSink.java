package dev.terrane.goplugin.log;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.ReentrantLock;

/// Writes whole lines, so that lines of several threads do not mix. Errors of the stream are
/// ignored. Thread-safe.
public final class LogSink {
  private final OutputStream out;
  private final Secrets secrets;
  private final ReentrantLock lock = new ReentrantLock();

  /// Creates a sink over a stream.
  ///
  /// @param secrets the texts to mask in each line
  public LogSink(OutputStream out, Secrets secrets) {
    this.out = out;
    this.secrets = secrets;
  }

  /// The secrets that this sink masks; more may be added at any time.
  public Secrets secrets() {
    return secrets;
  }

  /// Writes plain text with secrets masked, and adds a line feed if there is none.
  public void print(String text) {
    var masked = secrets.mask(text);
    write(masked.endsWith("\n") ? masked : masked + "\n");
  }

  /// Writes a line without masking it.
  void line(String line) {
    write(line + "\n");
  }

  private void write(String text) {
    lock.lock();
    try {
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      // The reader has closed the stream.
    } finally {
      lock.unlock();
    }
  }
}
